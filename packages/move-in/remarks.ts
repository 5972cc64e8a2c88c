import path from 'node:path';
import glob from 'fast-glob';
import { DEFAULT_LOCALE, groupBy } from '@idmp/model';
import { filesOfTree, isFolder } from './filesToCopy';
import type { SiteModel } from './siteModel';

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
export function settingsOf({ config, languages }: SiteModel): string[] {
  const { url, baseUrl, i18n, themeConfig, tagManager } = config;
  const { appId, apiKey, indexName } = themeConfig?.algolia ?? {};
  const root = languages.find(({ isDefault }) => isDefault)?.locale ?? DEFAULT_LOCALE;
  const settings = {
    SITE_URL: url,
    SITE_URL_EN: i18n?.localeConfigs?.['en']?.url,
    PATH_PREFIX: baseUrl,
    GATSBY_ALGOLIA_APP_ID: appId,
    GATSBY_ALGOLIA_SEARCH_KEY: apiKey,
    GATSBY_ALGOLIA_INDEX: indexName,
    GATSBY_TAG_MANAGER_ID: tagManager,
    SITE_ROOT_LOCALE: root === DEFAULT_LOCALE ? undefined : root,
  };
  return Object.entries(settings).flatMap(([name, value]) => {
    const written = value?.replace(/\/$/, '');
    return written ? [`${name}=${written}`] : [];
  });
}

/** Files and folders of a site that say nothing about its content, or are named elsewhere. */
const NOT_NAMED = [
  ...['node_modules', 'build', 'package.json', '*lock*', 'README*', 'LICEN?E*', 'tsconfig*', 'babel.config*'],
  ...['*versions.json', '*versioned_{docs,sidebars}', 'sidebars*', 'docusaurus.config.*'],
  'i18n/*/docusaurus-plugin-content-{docs,pages}*',
];

/** What is not taken from a site. */
export function remainingParts(site: string, { config, documents }: SiteModel): string[] {
  const taken = [...documents.map(({ folder }) => folder), ...config.staticDirectories];
  const others = glob
    .sync(['*', 'i18n/*/*'], {
      cwd: site,
      onlyFiles: false,
      caseSensitiveMatch: false,
      ignore: [...NOT_NAMED, ...taken.map((folder) => folder.split('/')[0] ?? '')],
    })
    .filter((name) => name !== 'i18n' || !isFolder(path.join(site, name)));
  const named = (names: readonly string[], why: string): string[] =>
    names.length === 0 ? [] : [`${[...names].sort().join(', ')}: ${why}`];
  return [
    ...named(codePages(site), 'pages that are code, write their content as Markdown'),
    ...named(others, 'not part of the content, see docs/moving-in.md'),
    ...named(
      config.file === undefined ? [] : [config.file],
      'read, not run; for the rest of it, see docs/moving-in.md',
    ),
  ];
}

/** Addresses of pages that are code, besides the home page. */
export function codePages(site: string): string[] {
  return filesOfTree(site, 'src/pages')
    .files.filter(
      (file) => /\.[jt]sx?$/.test(file) && !/(?:^|\/)(?:_|components\/)|\.test\.|\.d\.ts$/.test(file),
    )
    .map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.[jt]sx?$/, '')}`)
    .filter((address) => address !== '/');
}

/** What the configuration says about versions, as this site writes it. */
export function versionLabels({ documents }: SiteModel): string[] {
  const versions = documents.filter(({ route }) => route === documents[0]?.route);
  if (versions.length < 2) return [];
  const settings = versions.flatMap(({ name, label, banner }) => {
    const own = { label, ...(banner === 'none' && name !== '' && { banner }) };
    return name === undefined ? [] : [`${name === '' ? 'current' : `'${name}'`}: ${JSON.stringify(own)}`];
  });
  return [`versions: write VERSION_SETTINGS in src/site/versions.ts as { ${settings.join(', ')} }`];
}
