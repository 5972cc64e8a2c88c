import fs from 'node:fs';
import path, { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import glob from 'fast-glob';
import { stringify } from 'yaml';
import {
  buildSidebar,
  flattenSidebar,
  type FolderSetting,
  type ListedEntry,
  type SidebarDocument,
  type FormerAddresses,
  type NewFile,
} from '@idmp/content';
import { documentSlug, groupBy, LOCALES, VERSIONS_DIR } from '@idmp/model';
import { CONTENT_DIR } from '@idmp/files';
import { type Documents, isBelow, join, type Site, type SiteLanguage, trim } from './docusaurus';
import { labelOf, listSidebars, slugIn } from './sidebars';
import { movedPage, withSharedIds } from './text';

const PAGE = /\.mdx?$/;
const PARTIAL = /(?:^|\/)_/;
const DRAFT = /^---\n(?:.*\n)*?draft: *true *\n/;
const CATEGORY = /(?:^|\/)_category_\.(?:json|ya?ml)$/;
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;
/** Folders with pages that are named like versions, such as `1.0.5.0.md`. */
const VERSIONS = /^(.*)\/\d+(?:\.\d+)+\.mdx?$/;

/** Files of a folder, relative to it, without links. */
export const filesOf = (cwd: string, dot = false): string[] =>
  glob.sync('**', { cwd, dot, followSymbolicLinks: false, ignore: ['**/node_modules/**'] }).sort();

/** What a language has in its sidebar, and all its pages. */
interface Sidebar {
  items: ListedEntry[];
  pages: SidebarDocument[];
}

/** Turns the pages of a site into those of this one. Nothing is written. */
export class SiteMove {
  /** By their paths relative to the project. */
  readonly files = new Map<string, NewFile>();
  readonly former: FormerAddresses[];
  /** What was taken, and what was left, each in a line. */
  readonly taken: string[] = [];
  readonly left: string[] = [];
  /** By the folder of their language. */
  private readonly sidebars = new Map<string, Sidebar>();
  private readonly removed: string[] = [];
  /** Addresses that stay behind. */
  private readonly staying: string[];

  /** @param addresses - of pages, without language and leading slash; those that this site has itself */
  constructor(
    private readonly folder: string,
    private readonly site: Site,
    readonly addresses: Set<string>,
    isReservedId: (id: string) => boolean,
  ) {
    this.former = formerAddresses(site);
    const { documents: all, languages, split } = site;
    const moved = all.flatMap(({ pages, indexes }) => [...pages, ...indexes]);
    const known = new Set(['', ...addresses, ...moved.map(({ permalink }) => split(permalink).address)]);
    this.staying = site.addresses.filter((address) => !known.has(address));
    const own = new Set(addresses);
    for (const documents of all) {
      const pages = documents.pages.filter(({ address }) => !own.has(slugIn(documents, address)));
      if (documents.name === undefined)
        this.left.push(`version ${documents.version}: its addresses lead to the current documents`);
      else
        for (const language of languages) if (language.locale) this.take({ ...documents, pages }, language);
    }
    for (const [to, sidebar] of [...this.sidebars])
      for (const twin of new Set([to, ...LOCALES.map((locale) => posix.join(posix.dirname(to), locale))]))
        // A language that the site lacks shows the pages of the other.
        if (twin === to || !this.sidebars.has(twin)) this.writeSidebar(twin, sidebar);
    for (const [file, text] of this.files) {
      const other = file.replace('/en/', '/zh-Hans/');
      const translation = this.files.get(other);
      if (other === file || typeof text !== 'string' || typeof translation !== 'string') continue;
      const [first = text, second = translation] = withSharedIds([text, translation], isReservedId);
      this.files.set(file, first).set(other, second);
    }
    for (const [name, files] of groupBy(this.removed, (each) => each))
      this.left.push(`the field "${name}" of ${files.length} files`);
    for (const { name, locale } of languages)
      if (!locale) this.left.push(`language ${name}: its addresses lead to ${languages[0]?.name}`);
    const behind = [...groupBy(this.staying, (address) => address.split('/')[0] ?? '')];
    const counts = behind.map(([name, { length }]) => `/${name} (${length})`);
    if (behind.length > 0)
      this.left.push(
        `addresses that no page here has: ${counts.join(', ')}; links to them begin with pathname://`,
      );
  }

  /** Takes a version in a language. */
  private take(documents: Documents, language: SiteLanguage): void {
    const { name, route, versions, original, pages: all } = documents;
    const to = join(name ? join(VERSIONS_DIR, name) : CONTENT_DIR, language.locale);
    const own = all.filter(({ translation }) => translation === language);
    const originals = all.filter(({ translation }) => translation === undefined);
    // What the language lacks is that of the original.
    const pages = new Map([...originals, ...own].map((page) => [page.file, page]));
    const { items, made, links } = listSidebars(documents, language, [...pages.values()], this.site.split);
    const sidebar = this.sidebars.get(to) ?? { items: [], pages: [] };
    this.sidebars.set(to, sidebar);
    sidebar.items.push(...items);
    if (links.length > 0) this.left.push(`links in the sidebar: ${links.join(', ')}`);
    for (const page of [...pages.values(), ...made]) {
      const [file, slug] = [join(route, page.file), slugIn(documents, page.address)];
      const { sidebar_position: position } = page.frontMatter;
      const entry = {
        path: file,
        category: posix.dirname(file).replace(/^\.$/, ''),
        address: slug,
        sidebarLabel: labelOf(page),
      };
      if (!page.unlisted) sidebar.pages.push({ ...entry, sidebarPosition: position ?? null });
      if (name === '') this.addresses.add(slug);
    }
    for (const { file, title, description, address } of made)
      this.files.set(
        `${to}/${join(route, file)}`,
        madePage({ title, slug: `/${slugIn(documents, address)}` }, description),
      );
    const done = new Set<string>();
    for (const root of new Set(
      [...own, ...(language === original ? originals : [])].map((page) => page.root),
    )) {
      const found = filesOf(path.join(this.folder, root)).filter((file) => !done.has(file));
      for (const file of found) {
        const target = `${to}/${join(route, file)}`;
        const text = PAGE.test(file) ? this.textOf(documents, language, root, file) : undefined;
        if (text !== undefined) this.files.set(target, text);
        else if (PAGE.test(file))
          this.left.push(`${root}/${file}: Docusaurus does not publish it, or this site has a page there`);
        else if (versions.size > 0 ? !CATEGORY.test(file) : PICTURE.test(file))
          this.files.set(target, { copyOf: path.join(this.folder, root, file) });
        done.add(file);
      }
      this.taken.push(`${root}/ → ${join(to, route)}/ (${found.length} files)`);
    }
  }

  /** A page or partial as it is written here; undefined for a file that is neither. */
  private textOf(
    documents: Documents,
    language: SiteLanguage,
    root: string,
    file: string,
  ): string | undefined {
    const source = fs.readFileSync(path.join(this.folder, root, file), 'utf8');
    const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    const page = documents.pages.find((each) => each.root === root && each.file === file);
    if (!page && !PARTIAL.test(file) && !DRAFT.test(text)) return undefined;
    const format = page?.frontMatter.mdx?.format ?? this.site.config.markdown.format;
    const slug = page && slugIn(documents, page.address);
    const isNamed = slug === documentSlug(join(documents.route, file), page?.frontMatter.slug);
    const moved = movedPage(
      text,
      {
        isCommonMark: format === 'md' || (format === 'detect' && file.endsWith('.md')),
        target: (link) => this.targetOf(link, documents, language, root, file),
      },
      page && { title: page.title, slug: isNamed ? undefined : `/${slug}` },
    );
    this.removed.push(...moved.removed);
    return moved.text;
  }

  /** Where a link leads here; undefined if it stays. */
  private targetOf(
    written: string,
    from: Documents,
    own: SiteLanguage,
    ...[root, file]: [root: string, file: string]
  ): string | undefined {
    const { split, documents, config, languages } = this.site;
    const isThere = (place: string): boolean => fs.existsSync(path.join(this.folder, place));
    const [address = ''] = written.split(/[?#]/, 1);
    const rest = written.slice(address.length);
    const isRooted = address.startsWith('/');
    const place = isRooted ? address.slice(1) : posix.join(posix.dirname(join(root, file)), address);
    const shared = config.staticDirectories.find((each) => place.startsWith(`${each}/`));
    if (shared !== undefined && (!isRooted || isThere(place))) return place.slice(shared.length) + rest;
    if (PAGE.test(address) && !/^\.|:/.test(address)) {
      // Docusaurus looks for documents beside the page, then below all of them.
      const named = trim(address);
      const isElsewhere = (isRooted || !isThere(place)) && from.pages.some((page) => page.file === named);
      return isElsewhere ? posix.relative(posix.dirname(file), named) + rest : undefined;
    }
    if (!isRooted || config.staticDirectories.some((each) => isThere(each + address))) return undefined;
    const { language = own, address: to } = split(address);
    if (this.staying.includes(to)) return `pathname:///${join(language.prefix, to)}${rest}`;
    const [found] = documents
      .filter(({ start }) => isBelow(to, start))
      .sort((a, b) => b.start.length - a.start.length);
    const moved = join(found?.name, found ? slugIn(found, to) : to);
    const locale = language.prefix === '' ? own.locale : language.locale;
    // Pages of other versions are no targets of links.
    if (found?.name && found.name !== from.name)
      return `pathname:///${join(locale === languages[0]?.locale ? '' : locale, moved)}${rest}`;
    const target = `/${join(locale === own.locale ? '' : locale, moved)}`;
    return target === `/${trim(address)}` ? undefined : target + rest;
  }

  /** Writes the home page of a language if it was code, and its sidebar unless the names of the files say the same. */
  private writeSidebar(to: string, { items, pages }: Sidebar): void {
    let home = pages.find(({ address }) => address === '')?.path;
    if (home === undefined && !to.startsWith(VERSIONS_DIR)) {
      const { title, tagline } = this.site.config;
      home = 'index.md';
      this.addresses.add('');
      pages.push({ path: home, category: '', address: '', sidebarLabel: title, sidebarPosition: null });
      // The home page of a language without pages is that of the other.
      if ([...this.files.keys()].some((file) => file.startsWith(`${to}/`))) {
        this.files.set(`${to}/${home}`, madePage({ title }, tagline));
        this.left.push(`the home page is code: ${to}/${home} lists the pages instead`);
      }
    }
    if (items.length === 0) return;
    if (home !== undefined && !items.some(({ page }) => page === home)) items.unshift({ page: home });
    const folders = new Set(pages.flatMap(({ path: file }) => VERSIONS.exec(file)?.[1] ?? []));
    const listed: Settings = new Map([['', { items }]]);
    const newest: Settings = new Map([...folders].map((folder) => [folder, { order: 'newest-first' }]));
    const wanted = buildSidebar(pages, listed);
    const isLike = (settings: Settings): boolean => isDeepStrictEqual(buildSidebar(pages, settings), wanted);
    for (const [folder, setting] of [new Map<string, FolderSetting>(), newest].find(isLike) ?? listed)
      this.files.set(join(to, folder, '_category_.json'), jsonOf(setting));
    const hidden = pages.length - flattenSidebar(wanted).length;
    if (hidden > 0) this.left.push(`${to}/: ${hidden} pages are in no sidebar, as they were`);
  }
}

type Settings = Map<string, FolderSetting>;

/** A page that lists others. */
const madePage = (fields: Record<string, string>, lead = ''): string =>
  `---\n${stringify(fields)}---\n\n${lead && `${lead.replace(/[\\`*_[\]{}<]/g, '\\$&')}\n\n`}<DocCardList />\n`;

/** JSON with a line for each page. */
const jsonOf = (setting: FolderSetting): string =>
  `${JSON.stringify(setting, null, 2).replace(/\{[^[{}]*\}/g, (page) => page.replace(/\n\s+/g, ' '))}\n`;

/** Folders of addresses that are others here: of versions, and of languages with another name. */
function formerAddresses({ documents, languages }: Site): FormerAddresses[] {
  const [root] = languages.map(({ locale }) => locale);
  const rules = languages.flatMap(({ prefix, locale: language = root }) =>
    documents.flatMap(({ start, name, route }) => {
      const [from, to] = [join(prefix, start), join(name, route)];
      const isSame = from === join(language === root ? '' : language, to);
      return isSame || !language ? [] : { from: `/${from}`, language, to: `/${to}` };
    }),
  );
  return [...new Map(rules.map((rule) => [rule.from, rule])).values()];
}
