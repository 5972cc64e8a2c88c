import path from 'node:path';
import { LOCALES } from '../../model/locale';

/** Folder of the documentation, relative to the project. */
export const CONTENT_DIR = 'content';

/** Pages that belong to the site and not to the documentation; they stay when `content/` is replaced. */
export const STANDALONE_DIR = 'src/site/standalone';

/** Files to take away; they keep their names at the address of the same name. */
export const DOWNLOADS_DIR = `${CONTENT_DIR}/downloads`;

/** Address of a file of the downloads, without path prefix. */
export function downloadAddress(name: string): string {
  return `/downloads/${name}`;
}

/** File that an address of a download stands for; undefined for other addresses. */
export function fileOfDownload(address: string): string | undefined {
  const file = path.posix.normalize(CONTENT_DIR + address);
  return file.startsWith(`${DOWNLOADS_DIR}/`) ? file : undefined;
}

/** Name under which readers save a download: without the language, `check_ai.en.py` → `check_ai.py`. */
export function savedName(name: string): string {
  const language = LOCALES.find((locale) => name.includes(`.${locale}.`));
  return language ? name.replace(`.${language}.`, '.') : name;
}
