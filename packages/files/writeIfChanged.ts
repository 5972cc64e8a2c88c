import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { stamped } from './stamped';

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

/**
 * Writes a file only if its content changes, creating missing folders. An unchanged file keeps its time, so that
 * watchers stay quiet and its compressed variants stay valid.
 */
export async function writeIfChanged(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  const old = await stamped('hash', file, () => fs.readFile(file).then(hashOf, () => undefined));
  if (old === hashOf(bytes)) return;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, bytes);
}
