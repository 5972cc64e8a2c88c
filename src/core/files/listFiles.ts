import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Paths of all files below a folder, relative to it, with slashes, sorted. Listed synchronously, as that takes a fifth of
 * the time.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    )
    .sort();
}

/** Like `listFiles`, without hidden files and `node_modules`; a missing folder is empty. */
export async function listVisibleFiles(folder: string): Promise<string[]> {
  const files = await listFiles(folder).catch(() => []);
  return files.filter((file) => !/(?:^|\/)(?:\.|node_modules\/)/.test(file));
}
