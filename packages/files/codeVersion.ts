import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { memoizeUntilFailure } from '@idmp/model';
import { listVisibleFiles } from './listFiles';

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
