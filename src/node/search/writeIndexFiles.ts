import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeIfChanged } from '../files/writeIfChanged';
import type { IndexFile } from './embeddedIndex';

/** Folder of the embedded index, below the published folder. */
export const SEARCH_DIR = 'search';

/** Writes the embedded index to `search/` of the built site. Returns the paths of the written files below `publicDir`. */
export async function writeIndexFiles(files: readonly IndexFile[], publicDir: string): Promise<string[]> {
  const folder = path.join(publicDir, SEARCH_DIR);
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ name, text }) => writeIfChanged(path.join(folder, name), text)));
  return files.map(({ name }) => `${SEARCH_DIR}/${name}`);
}
