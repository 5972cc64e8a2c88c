import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { IndexFile } from './embeddedIndex';

const OWN_FILE = /^(?:index|sections|manifest)\..+\.json$/;

/** Writes the embedded index to `search/` of the built site, and removes files of earlier builds. */
export async function writeIndexFiles(files: readonly IndexFile[], publicDir: string): Promise<void> {
  const folder = path.join(publicDir, 'search');
  await mkdir(folder, { recursive: true });
  const names = new Set(files.map(({ name }) => name));
  const old = (await readdir(folder)).filter((name) => OWN_FILE.test(name) && !names.has(name));
  await Promise.all([
    ...old.map((name) => rm(path.join(folder, name))),
    ...files.map(({ name, text }) => writeFile(path.join(folder, name), text)),
  ]);
}
