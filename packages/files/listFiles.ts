import { readdirSync } from 'node:fs';
import path from 'node:path';

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
