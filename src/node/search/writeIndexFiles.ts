import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeIfChanged } from '../files/writeIfChanged';
import type { IndexFile } from './embeddedIndex';

/** Folder of the embedded index, below the published folder. */
export const SEARCH_DIR = 'search';

const OWN_FILE = /^(?:index|sections|manifest)\..+\.json$/;

/**
 * Writes the embedded index to `search/` of the built site, and removes files of earlier builds. Returns the paths of the
 * written files below `publicDir`.
 */
export async function writeIndexFiles(files: readonly IndexFile[], publicDir: string): Promise<string[]> {
  const folder = path.join(publicDir, SEARCH_DIR);
  await mkdir(folder, { recursive: true });
  const names = new Set(files.map(({ name }) => name));
  const old = (await readdir(folder)).filter((name) => OWN_FILE.test(name) && !names.has(name));
  await Promise.all([
    ...old.map((name) => rm(path.join(folder, name))),
    ...files.map(({ name, text }) => writeIfChanged(path.join(folder, name), text)),
  ]);
  return files.map(({ name }) => `${SEARCH_DIR}/${name}`);
}
