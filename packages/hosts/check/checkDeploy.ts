import { COMPRESS_MIN_BYTES, isCompressible, isImmutablePath } from '../rules/hostRules';
import {
  anyJson,
  decodeAddress,
  LOCALES,
  localizedAddress,
  ownValue,
  readJson,
  trimEndOf,
} from '@idmp/model';
import { notFoundFileFor } from '../rules/hostSite';
import { parseRelease, RELEASE_FILE, type Release } from '../published/release';
import { pageDataFile } from '../published/pageFiles';
import { addressIn, localeOf, pathOf, targetOf, type DeployedSite } from './deployedSite';
import type { Fault } from './faults';
import { headerFaults, isType } from './headerFaults';
import { missingPageFaults, pageFaults, policyFaults } from './pageFaults';
import { readPage, type PageFacts } from './readPage';
import { addressOfFile } from '../published/pageFiles';
import { readSitemap, type SitemapUrl } from './readSitemap';
import type { Languages } from '../rules/hostSite';
import { Visitor, type SiteAnswer } from './Visitor';

export interface DeployReport {
  /** Pages of the sitemap. */
  pages: number;
  /** Number of addresses requested. */
  asked: number;
  /** Address for which the site was built. */
  published: string;
  faults: Fault[];
}

export interface DeployCheckOptions {
  /** Address of the site, with prefix. */
  address: string;
  /** `<html lang>` of each language. */
  languages: Languages;
  /** Expected release; defaults to the site's own `release.json`. */
  release?: Release;
}

const AT_ONCE = 8;

/** Files of a project or server that hosts must not serve. */
const PRIVATE_FILES = [
  '/.env',
  '/.env.production',
  '/.git/config',
  '/.git/HEAD',
  '/.htpasswd',
  '/package.json',
  '/hosts/nginx.conf',
  '/hosts/site.json',
  '/hosts/files.json',
  '/_headers',
];
/** Folders that must not be listed. */
const FOLDERS = ['/assets/', '/static/', '/page-data/'];

/** Names of files and pages that do not exist. */
const NOWHERE = 'no-such-page-0a1b2c3d';
const GONE_FILES = [
  `/app-${'0'.repeat(20)}.js`,
  `/page-data/${NOWHERE}/page-data.json`,
  `/assets/${NOWHERE}.svg`,
];

/**
 * Verifies a deployed site over HTTP: the bytes of its files, headers, redirects, 404s and forms of addresses. What is in its
 * pages is read only if there is no list of files to compare them with.
 */
export async function checkDeploy({
  address,
  languages,
  release,
}: DeployCheckOptions): Promise<DeployReport> {
  const check = new DeployCheck(trimEndOf(address, '/'), languages, new Visitor(AT_ONCE), release);
  return check.run();
}

class DeployCheck {
  private readonly faults: Fault[] = [];
  private readonly checkedFiles = new Set<string>();
  private readonly facts = new Map<string, PageFacts>();
  private site: DeployedSite;
  /** Policy in the pages, which is the same in all of them. */
  private policy: string | null = null;
  /** Whether a list says what each file must be. */
  private isListed = false;

  constructor(
    base: string,
    private readonly languages: Languages,
    private readonly visitor: Visitor,
    private readonly wanted?: Release,
  ) {
    this.site = { base, published: base };
  }

  async run(): Promise<DeployReport> {
    const home = await this.ask('/');
    if (home.status === 0) {
      this.fault('/', home.failure ?? '');
      return this.report(0);
    }
    this.policy = readPage(home.text).policy;
    const release = await this.readRelease();
    this.isListed = Object.keys(release).length > 0;
    const entries = await this.readSitemaps();
    await Promise.all([
      ...entries.map((entry) => this.checkPage(entry)),
      ...this.sampleOf(entries).map((entry) => this.checkForms(entry)),
      ...LOCALES.map((locale) => this.checkMissingPage(localizedAddress(locale, NOWHERE))),
      ...GONE_FILES.map((path) => this.checkMissingFile(path)),
      ...PRIVATE_FILES.map((path) => this.checkPrivate(path)),
      ...FOLDERS.map((path) => this.checkUnlisted(path)),
      ...Object.entries(release).map(([file, hash]) => this.compareFile(file, hash)),
      ...LOCALES.map((locale) => this.compareMissingPage(localizedAddress(locale, NOWHERE), release)),
      this.checkFile('/boot.js'),
      this.checkFile('/page-data/app-data.json'),
      this.checkFile('/.well-known/security.txt'),
    ]);
    return this.report(entries.length);
  }

  private report(pages: number): DeployReport {
    return {
      pages,
      asked: this.visitor.asked,
      published: this.site.published,
      faults: this.faults.sort((a, b) => a.what.localeCompare(b.what) || a.address.localeCompare(b.address)),
    };
  }

  private fault(address: string, ...whats: string[]): void {
    this.faults.push(...whats.map((what) => ({ address, what })));
  }

  private ask(address: string): Promise<SiteAnswer> {
    return this.visitor.ask(this.site.base + address);
  }

  /** The expected files with their hashes. */
  private async readRelease(): Promise<Release> {
    const address = `/${RELEASE_FILE}`;
    const answer = await this.ask(address);
    const own = answer.status === 200 ? parseRelease(answer.text) : null;
    if (own === null)
      this.fault(address, 'is not a file list, so the files cannot be compared with those of a build');
    return this.wanted ?? own ?? {};
  }

  /** Compares a file byte by byte, in each precompressed variant. */
  private async compareFile(file: string, hash: string): Promise<void> {
    const address = addressOfFile(file);
    const isPage = file.endsWith('.html');
    const answer = await this.ask(address);
    // Hosts may answer the address of the not-found page itself with another status.
    const isNotFoundPage = /(?:^|\/)404(?:\.html|\/index\.html)$/.test(file);
    if (isNotFoundPage ? ![200, 404].includes(answer.status) : !this.isThere(address, answer)) return;
    if (!isPage) await this.checkFile(address);
    if (answer.sha256 !== hash) {
      this.fault(address, 'is not the file of this release');
      return;
    }
    if (!isCompressible(file) || Buffer.byteLength(answer.text) < COMPRESS_MIN_BYTES) return;
    for (const accepted of ['gzip', 'identity'] as const) {
      const other = await this.visitor.askAs(this.site.base + address, accepted);
      if (other.sha256 !== hash)
        this.fault(address, `is not the file of this release when sent as ${accepted}`);
    }
  }

  /** A 404 must show the not-found page of this release. */
  private async compareMissingPage(address: string, release: Release): Promise<void> {
    const hash = ownValue(release, notFoundFileFor(address).slice(1));
    const answer = await this.ask(address);
    if (hash !== undefined && answer.status === 404 && answer.sha256 !== hash)
      this.fault(address, 'does not show the not-found page of this release');
  }

  private async checkPrivate(address: string): Promise<void> {
    const { status } = await this.ask(address);
    if (status < 400 || status >= 500)
      this.fault(address, `status ${status} for a file that nobody should get`);
  }

  private async checkUnlisted(address: string): Promise<void> {
    const { status } = await this.ask(address);
    if (status < 400 || status >= 500)
      this.fault(address, `status ${status} for a folder, not 404: is it listed?`);
  }

  private async readSitemaps(): Promise<SitemapUrl[]> {
    const robots = await this.ask('/robots.txt');
    const named = /^Sitemap:\s*(\S+)/im.exec(robots.text)?.[1];
    if (robots.status !== 200 || !named) this.fault('/robots.txt', 'does not name the sitemap');
    this.site = { ...this.site, published: named?.replace(/\/[^/]*$/, '') ?? this.site.base };
    await this.checkFile('/sitemap.xml');
    const { urls, parts } = readSitemap((await this.ask('/sitemap.xml')).text);
    const more = await Promise.all(
      parts.map(async (part) => {
        const address = addressIn(this.site, part) ?? '/';
        await this.checkFile(address);
        return readSitemap((await this.ask(address)).text).urls;
      }),
    );
    const all = [...urls, ...more.flat()];
    if (all.length === 0) this.fault('/sitemap.xml', 'contains no address');
    return all;
  }

  /** First, middle and last address. */
  private sampleOf(entries: readonly SitemapUrl[]): SitemapUrl[] {
    const places = [0, Math.floor(entries.length / 2), entries.length - 1];
    return [...new Set(places.flatMap((place) => entries[place] ?? []))];
  }

  private async checkPage(entry: SitemapUrl): Promise<void> {
    const address = addressIn(this.site, entry.url);
    if (address === null) {
      this.fault(entry.url, 'an address of the sitemap belongs to another site');
      return;
    }
    const answer = await this.ask(address);
    if (!this.isThere(address, answer)) return;
    this.fault(address, ...headerFaults(pathOf(address), answer), ...policyFaults(this.policy, answer));
    if (!this.isListed) await this.checkInside(address, entry, answer);
  }

  /** Without a list of files, nobody knows what the page must be: it has to fit the sitemap, and lead somewhere. */
  private async checkInside(address: string, entry: SitemapUrl, answer: SiteAnswer): Promise<void> {
    const page = this.factsOf(address, answer);
    this.fault(address, ...pageFaults(entry, page, this.languages[localeOf(address)]));
    const data = `/${pageDataFile(pathOf(address))}`;
    await Promise.all([
      this.checkFile(data),
      ...[...entry.alternates.values()].map((url) => this.checkLink(address, url)),
      ...page.links.map((href) => this.checkLink(address, href)),
      ...page.assets.map((href) => this.checkAsset(address, href)),
    ]);
  }

  /** Reports a response that is not the file itself. */
  private isThere(address: string, { status, headers, failure }: SiteAnswer, from?: string): boolean {
    if (status === 200) return true;
    const where = from === undefined ? '' : ` (linked from ${from})`;
    if (status === 0) this.fault(address, failure ?? '');
    else if (status >= 300 && status < 400)
      this.fault(address, `redirects to ${headers.get('location') ?? 'nowhere'}${where}`);
    else this.fault(address, `status ${status}${where}`);
    return false;
  }

  private factsOf(address: string, { text }: SiteAnswer): PageFacts {
    const path = pathOf(address);
    const facts = this.facts.get(path) ?? readPage(text);
    this.facts.set(path, facts);
    return facts;
  }

  private async checkLink(from: string, href: string): Promise<void> {
    const url = targetOf(this.site, this.site.base + from, href);
    if (url === null) return;
    const address = addressIn(this.site, url) ?? '/';
    const answer = await this.visitor.ask(url);
    if (!this.isThere(pathOf(address), answer, from)) return;
    const hash = /#(.+)$/s.exec(address)?.[1];
    // Browsers scroll to the top for #top, even without such an id.
    if (!hash || hash === 'top' || !isType(answer.headers, 'text/html')) return;
    const { ids } = this.factsOf(address, answer);
    if (!ids.has(hash) && !ids.has(decodeAddress(hash)))
      this.fault(address, `no such heading (linked from ${from})`);
  }

  private async checkAsset(from: string, href: string): Promise<void> {
    const url = targetOf(this.site, this.site.base + from, href);
    if (url !== null) await this.checkFile(pathOf(addressIn(this.site, url) ?? '/'), from);
  }

  private async checkFile(address: string, from?: string): Promise<void> {
    if (this.checkedFiles.has(address)) return;
    this.checkedFiles.add(address);
    const answer = await this.ask(address);
    if (!this.isThere(address, answer, from)) return;
    this.fault(address, ...headerFaults(address, answer));
    if (address.endsWith('.json') && !isJson(answer.text)) this.fault(address, 'is not JSON');
  }

  /** Every variant of an address has to show the page. */
  private async checkForms({ url }: SitemapUrl): Promise<void> {
    const address = addressIn(this.site, url);
    if (address === null) return;
    const { sha256 } = await this.ask(address);
    const forms =
      address === '/' ? ['/index.html'] : [`${address}/`, `${address}.html`, `${address}/index.html`];
    await Promise.all(
      forms.map(async (form) => {
        const answer = await this.ask(form);
        if (this.isThere(form, answer) && answer.sha256 !== sha256)
          this.fault(form, `does not show the page ${address}`);
      }),
    );
  }

  private async checkMissingPage(address: string): Promise<void> {
    const answer = await this.ask(address);
    this.fault(
      address,
      ...missingPageFaults(answer, readPage(answer.text), this.languages[localeOf(address)]),
    );
  }

  private async checkMissingFile(path: string): Promise<void> {
    const { status, headers } = await this.ask(path);
    if (status !== 404) this.fault(path, `status ${status} for a file that does not exist, not 404`);
    const kept = /immutable|max-age=[1-9]/.test(headers.get('cache-control') ?? '');
    if (isImmutablePath(path) && kept) this.fault(path, 'the absence of a file may be kept by browsers');
  }
}

const isJson = (text: string): boolean => readJson(text, anyJson) !== undefined;
