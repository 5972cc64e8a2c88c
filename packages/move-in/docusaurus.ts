import fs from 'node:fs';
import path, { posix } from 'node:path';
import glob from 'fast-glob';
import { decodeAddress, type Locale, LOCALES, ownValue, parseOwn, VERSION_NAME } from '@idmp/model';
import { RefusedChange } from '@idmp/content';
import { messageOf } from '@idmp/files';

// What Docusaurus writes, as far as it is read.
type LanguageConfig = { path: string; url: string; baseUrl: string };
type I18n = {
  defaultLocale: string;
  locales: string[];
  path: string;
  localeConfigs: Record<string, LanguageConfig>;
};
type Search = { appId?: string; apiKey?: string; indexName?: string };
type Texts = { title: string; tagline: string; markdown: { format: string } };
type Config = Texts & {
  trailingSlash?: boolean;
  staticDirectories: string[];
  themeConfig: { algolia?: Search };
};
type Plugins = Record<string, { path: string; versions: { name: string; path: string }[] }>;
type Link = { type: string; label: string; href?: string; docId?: string; unlisted?: boolean };
export type SidebarItem = Link & { items?: SidebarItem[] };
type Sidebars = { docsSidebars: Record<string, SidebarItem[]>; docs: Record<string, { sidebar?: string }> };
type Version = Sidebars & {
  version: string;
  label: string;
  banner: string | null;
  noIndex: boolean;
  isLast: boolean;
};
type Index = { title: string; description?: string; permalink: string };
type Fields = { slug?: string; sidebar_label?: string; sidebar_position?: number; mdx?: { format?: string } };
type Page = {
  id: string;
  version?: string;
  title: string;
  permalink: string;
  unlisted: boolean;
  frontMatter: Fields;
};
type Source = { source: string; sourceDirName?: string };

/** A language of the site; `locale` is undefined if this site does not have it. */
export interface SiteLanguage {
  name: string;
  locale: Locale | undefined;
  /** First part of its addresses, '' at the root. */
  prefix: string;
  url: string;
  /** Folder of its translations. */
  folder: string;
}

/** A page: its file below the folder of its documents, its address without language, its language if it is translated. */
export type SitePage = Page & {
  root: string;
  file: string;
  address: string;
  translation: SiteLanguage | undefined;
};

/** A version of the documents of a plugin, or the pages of Markdown beside them. */
export interface Documents {
  version: string;
  /** Version here: '' for the current one, undefined for one that stays behind. */
  name: string | undefined;
  /** Where its addresses begin, and those of the plugin; without language. */
  start: string;
  route: string;
  pages: SitePage[];
  /** Language of the pages that are no translations. */
  original: SiteLanguage | undefined;
  /** What Docusaurus says about it in each language. */
  versions: Map<SiteLanguage, Version>;
  /** Pages that it made for categories. */
  indexes: Index[];
}

/** A site as Docusaurus built it. */
export interface Site {
  config: Config;
  tagManager: string | undefined;
  /** Path on its host. */
  base: string;
  /** The default one is the first. */
  languages: SiteLanguage[];
  documents: Documents[];
  /** Addresses of all pages, without language. */
  addresses: string[];
  /** Language and rest of an address. */
  split: (address?: string) => { language: SiteLanguage | undefined; address: string };
}

/** Parts of a path; empty ones are left out. */
export const join = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join('/');

export const isBelow = (inner: string, outer: string): boolean =>
  outer === '' || `${inner}/`.startsWith(`${outer}/`);

export const trim = (address: string): string => address.replace(/^\/+|(?<!\/)\/+$/g, '');

/** Reads what `docusaurus build` wrote. */
export function readSite(site: string): Site {
  try {
    return read(site, path.join(site, '.docusaurus'));
  } catch (error) {
    if (error instanceof RefusedChange) throw error;
    throw new RefusedChange(
      `${site}/.docusaurus is not there or not whole (${messageOf(error)}): run "npx docusaurus clear && npx docusaurus build" in ${site}, with Docusaurus 3.9 or newer and for all languages at once (without --locale), until it ends without an error`,
    );
  }
}

const DOCS = 'docusaurus-plugin-content-docs';
const PAGES = 'docusaurus-plugin-content-pages';

function read(site: string, cwd: string): Site {
  const textOf = (file: string): string => fs.readFileSync(path.join(cwd, file), 'utf8');
  const readAll = <T>(pattern: string): T[] =>
    glob.sync(pattern, { cwd }).map((file) => parseOwn<T>(textOf(file)));
  const { languages, base } = languagesOf(parseOwn<I18n>(textOf('i18n.json')));
  const shown = languages.filter(({ locale }) => locale !== undefined);
  const byLength = [...languages].sort((a, b) => b.prefix.length - a.prefix.length);
  const split: Site['split'] = (written = '') => {
    const address = trim(decodeAddress(written.startsWith(base) ? written.slice(base.length) : written));
    const language = byLength.find(({ prefix }) => isBelow(address, prefix));
    return { language, address: trim(address.slice(language?.prefix.length)) };
  };
  const pageRoots = [...languages.map(({ folder }) => `${folder}/${PAGES}`), 'src/pages'];
  const readPages = (plugin: string, name?: string): Pick<Documents, 'pages' | 'original'> => {
    const pages = readAll<Page & Source>(`${plugin}/site-*.json`).flatMap((page): SitePage[] => {
      const place = posix.normalize(page.source.replace('@site/', ''));
      const below = page.sourceDirName?.replace(/^\.$/, '') ?? '';
      const own = posix.dirname(place).slice(0, below === '' ? undefined : -1 - below.length);
      const root = pageRoots.find((each) => isBelow(place, each)) ?? own;
      const translation = languages.find(({ folder }) => isBelow(place, folder));
      const { address } = split(page.permalink);
      // It keeps the data of files that are gone.
      const isThere = page.version === name && fs.existsSync(path.join(site, place));
      return isThere ? [{ ...page, translation, root, file: posix.relative(root, place), address }] : [];
    });
    const isLacking = (language: SiteLanguage): boolean =>
      pages.every((page) => page.translation !== language);
    return { pages, original: shown.find(isLacking) ?? shown[0] };
  };
  const plugins = parseOwn<Record<string, Plugins>>(textOf('globalData.json'))[DOCS] ?? {};
  const documents = Object.entries(plugins).flatMap(([id, plugin]) => {
    const props = readAll<{ version?: Version; categoryGeneratedIndex?: Index }>(`${DOCS}/${id}/p/*.json`);
    return plugin.versions.map(({ name, path: start }): Documents => {
      const versions = new Map<SiteLanguage, Version>();
      const written = props.flatMap(({ version }) => (version?.version === name ? version : []));
      if (written.length < languages.length)
        throw new Error(`version ${name} is there in ${written.length} of ${languages.length} languages`);
      for (const language of shown) {
        const found = written.find(({ docsSidebars }) =>
          linksOf(Object.values(docsSidebars).flat()).every((href) => split(href).language === language),
        );
        if (!found) throw new Error(`version ${name} lacks the language ${language.name}`);
        versions.set(language, found);
      }
      const isLast = [...versions.values()].every((each) => each.isLast);
      return {
        version: name,
        name: isLast ? '' : VERSION_NAME.test(name) ? name : undefined,
        start: split(start).address,
        route: split(plugin.path).address,
        ...readPages(`${DOCS}/${id}`, name),
        versions,
        indexes: props.flatMap(({ categoryGeneratedIndex }) => categoryGeneratedIndex ?? []),
      };
    });
  });
  const pages = { ...readPages(`${PAGES}/*`), versions: new Map(), indexes: [] };
  const config = textOf('docusaurus.config.mjs');
  const routes = textOf('routes.js').matchAll(/path: '([^']*)',\n\s*component: .*\n\s*exact: true/g);
  return {
    config: parseOwn(config.replace(/^[^]*?export default |;\s*$/g, '')),
    tagManager: /"containerId": "([^"]+)"/.exec(config)?.[1],
    base,
    languages,
    documents: [...documents, { version: '', name: '', start: '', route: '', ...pages }],
    addresses: [...routes].map(([, route]) => split(route).address),
    split,
  };
}

/** Links to documents in a sidebar. */
const linksOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap(({ docId, href = '', items: own = [] }) =>
    [docId === undefined ? [] : href, linksOf(own)].flat(),
  );

/** The languages, and what all their addresses begin with. */
function languagesOf({ defaultLocale, locales, path: folder, localeConfigs }: I18n) {
  const taken = new Set<Locale>();
  const partOf = (tag: string): string => tag.split(/[-_]/)[0]?.toLowerCase() ?? '';
  const languages = [...new Set([defaultLocale, ...locales])].map((name): SiteLanguage => {
    const { baseUrl = '', url = '', path: own = '' } = ownValue(localeConfigs, name) ?? {};
    const locale = LOCALES.find((each) => partOf(each) === partOf(name) && !taken.has(each));
    if (locale) taken.add(locale);
    return { name, locale, prefix: baseUrl, url, folder: posix.join(folder, own) };
  });
  if (languages[0]?.locale === undefined)
    throw new RefusedChange(`the documents are in "${defaultLocale}", which this site does not have`);
  if (new Set(languages.map(({ prefix }) => prefix)).size < languages.length)
    throw new Error('two languages have the same baseUrl, so that one is written over the other');
  let base = languages[0].prefix;
  while (!languages.every(({ prefix }) => prefix.startsWith(base)))
    base = base.slice(0, base.lastIndexOf('/', base.length - 2) + 1);
  for (const language of languages) language.prefix = trim(language.prefix.slice(base.length));
  return { languages, base };
}
