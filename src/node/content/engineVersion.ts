import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { listVisibleFiles } from '../files/listFiles';

/** Sources that invalidate all compiled documents. */
const ENGINE_FOLDERS = ['src/node/markdown', 'src/node/checks', 'src/model'];

/** Hash of the Markdown engine and its package versions. */
export async function engineVersion(root: string): Promise<string> {
  const hash = createHash('sha256');
  const sources = await Promise.all(
    ENGINE_FOLDERS.map(async (folder) =>
      (await listVisibleFiles(path.join(root, folder))).map((file) => `${folder}/${file}`),
    ),
  );
  for (const file of [...sources.flat().filter((name) => !name.includes('__tests__')), 'package-lock.json']) {
    hash.update(file).update(await fs.readFile(path.join(root, file)).catch(() => ''));
  }
  return hash.digest('hex');
}
