import fs from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import { z } from 'zod';
import { type Locale, LOCALES, ownValue, VERSION_NAME } from '@idmp/model';
import { RefusedChange } from '@idmp/markdown';
import { type DocumentsOptions, readConfig, readNoted, type SiteConfig } from './config';
import { filesOfTree, isFolder } from './filesToCopy';
import { isPage, type TextRules } from './pages';
import { isRecord, type Value } from './readModule';

/** A language of a Docusaurus site that this site has too. */
export interface SiteLanguage {
  locale: Locale;
  /** Its name there, and the first part of its addresses unless it is the default one. */
  name: string;
  isDefault: boolean;
}

/** A version of the documents of a plugin. */
export interface Documents {
  version: string;
  label: string;
  banner: string | undefined;
  isLast: boolean;
  /** Where the addresses of the plugin begin, and those of this version, without slashes. */
  route: string;
  address: string;
  /** Name of the version here: '' for the last one, undefined for one that stays behind. */
  name: string | undefined;
  /** Folder of the documents, its published files, and the folder of their translations in a language. */
  folder: string;
  files: string[];
  translation: (language: string) => string;
  keepsNumbers: boolean;
  /** Undefined if they follow the folders. */
  sidebars: Value;
}

/** A Docusaurus site as its configuration resolves. */
export interface SiteModel {
  config: SiteConfig;
  languages: SiteLanguage[];
  documents: Documents[];
  /** Where braces and `<` are text, see `TextRules`. */
  commonMark: TextRules['commonMark'];
  /** What stays behind or was assumed, each in a line. */
  notes: string[];
}

/** Parts of a path; empty ones are left out. */
export const join = (...names: readonly string[]): string => names.filter(Boolean).join('/');

/** Resolves a site as Docusaurus does. */
export function readSite(site: string): SiteModel {
  const notes: string[] = [];
  const config = readConfig(site, notes);
  const format = config.markdown?.format;
  return {
    config,
    languages: languagesOf(site, config, notes),
    documents: config.documents
      .filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index)
      .flatMap((options) => documentsOf(site, options, notes)),
    commonMark:
      format === 'detect' || format === 'md' ? 'all' : isDocusaurus2(site, notes) ? 'unreadable' : 'none',
    notes,
  };
}

/** Docusaurus 2 had MDX 1. */
function isDocusaurus2(site: string, notes: string[]): boolean {
  const own = readIfThere(site, 'package.json', notes);
  const dependencies = isRecord(own) ? own['dependencies'] : undefined;
  const version = isRecord(dependencies) ? dependencies['@docusaurus/core'] : undefined;
  return typeof version === 'string' && /^\D*2\./.test(version);
}

const readIfThere = (site: string, file: string, notes: string[]): Value =>
  fs.existsSync(path.join(site, file)) ? readNoted(site, file, notes) : undefined;

/** Languages by `locales`; without that list, by the folders of translations. */
function languagesOf(site: string, { i18n }: SiteConfig, notes: string[]): SiteLanguage[] {
  const folder = path.join(site, 'i18n');
  const translated = isFolder(folder) ? fs.readdirSync(folder).sort() : [];
  const others = translated.map(localeOf);
  const guessed = i18n ? 'en' : (LOCALES.find((each) => !others.includes(each)) ?? LOCALES[0]);
  const original = i18n?.defaultLocale ?? guessed;
  if (i18n?.defaultLocale === undefined)
    notes.push(`no defaultLocale is set: ${original} is assumed, as the language without a folder in i18n/`);
  if (localeOf(original) === undefined)
    throw new RefusedChange(
      `the documents are in "${original}", which is not a language of this site (${LOCALES.join(', ')})`,
    );
  const listed = i18n?.locales ?? translated;
  const languages: SiteLanguage[] = [];
  for (const name of new Set([original, ...listed, ...translated])) {
    const locale = localeOf(name);
    if (locale === undefined)
      notes.push(`language ${name}: not a language of this site (${LOCALES.join(', ')})`);
    else if (!listed.includes(name) && name !== original)
      notes.push(`i18n/${name}/: i18n.locales does not name this language`);
    else if (languages.some((each) => each.locale === locale))
      notes.push(`language ${name}: this site has one ${locale}`);
    else languages.push({ locale, name, isDefault: name === original });
  }
  return languages;
}

/** Language of this site for a name such as `zh-CN`; compared by the language alone. */
function localeOf(name: string): Locale | undefined {
  const languageOf = (tag: string): string => tag.split(/[-_]/)[0]?.toLowerCase() ?? '';
  return LOCALES.find((locale) => languageOf(locale) === languageOf(name));
}

/** The versions of the documents of a plugin. */
function documentsOf(site: string, options: DocumentsOptions, notes: string[]): Documents[] {
  const { id, routeBasePath: route, includeCurrentVersion, onlyIncludeVersions } = options;
  const [prefix, suffix] = id === 'default' ? ['', ''] : [`${id}_`, `-${id}`];
  const docs = path.posix.normalize(options.path).replace(/\/$/, '');
  const listed = versionNames(site, `${prefix}versions.json`, notes);
  const existing = [...(includeCurrentVersion ? ['current'] : []), ...listed];
  const names = existing.filter((name) => onlyIncludeVersions?.includes(name) ?? true);
  const last = options.lastVersion ?? names.find((name) => name !== 'current') ?? 'current';
  for (const name of existing)
    if (!names.includes(name)) notes.push(`version ${name}: onlyIncludeVersions leaves it out`);
  if (!includeCurrentVersion) notes.push(`${docs}/: includeCurrentVersion leaves it out`);
  const versioned = `${prefix}versioned_docs`;
  for (const name of isFolder(path.join(site, versioned)) ? fs.readdirSync(path.join(site, versioned)) : [])
    if (name.startsWith('version-') && !listed.includes(name.slice('version-'.length)))
      notes.push(`${versioned}/${name}/: ${prefix}versions.json does not name this version`);
  return names.map((version) => {
    const isCurrent = version === 'current';
    const isLast = version === last;
    const part = isCurrent ? 'current' : `version-${version}`;
    const { label, path: own, banner } = ownValue(options.versions, version) ?? {};
    const below = own ?? (isLast ? '' : isCurrent ? 'next' : version);
    const folder = isCurrent ? docs : `${versioned}/${part}`;
    const sidebars = isCurrent ? options.sidebarPath : `${prefix}versioned_sidebars/${part}-sidebars.json`;
    return {
      version,
      label: label ?? (isCurrent ? 'Next' : version),
      banner,
      isLast,
      route,
      address: join(route, below),
      name: isLast ? '' : [version, below].find((each) => VERSION_NAME.test(each)),
      folder,
      files: publishedFiles(site, folder, { ...options, path: docs }, notes),
      translation: (language) => `i18n/${language}/docusaurus-plugin-content-docs${suffix}/${part}`,
      keepsNumbers: !options.numberPrefixParser,
      sidebars: typeof sidebars === 'string' ? sidebarsOf(site, sidebars, notes) : undefined,
    };
  });
}

function versionNames(site: string, file: string, notes: string[]): string[] {
  const names = z.array(z.string()).safeParse(readIfThere(site, file, notes) ?? []);
  if (names.success) return names.data;
  throw new RefusedChange(`${file} is not a list of version names, such as ["1.0.6", "1.0.5"]`);
}

/** Files of a version without the pages that its options leave out. */
function publishedFiles(
  site: string,
  folder: string,
  { id, path: docs, include, exclude }: DocumentsOptions,
  notes: string[],
): string[] {
  const { files, left } = filesOfTree(site, folder);
  if (!files.some((file) => /\.mdx?$/.test(file))) {
    const what = id === 'default' ? 'it is no Docusaurus site' : `the plugin "${id}" has no documents`;
    throw new RefusedChange(
      folder === docs
        ? `${site} has no folder ${docs}/ with documents, so ${what}`
        : `versions.json names ${path.basename(folder).replace('-', ' ')}, but ${folder}/ has no documents: copy the whole site, or remove the name`,
    );
  }
  const pages = new Set(
    glob.sync(include, { cwd: path.join(site, folder), ignore: exclude, followSymbolicLinks: false }),
  );
  const isOut = (file: string): boolean => isPage(file) && !pages.has(file);
  notes.push(...left);
  for (const file of files.filter(isOut))
    notes.push(`${folder}/${file}: the documents leave it out by include or exclude`);
  return files.filter((file) => !isOut(file));
}

function sidebarsOf(site: string, written: string, notes: string[]): Value {
  const file = path.posix.normalize(written);
  return readIfThere(site, file, notes);
}
