import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { listVisibleFiles } from './listFiles';

/** Hash of the source files in some folders, without tests, and of all package versions: part of a cache's key. */
export async function sourceVersion(root: string, folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const sources = await Promise.all(
    folders.map(async (folder) =>
      (await listVisibleFiles(path.join(root, folder))).map((file) => `${folder}/${file}`),
    ),
  );
  for (const file of [...sources.flat().filter((name) => !name.includes('__tests__')), 'package-lock.json']) {
    hash.update(file).update(await fs.readFile(path.join(root, file)).catch(() => ''));
  }
  return hash.digest('hex');
}
