import fs from 'node:fs';
import path from 'node:path';
import { groupBy } from '../../../core/model/groupBy';
import { describeProblem, kindOf, type ContentProblem } from '../../../core/model/problem';
import { VALUES_FILE } from '../../../core/content/values';
import type { SiteConfig } from './readConfig';
import { SITE_FOLDERS } from './siteFolders';

/** Values of the configuration that are settings here. */
const SETTINGS: readonly (readonly [place: string, setting: string])[] = [
  ['url', 'SITE_URL'],
  ['i18n.localeConfigs.en.url', 'SITE_URL_EN'],
  ['themeConfig.algolia.appId', 'GATSBY_ALGOLIA_APP_ID'],
  ['themeConfig.algolia.apiKey', 'GATSBY_ALGOLIA_SEARCH_KEY'],
  ['themeConfig.algolia.indexName', 'GATSBY_ALGOLIA_INDEX'],
  ['presets.googleTagManager.containerId', 'GATSBY_TAG_MANAGER_ID'],
];

/** Files and folders at the top of a site that say nothing about its content. */
const TOOLING =
  /^(?:\.|node_modules$|build$|package\.json$|.*lock.*$|README|LICENSE|tsconfig|babel\.config)/i;

/** Names of pages that are versions, such as `1.0.5.0.md`. */
const VERSION_FILE = /^\d+(?:\.\d+)+\.mdx?$/;

/** Folders whose pages are named like versions: code of the site may have ordered them. */
export function versionFolders({ to, files }: { to: string; files: readonly string[] }): string[] {
  const named = files.filter((file) => VERSION_FILE.test(path.posix.basename(file)));
  return [...groupBy(named, (file) => path.posix.dirname(file))]
    .filter(([, pages]) => pages.length > 1)
    .map(
      ([folder, pages]) =>
        `${to}/${folder}: ${pages.length} pages named like versions are ordered oldest first; { "order": "newest-first" } in its _category_.json turns them round`,
    );
}

/** Values that texts name, such as `{{VERSION}}`: code of the site filled them. */
export function namedValues(problems: readonly ContentProblem[]): string[] {
  const unknown = problems.filter(({ code }) => kindOf(code) === 'unknown-value');
  const texts = unknown.map(({ values = {} }) => describeProblem({ code: 'unknown-value', values }).message);
  return [...new Set(texts)].map((message) => `${message}: add it to ${VALUES_FILE}`);
}

/** Lines for `.env.production`, from the configuration. */
export function settingsOf({ valueOf }: SiteConfig): string[] {
  return SETTINGS.flatMap(([place, setting]) => {
    const value = valueOf(place);
    return value === undefined ? [] : [`${setting}=${value}`];
  });
}

/** What is not taken from the top of a site, with what to do. */
export function remainingParts(site: string, config: SiteConfig, taken: readonly string[]): string[] {
  const tops = new Set(taken.map((folder) => folder.split('/')[0]));
  const names = fs.readdirSync(site).filter((name) => !TOOLING.test(name) && name !== SITE_FOLDERS.versions);
  return names.flatMap((name) => {
    if (name === config.file)
      return config.readable
        ? `${name}: read, not run; for what its code computes, see docs/moving-in.md`
        : `${name}: it cannot be parsed, so nothing of it is taken`;
    if (/^sidebars\.|^versioned_sidebars$/.test(name))
      return `${name}: never run; pages are ordered by their numbers, sidebar_position and _category_.json`;
    if (name === SITE_FOLDERS.translations) return interfaceTexts(site);
    if (tops.has(name) || name === path.posix.dirname(SITE_FOLDERS.version(''))) return [];
    return `${name}: not part of the content, see docs/moving-in.md`;
  });
}

/** Translations of Docusaurus's own interface. */
function interfaceTexts(site: string): string[] {
  return fs.readdirSync(path.join(site, SITE_FOLDERS.translations)).flatMap((locale) =>
    ['code.json', 'docusaurus-theme-classic']
      .map((name) => path.posix.join(SITE_FOLDERS.translations, locale, name))
      .filter((file) => fs.existsSync(path.join(site, file)))
      .map((file) => `${file}: the texts of the interface are in locales/`),
  );
}
