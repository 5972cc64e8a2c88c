import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { stamped } from './stamped';

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

/**
 * Writes a file only if its content changes, creating missing folders. An unchanged file keeps its time, so that
 * watchers stay quiet.
 */
export async function writeIfChanged(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content);
  const old = await stamped('hash', file, () => fs.readFile(file).then(hashOf, () => undefined));
  if (old === hashOf(bytes)) return;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, bytes);
}

/** Writes texts to files below a folder. */
export async function writeAll(folder: string, texts: Record<string, string>): Promise<void> {
  await Promise.all(
    Object.entries(texts).map(([name, text]) => writeIfChanged(path.join(folder, name), text)),
  );
}

/** Copies a file if its copy differs; in `npm run develop`, reads neither again while the file keeps time and size. */
export async function copyIfChanged(from: string, to: string): Promise<void> {
  const copy = stamped(`copy to ${to}`, from, () => ({ isDone: false }));
  if (copy.isDone && existsSync(to)) return;
  await writeIfChanged(to, await fs.readFile(from));
  copy.isDone = true;
}

/** Name of a file while it is written. */
export const PARTIAL_FILE = /\.\d+-\d+\.part$/;

let writes = 0;

/** Writes a file atomically, so that an interrupted build leaves no partial file. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const half = `${file}.${process.pid}-${writes++}.part`;
  try {
    await fs.writeFile(half, content);
    await fs.rename(half, file);
  } catch (error) {
    await fs.rm(half, { force: true }).catch(() => undefined);
    throw error;
  }
}
