import path from 'node:path';
import {
  decodeAddress,
  isLocale,
  type Locale,
  localizedAddress,
  nearest,
  normalizeSegments,
  pathToSlug,
  slugBelow,
} from '@idmp/model';
import { fileOfDownload } from '@idmp/files';
import type { SiteEntry } from './entries';

/** Where a link leads. */
export type LinkTarget =
  | { kind: 'page'; entry: SiteEntry }
  | { kind: 'file'; file: string }
  | { kind: 'address'; address: string }
  | { kind: 'nowhere' };

/** A link as written, in parts. */
export interface WrittenLink {
  path: string;
  query: string;
  /** Without `#`, decoded. */
  hash?: string;
}

const MAX_SUGGESTIONS = 100;
const DOCUMENT = /\.mdx?$/i;
const PAGE_SUFFIX = /(?:\/index)?(?:\.html?)?$/i;

/** Splits a link at `?` and `#`. */
export function parseLink(href: string): WrittenLink {
  const [, written = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#([\s\S]*))?$/.exec(href) ?? [];
  return {
    path: decodeAddress(written),
    query,
    ...(hash !== undefined && { hash: decodeAddress(hash).normalize('NFC') }),
  };
}

/** Resolves the links of all documents. */
export class Routes {
  private readonly bySlug = new Map<string, SiteEntry>();
  private readonly byPath = new Map<string, SiteEntry>();
  private readonly memory = new Map<string, LinkTarget>();
  private suggestionsLeft = MAX_SUGGESTIONS;

  constructor(
    private readonly entries: readonly SiteEntry[],
    private readonly contentDir: string,
    /** Slugs of pages that are not documents. */
    private readonly otherSlugs: ReadonlySet<string>,
    private readonly isFile: (file: string) => boolean,
    /** Version of the documents: `/basic/x` is its page, as it was when the version was the current one. */
    versionName?: string,
  ) {
    for (const entry of entries) {
      this.bySlug.set(`${entry.locale} ${entry.slug}`, entry);
      const below = versionName && slugBelow(entry.slug, versionName);
      if (below !== undefined) this.bySlug.set(`${entry.locale} ${below}`, entry);
      const key = `${entry.locale} ${pathToSlug(entry.path)}`;
      if (!this.byPath.has(key) || !entry.fallback) this.byPath.set(key, entry);
    }
  }

  /** Target of a link in `file`, shown on the page `from`. */
  resolve(link: WrittenLink, file: string, from: SiteEntry): LinkTarget {
    if (link.path === '') return { kind: 'page', entry: from };
    const key = link.path.startsWith('/')
      ? `${from.locale} ${link.path}`
      : `${from.address} ${file} ${link.path}`;
    const known = this.memory.get(key);
    if (known) return known;
    const target = this.find(link.path, file, from);
    this.memory.set(key, target);
    return target;
  }

  private find(written: string, file: string, from: SiteEntry): LinkTarget {
    const site = /^@site\/(?:docs|content\/[^/]+|i18n\/[^/]+\/[^/]+\/current)\/(.*)$/.exec(written)?.[1];
    if (site !== undefined) return this.page(from.locale, pathToSlug(site)) ?? { kind: 'nowhere' };
    if (written.startsWith('@site/')) return this.file(written.slice('@site/'.length));
    return written.startsWith('/')
      ? this.findAbsolute(written, from.locale)
      : this.findRelative(written, file, from);
  }

  /** `/basic/x` is the page in the language of the text; `/en/basic/x` is explicit. */
  private findAbsolute(written: string, locale: Locale): LinkTarget {
    const [first = '', ...rest] = normalizeSegments(written.split('/'));
    const named = isLocale(first) ? first : undefined;
    const slug = [...(named ? [] : [first]), ...rest].join('/');
    const page =
      this.page(named ?? locale, slug) ?? (named ? this.page(locale, [first, slug].join('/')) : undefined);
    if (page) return page;
    const address = slug.replace(PAGE_SUFFIX, '');
    if (this.otherSlugs.has(address))
      return { kind: 'address', address: localizedAddress(named ?? locale, address) };
    const file = [first, ...rest].join('/');
    return this.file(fileOfDownload(`/${file}`) ?? `static/${file}`);
  }

  /** Resolves relative to the file first, as authors expect, then to the address, as browsers do. */
  private findRelative(written: string, file: string, from: SiteEntry): LinkTarget {
    const joined = path.posix.join(path.posix.dirname(file), written);
    const root = `${this.contentDir}/`;
    const [language = '', ...below] = normalizeSegments(
      joined.startsWith(root) ? joined.slice(root.length).split('/') : [],
    );
    if (isLocale(language)) {
      const own = file.startsWith(`${root}${language}/`);
      const page = this.page(own ? from.locale : language, pathToSlug(below.join('/')));
      if (page) return page;
      if (!DOCUMENT.test(written) && this.isFile(joined)) return { kind: 'file', file: joined };
    }
    if (DOCUMENT.test(written)) return { kind: 'nowhere' };
    const segments = from.slug.split('/');
    for (const base of [segments.slice(0, -1), segments]) {
      const page = this.page(from.locale, normalizeSegments([...base, ...written.split('/')]).join('/'));
      if (page) return page;
    }
    return { kind: 'nowhere' };
  }

  private page(locale: Locale, slug: string): LinkTarget | undefined {
    const clean = slug.replace(PAGE_SUFFIX, '');
    for (const candidate of [slug, clean, pathToSlug(clean)]) {
      const entry = this.bySlug.get(`${locale} ${candidate}`) ?? this.byPath.get(`${locale} ${candidate}`);
      if (entry) return { kind: 'page', entry };
    }
    return undefined;
  }

  private file(file: string): LinkTarget {
    return this.isFile(file) ? { kind: 'file', file } : { kind: 'nowhere' };
  }

  /** The closest existing target to a dead link, in the form that the author used. */
  suggest(written: string, file: string, locale: Locale): string | undefined {
    if (this.suggestionsLeft-- <= 0) return undefined;
    const here = this.entries.filter((entry) => entry.locale === locale);
    if (written.startsWith('/')) {
      const wanted = normalizeSegments(written.split('/')).join('/');
      const found = bestOf(wanted, here, ({ slug }) => slug);
      return found && `/${found.slug}`;
    }
    const folder = path.posix.dirname(file);
    const wanted = path.posix.join(folder, written);
    const found = bestOf(wanted, here, (entry) => entry.document.file);
    if (!found) return undefined;
    const relative = path.posix.relative(folder, found.document.file);
    return relative.startsWith('.') ? relative : `./${relative}`;
  }
}

/** The entry with the closest name; among equal names, the closest path. */
function bestOf(
  wanted: string,
  entries: readonly SiteEntry[],
  pathOf: (entry: SiteEntry) => string,
): SiteEntry | undefined {
  const byName = new Map<string, Map<string, SiteEntry>>();
  for (const entry of entries) {
    const own = pathToSlug(pathOf(entry));
    const name = path.posix.basename(own);
    byName.set(name, (byName.get(name) ?? new Map<string, SiteEntry>()).set(own, entry));
  }
  const slug = pathToSlug(wanted);
  const name = nearest(path.posix.basename(slug), byName.keys());
  const pool = name === undefined ? undefined : byName.get(name);
  const [first] = pool?.values() ?? [];
  return pool?.get(nearest(slug, pool.keys()) ?? '') ?? first;
}
