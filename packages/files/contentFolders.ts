import path from 'node:path';
import { LOCALES, VERSION_NAME, VERSIONS_DIR } from '@idmp/model';
import fs from 'node:fs';

/** Folder of the documentation, relative to the project. */
export const CONTENT_DIR = 'content';

/** Texts of the bar above the pages. */
export const ANNOUNCEMENTS_FILE = `${CONTENT_DIR}/announcements.json`;

/** Terms of the product, and how they are written. */
export const GLOSSARY_FILE = `${CONTENT_DIR}/glossary.json`;

/** Words that the search takes for each other. */
export const THESAURUS_FILE = `${CONTENT_DIR}/thesaurus.json`;

/** Pages that the search offers before a query. */
export const POPULAR_FILE = `${CONTENT_DIR}/popular.json`;

/** Pages of the site itself; they stay when `content/` is replaced. */
export const STANDALONE_DIR = 'src/site/standalone';

/** Downloads, published under their own names. */
export const DOWNLOADS_DIR = `${CONTENT_DIR}/downloads`;

/** Every name that `content/` may have at its top; nothing reads others. */
export const CONTENT_NAMES: readonly string[] = [
  ...LOCALES,
  ...LOCALES.map((locale) => `prose-tics.${locale}.json`),
  ...['README.md', 'addresses.txt', 'announcements.json', 'downloads', 'former-addresses.json'],
  ...['glossary.json', 'house-rules.json', 'popular.json', 'questions'],
  ...['thesaurus.json', 'translations.json', 'values.json', 'versions'],
];

/** Address of a download, without path prefix. */
export function downloadAddress(name: string): string {
  return `/downloads/${name}`;
}

/** File at the address of a download; undefined for other addresses. */
export function fileOfDownload(address: string): string | undefined {
  const file = path.posix.normalize(CONTENT_DIR + address);
  return file.startsWith(`${DOWNLOADS_DIR}/`) ? file : undefined;
}

/** File name suggested for a download, without the language: `application.en.yml` → `application.yml`. */
export function savedName(name: string): string {
  const language = LOCALES.find((locale) => name.includes(`.${locale}.`));
  return language ? name.replace(`.${language}.`, '.') : name;
}

const ORDER = new Intl.Collator('en', { numeric: true });

/** Names of the versions that were cut, newest first. */
export function versionNames(root = '.'): string[] {
  const folder = path.join(root, VERSIONS_DIR);
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names.filter((name) => VERSION_NAME.test(name)).sort((a, b) => ORDER.compare(b, a));
}
