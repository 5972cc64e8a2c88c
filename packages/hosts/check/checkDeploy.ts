import { anyJson, LOCALES, localizedAddress, ownValue, readJson, trimEndOf } from '@idmp/model';
import { COMPRESS_MIN_BYTES, isCompressible, isImmutablePath } from '../rules/hostRules';
import { notFoundFileFor } from '../rules/hostSite';
import { addressOfFile } from '../published/publishedFiles';
import { parseRelease, RELEASE_FILE, type Release } from '../published/release';
import type { Fault } from './faults';
import { directivesOf, headerFaults } from './headerFaults';
import { Visitor, type SiteAnswer } from './Visitor';

export interface DeployReport {
  /** Pages of the release. */
  pages: number;
  /** Number of addresses requested. */
  asked: number;
  /** Address for which the site was built, which canonical links and the sitemap name. */
  published: string;
  faults: Fault[];
}

export interface DeployCheckOptions {
  /** Address of the site, with prefix. */
  address: string;
  /** Expected release; defaults to the site's own `release.json`. */
  release?: Release;
}

const AT_ONCE = 8;

const NOT_FOUND = /(?:^|\/)404(?:\.html|\/index\.html)$/;

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

/** What the steps of a check share. */
interface Check {
  base: string;
  visitor: Visitor;
  home: SiteAnswer;
  /** The expected files. */
  files: Release;
  faults: Fault[];
}

/** Verifies a deployed site over HTTP: the bytes of its files, headers, redirects, 404s and forms of addresses. */
export async function checkDeploy({ address, release }: DeployCheckOptions): Promise<DeployReport> {
  const base = trimEndOf(address, '/');
  const visitor = new Visitor(AT_ONCE);
  const home = await visitor.ask(`${base}/`);
  const check: Check = { base, visitor, home, files: {}, faults: [] };
  if (home.status === 0) {
    fault(check, '/', home.failure ?? '');
    return { pages: 0, asked: visitor.asked, published: base, faults: check.faults };
  }
  const published = await publishedAddress(check);
  check.files = release ?? (await ownRelease(check));
  const pages = Object.keys(check.files)
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !NOT_FOUND.test(file))
    .map(addressOfFile);
  await Promise.all([
    ...Object.entries(check.files).map(([file, hash]) => compareFile(check, file, hash)),
    ...firstMiddleLast(pages).map((page) => checkForms(check, page)),
    ...LOCALES.map((locale) => checkMissingPage(check, localizedAddress(locale, NOWHERE))),
    ...GONE_FILES.map((file) => checkMissingFile(check, file)),
    ...PRIVATE_FILES.map((file) => checkRefused(check, file, 'for a file that nobody should get')),
    ...FOLDERS.map((folder) => checkRefused(check, folder, 'for a folder, not 404: is it listed?')),
  ]);
  check.faults.sort((a, b) => a.what.localeCompare(b.what) || a.address.localeCompare(b.address));
  return { pages: pages.length, asked: visitor.asked, published, faults: check.faults };
}

function fault({ faults }: Check, address: string, ...whats: string[]): void {
  faults.push(...whats.map((what) => ({ address, what })));
}

const ask = ({ base, visitor }: Check, address: string): Promise<SiteAnswer> => visitor.ask(base + address);

/** Reports a response that is not the file itself. */
function isThere(check: Check, address: string, { status, headers, failure }: SiteAnswer): boolean {
  if (status === 200) return true;
  if (status === 0) fault(check, address, failure ?? '');
  else if (status >= 300 && status < 400)
    fault(check, address, `redirects to ${headers.get('location') ?? 'nowhere'}`);
  else fault(check, address, `status ${status}`);
  return false;
}

/** Address for which the site was built. */
async function publishedAddress(check: Check): Promise<string> {
  const { text } = await ask(check, '/robots.txt');
  const published = /^Sitemap:\s*(\S+)\/[^/]*$/im.exec(text)?.[1];
  if (published === undefined) fault(check, '/robots.txt', 'does not name the sitemap');
  return published ?? check.base;
}

async function ownRelease(check: Check): Promise<Release> {
  const address = `/${RELEASE_FILE}`;
  const { status, text } = await ask(check, address);
  const own = status === 200 ? parseRelease(text) : null;
  if (own === null)
    fault(check, address, 'is not a file list, so the files cannot be compared with those of a build');
  return own ?? {};
}

/** Compares a file byte by byte, in each precompressed variant. */
async function compareFile(check: Check, file: string, hash: string): Promise<void> {
  const address = addressOfFile(file);
  const answer = await ask(check, address);
  // Hosts may answer the address of the not-found page itself with another status.
  const isAnswered = NOT_FOUND.test(file) && answer.status === 404;
  if (!isAnswered && !isThere(check, address, answer)) return;
  fault(check, address, ...headerFaults(address, answer));
  if (file.endsWith('.html')) fault(check, address, ...policyFaults(check.home, answer));
  if (file.endsWith('.json') && readJson(answer.text, anyJson) === undefined)
    fault(check, address, 'is not JSON');
  if (answer.sha256 !== hash) fault(check, address, 'is not the file of this release');
  else if (isCompressible(file) && Buffer.byteLength(answer.text) >= COMPRESS_MIN_BYTES)
    for (const accepted of ['gzip', 'identity'] as const)
      if ((await check.visitor.askAs(check.base + address, accepted)).sha256 !== hash)
        fault(check, address, `is not the file of this release when sent as ${accepted}`);
}

/** Every form of an address has to show the page. */
async function checkForms(check: Check, address: string): Promise<void> {
  const { sha256 } = await ask(check, address);
  const forms =
    address === '/' ? ['/index.html'] : [`${address}/`, `${address}.html`, `${address}/index.html`];
  for (const form of forms) {
    const answer = await ask(check, form);
    if (isThere(check, form, answer) && answer.sha256 !== sha256)
      fault(check, form, `does not show the page ${address}`);
  }
}

async function checkMissingPage(check: Check, address: string): Promise<void> {
  const { status, sha256 } = await ask(check, address);
  const hash = ownValue(check.files, notFoundFileFor(address).slice(1));
  if (status !== 404) fault(check, address, `status ${status} for an address that does not exist, not 404`);
  else if (hash !== undefined && sha256 !== hash)
    fault(check, address, 'does not show the not-found page of this release');
}

async function checkMissingFile(check: Check, address: string): Promise<void> {
  const { status, headers } = await ask(check, address);
  if (status !== 404) fault(check, address, `status ${status} for a file that does not exist, not 404`);
  const kept = /immutable|max-age=[1-9]/.test(headers.get('cache-control') ?? '');
  if (isImmutablePath(address) && kept)
    fault(check, address, 'the absence of a file may be kept by browsers');
}

async function checkRefused(check: Check, address: string, what: string): Promise<void> {
  const { status } = await ask(check, address);
  if (status < 400 || status >= 500) fault(check, address, `status ${status} ${what}`);
}

function firstMiddleLast<Item>(items: readonly Item[]): Item[] {
  const places = [0, Math.floor(items.length / 2), items.length - 1];
  return [...new Set(places.flatMap((place) => items[place] ?? []))];
}

/** The header must be at least as strict as the policy in the pages, which is the same in all of them. */
function policyFaults(home: SiteAnswer, { headers }: SiteAnswer): string[] {
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/i.exec(home.text)?.[1];
  const header = headers.get('content-security-policy');
  if (policy === undefined || header === null) return [];
  const sent = directivesOf(header);
  return [...directivesOf(policy.replaceAll('&#x27;', "'"))]
    .filter(([name, directive]) => sent.get(name) !== directive)
    .map(([name]) => `${name} of the policy is not the same in the header and in the pages`);
}
