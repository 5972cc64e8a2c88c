import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeIfChanged } from '@idmp/files';
import { LOCALES } from '@idmp/model';
import { readRecordLines, readSynonyms } from '@idmp/content';
import { cachedIndexFiles } from './cachedIndex';
import type { IndexFile } from '@idmp/search';

/** Folder of the embedded index, below the published folder. */
export const SEARCH_DIR = 'search';

/** Writes the embedded index to `search/` of the built site. Returns the paths of the written files below `publicDir`. */
export async function writeIndexFiles(files: readonly IndexFile[], publicDir: string): Promise<string[]> {
  const folder = path.join(publicDir, SEARCH_DIR);
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ name, text }) => writeIfChanged(path.join(folder, name), text)));
  return files.map(({ name }) => `${SEARCH_DIR}/${name}`);
}

/** Builds and writes the index of the stored records. Returns the paths of the files below `publicDir`. */
export async function writeIndex(publicDir: string): Promise<string[]> {
  const synonyms = await readSynonyms();
  const files: IndexFile[] = [];
  // One after the other, as building the index of 5,000 pages takes 300 MB.
  for (const locale of LOCALES)
    files.push(...(await cachedIndexFiles(locale, await readRecordLines(locale), synonyms)));
  return writeIndexFiles(files, publicDir);
}
