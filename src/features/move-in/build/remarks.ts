import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, groupBy } from '@idmp/model';
import { filesOfTree, isFolder } from './filesToCopy';
import type { SiteModel } from './siteModel';

/** Values of the configuration that are settings here. */
const SETTINGS: readonly (readonly [place: string, setting: string])[] = [
  ['url', 'SITE_URL'],
  ['i18n.localeConfigs.en.url', 'SITE_URL_EN'],
  ['baseUrl', 'PATH_PREFIX'],
  ['themeConfig.algolia.appId', 'GATSBY_ALGOLIA_APP_ID'],
  ['themeConfig.algolia.apiKey', 'GATSBY_ALGOLIA_SEARCH_KEY'],
  ['themeConfig.algolia.indexName', 'GATSBY_ALGOLIA_INDEX'],
  ['googleTagManager.containerId', 'GATSBY_TAG_MANAGER_ID'],
];

/** Files and folders at the top of a site that say nothing about its content. */
const TOOLING =
  /^(?:\.|node_modules$|build$|package\.json$|.*lock.*$|README|LICENSE|tsconfig|babel\.config|versions\.json$|.*_versions\.json$)/i;

/** Names of pages that are versions, such as `1.0.5.0.md`. */
const VERSION_FILE = /^\d+(?:\.\d+)+\.mdx?$/;

/** Folders whose pages are named like versions: code of the site may have ordered them. */
export function versionFolders(files: readonly string[]): string[] {
  const named = files.filter((file) => VERSION_FILE.test(path.posix.basename(file)));
  return [...groupBy(named, (file) => path.posix.dirname(file))]
    .filter(([, pages]) => pages.length > 1)
    .map(
      ([folder, pages]) =>
        `${folder}: ${pages.length} pages named like versions are ordered oldest first; { "order": "newest-first" } in its _category_.json turns them round`,
    );
}

/** Lines for `.env.production`, from the configuration. */
export function settingsOf({ text, languages }: SiteModel): string[] {
  const root = languages.find(({ isDefault }) => isDefault)?.locale ?? DEFAULT_LOCALE;
  const settings = SETTINGS.flatMap(([place, setting]) => {
    const value = text(place)?.replace(/\/$/, '');
    return value ? [`${setting}=${value}`] : [];
  });
  return root === DEFAULT_LOCALE ? settings : [...settings, `SITE_ROOT_LOCALE=${root}`];
}

/** What is not taken from a site. */
export function remainingParts(site: string, { file }: SiteModel, taken: readonly string[]): string[] {
  const tops = new Set(taken.map((folder) => folder.split('/')[0]));
  const others = fs
    .readdirSync(site)
    .filter(
      (name) =>
        !TOOLING.test(name) &&
        !/^sidebars?\b|_sidebars$/.test(name) &&
        (!tops.has(name) || name === 'src') &&
        name !== file,
    );
  const named = (names: readonly string[], why: string): string[] =>
    names.length === 0 ? [] : [`${names.join(', ')}: ${why}`];
  return [
    ...named(codePages(site), 'pages that are code, write their content as Markdown'),
    ...named([...others, ...interfaceTexts(site)], 'not part of the content, see docs/moving-in.md'),
    ...named(file === undefined ? [] : [file], 'read, not run; for the rest of it, see docs/moving-in.md'),
  ];
}

/** Addresses of pages that are code, besides the home page. */
export function codePages(site: string): string[] {
  return filesOfTree(site, 'src/pages')
    .files.filter(
      (file) => /\.[jt]sx?$/.test(file) && !/(?:^|\/)(?:_|components\/)|\.test\.|\.d\.ts$/.test(file),
    )
    .map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.[jt]sx?$/, '')}`)
    .filter((address) => address !== '/')
    .sort();
}

/** Folders and files of translations beside those of pages: blogs, and Docusaurus's own interface. */
function interfaceTexts(site: string): string[] {
  const folder = path.join(site, 'i18n');
  if (!isFolder(folder)) return fs.existsSync(folder) ? ['i18n'] : [];
  return fs
    .readdirSync(folder)
    .filter((locale) => isFolder(path.join(folder, locale)))
    .flatMap((locale) => fs.readdirSync(path.join(folder, locale)).map((name) => `i18n/${locale}/${name}`))
    .filter((name) => !/\/(?:\.|docusaurus-plugin-content-(?:docs|pages))/.test(name));
}

/** What the configuration says about versions, as this site writes it. */
export function versionLabels({ plugins }: SiteModel): string[] {
  const [documents] = plugins;
  if (!documents || documents.versions.length < 2) return [];
  const settings = documents.versions
    .filter(({ name, path: part, isLast }) => isLast || name !== 'current' || part !== 'next')
    .map(({ name, path: part, label, isLast, banner }) => {
      const own = { label, ...(banner === 'none' && !isLast && { banner }) };
      return `${isLast ? 'current' : `'${name === 'current' ? part : name}'`}: ${JSON.stringify(own)}`;
    });
  return [`versions: write VERSION_SETTINGS in src/site/versions.ts as { ${settings.join(', ')} }`];
}
