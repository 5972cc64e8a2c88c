import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files/listFiles';

/** Files whose name changes with their content, and which the build itself writes. */
const OWN_FILE = /^(?:(?:early|not-found)-[\da-f]{12}\.js|assets\/.+)$/;
/** Removed with the file they belong to. */
const VARIANT = /\.(?:br|gz)$/;

/** Removes what an earlier build has written and this one has not: a build gives the same files with and without it. */
export async function removeStaleFiles(publicDir: string, written: readonly string[]): Promise<void> {
  const kept = new Set(written);
  const stale = (await listFiles(publicDir)).filter((file) => OWN_FILE.test(file) && !VARIANT.test(file));
  await removeFiles(
    publicDir,
    stale.filter((file) => !kept.has(file)),
  );
}

/** Removes the copies of static files that are gone since the build that wrote the list; writes the list of now. */
export async function removeStaleCopies(staticDir: string, publicDir: string, list: string): Promise<void> {
  const now = await listFiles(staticDir).catch((): string[] => []);
  const before = await fs.readFile(list, 'utf8').then(
    (text) => JSON.parse(text) as string[],
    () => [],
  );
  await removeFiles(
    publicDir,
    before.filter((file) => !now.includes(file)),
  );
  await fs.mkdir(path.dirname(list), { recursive: true });
  await fs.writeFile(list, JSON.stringify(now));
}

async function removeFiles(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => fs.rm(path.join(folder, file), { force: true })));
}
