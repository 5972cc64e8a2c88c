import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LOCALES, type Locale } from '../../../core/model/locale';
import { VERSION_NAME, VERSIONS_DIR } from '../../../core/model/versions';
import { CONTENT_DIR } from '../../../core/files/contentFolders';
import { SITE_FOLDERS } from './siteFolders';
import type { SiteConfig } from './readConfig';
import { readJson } from '../../../core/model/readJson';

/** A folder of documents, and where it goes. */
export interface DocumentTree {
  /** Relative to the Docusaurus site. */
  from: string;
  /** Relative to this project. */
  to: string;
}

/** The documents of a Docusaurus site. */
export interface SiteTrees {
  trees: DocumentTree[];
  /** Languages and versions that stay behind, with the reason. */
  left: string[];
}

/** A site that cannot be moved in; the message is one sentence. */
export class RefusedSite extends Error {}

/** Finds the documents of each language and version. */
export function findTrees(site: string, config: SiteConfig): SiteTrees {
  const has = (folder: string): boolean => fs.existsSync(path.join(site, folder));
  const docs = path.posix.normalize(config.valueOf('presets.docs.path') ?? SITE_FOLDERS.docs);
  if (!has(docs)) throw new RefusedSite(`${site} has no folder ${docs}/, so it is no Docusaurus site`);
  const translated = has(SITE_FOLDERS.translations)
    ? fs.readdirSync(path.join(site, SITE_FOLDERS.translations))
    : [];
  const original = originalLocale(config.valueOf('i18n.defaultLocale'), translated);
  const names = versionNames(site);
  const missing = names.find((name) => !hasDocuments(path.join(site, SITE_FOLDERS.version(name))));
  if (missing !== undefined)
    throw new RefusedSite(
      `${SITE_FOLDERS.versions} names version ${missing}, but ${SITE_FOLDERS.version(missing)}/ has no documents: copy the whole site, or remove the name`,
    );
  const moved = names.filter((name) => VERSION_NAME.test(name));
  const trees: DocumentTree[] = [
    { from: docs, to: `${CONTENT_DIR}/${original}` },
    ...moved.map((name) => ({
      from: SITE_FOLDERS.version(name),
      to: `${VERSIONS_DIR}/${name}/${original}`,
    })),
  ];
  for (const name of translated) {
    const locale = localeOf(name);
    if (locale === undefined || locale === original) continue;
    const from = SITE_FOLDERS.translation(name);
    trees.push(
      { from: `${from}/current`, to: `${CONTENT_DIR}/${locale}` },
      ...moved.map((version) => ({
        from: `${from}/version-${version}`,
        to: `${VERSIONS_DIR}/${version}/${locale}`,
      })),
    );
  }
  return {
    trees: trees.filter(({ from }) => has(from)),
    left: [
      ...names
        .filter((name) => !moved.includes(name))
        .map((name) => `version ${name}: name it with numbers and dots, such as 1.0.6`),
      ...trees.filter(({ from }) => !has(from)).map(({ from }) => `${from}/: the site does not have it`),
      ...unnamedVersions(site, names),
      ...translated
        .filter((name) => localeOf(name) === undefined)
        .map((name) => `i18n/${name}/: not a language of this site (${LOCALES.join(', ')})`),
    ],
  };
}

const hasDocuments = (folder: string): boolean =>
  fs.existsSync(folder) &&
  fs.readdirSync(folder, { recursive: true }).some((name) => /\.mdx?$/.test(String(name)));

/** Folders of versions that the list of versions does not have. */
function unnamedVersions(site: string, names: readonly string[]): string[] {
  const folders = new Set(names.map(SITE_FOLDERS.version));
  const { dir } = path.posix.parse(SITE_FOLDERS.version(''));
  const found = fs.existsSync(path.join(site, dir)) ? fs.readdirSync(path.join(site, dir)) : [];
  return found
    .map((name) => `${dir}/${name}`)
    .filter((folder) => !folders.has(folder))
    .map((folder) => `${folder}/: ${SITE_FOLDERS.versions} does not name this version`);
}

/** Language of the documents that are not below `i18n/`. */
function originalLocale(written: string | undefined, translated: readonly string[]): Locale {
  const locale = written === undefined ? undefined : localeOf(written);
  if (written !== undefined && locale === undefined)
    throw new RefusedSite(
      `the documents are in "${written}", which is not a language of this site (${LOCALES.join(', ')})`,
    );
  const others = translated.map(localeOf);
  return locale ?? LOCALES.find((each) => !others.includes(each)) ?? LOCALES[0];
}

/** Language of the site for a name such as `zh-CN`; compared by the language alone. */
function localeOf(name: string): Locale | undefined {
  const languageOf = (tag: string): string => tag.split(/[-_]/)[0]?.toLowerCase() ?? '';
  return LOCALES.find((locale) => languageOf(locale) === languageOf(name));
}

/** Names in `versions.json`. */
function versionNames(site: string): string[] {
  const file = path.join(site, SITE_FOLDERS.versions);
  if (!fs.existsSync(file)) return [];
  const names = readJson(fs.readFileSync(file, 'utf8'), (value) => z.array(z.string()).safeParse(value).data);
  if (names) return names;
  throw new RefusedSite(
    `${SITE_FOLDERS.versions} is not a list of version names, such as ["1.0.6", "1.0.5"]`,
  );
}
