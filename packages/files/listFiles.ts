import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { memoizeUntilFailure } from '@idmp/model';

/**
 * Paths of all files below a folder, relative to it, with slashes, sorted. Listed synchronously, as that takes a fifth of
 * the time.
 */
export async function listFiles(folder: string): Promise<string[]> {
  return filesIn(folder, '').sort();
}

function filesIn(folder: string, below: string): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return isUnreadableName(entry.name) ? [] : filesIn(folder, file);
    return entry.isFile() ? file : [];
  });
}

/** Whether a name was not UTF-8, and thus leads to no file. */
export const isUnreadableName = (name: string): boolean => name.includes('\uFFFD');

/** Like `listFiles`, without hidden files, `node_modules` and unreadable names; a missing folder is empty. */
export async function listVisibleFiles(folder: string): Promise<string[]> {
  const files = await listFiles(folder).catch(() => []);
  return files.filter((file) => !/(?:^|\/)(?:\.|node_modules\/)/.test(file) && !isUnreadableName(file));
}

/** Folders with the code of the project. */
const CODE = ['packages', 'src'];
const SOURCE = /\.(?:ts|tsx|mjs|cjs)$/;

/**
 * Hash of all code, without tests, and of all package versions: part of each cache's key, as no list tells which code made
 * a file. A process has loaded its code and never changes.
 */
export const codeVersion = memoizeUntilFailure(async (root: string): Promise<string> => {
  const hash = createHash('sha256');
  for (const folder of CODE)
    for (const file of await listVisibleFiles(path.join(root, folder)))
      if (SOURCE.test(file) && !file.includes('__tests__'))
        hash.update(`${folder}/${file}`).update(await fs.readFile(path.join(root, folder, file)));
  const lock = await fs.readFile(path.join(root, 'package-lock.json')).catch(() => '');
  return hash.update(lock).digest('hex');
});
