import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { listFiles } from '../files/listFiles';
import { PARTIAL_FILE, writeWhole } from '../files/writeWhole';
import { readJson } from '../model/readJson';

/** Files with content-hashed names that the build writes. */
const OWN_FILE = /^(?:(?:early|not-found)-[\da-f]{12}\.js|assets\/.+)$/;
/** Removed with their original. */
const VARIANT = /\.(?:br|gz)$/;

/** Removes files of earlier builds, so that the output is the same as that of a clean build. */
export async function removeStaleFiles(publicDir: string, written: readonly string[]): Promise<void> {
  const kept = new Set(written);
  const stale = (await listFiles(publicDir)).filter((file) => OWN_FILE.test(file) && !VARIANT.test(file));
  await removeFiles(
    publicDir,
    stale.filter((file) => !kept.has(file)),
  );
}

/** Removes partial files that an interrupted build left. */
export async function removePartialFiles(publicDir: string): Promise<void> {
  await removeFiles(
    publicDir,
    (await listFiles(publicDir)).filter((file) => PARTIAL_FILE.test(file)),
  );
}

/** Removes copies of static files that were deleted since the list was written; updates the list. */
export async function removeStaleCopies(staticDir: string, publicDir: string, list: string): Promise<void> {
  await removeUnlisted(await listFiles(staticDir).catch((): string[] => []), publicDir, list);
}

/**
 * Removes files that the list has and that are not written any more; updates the list. A damaged list is an empty one;
 * what it has outside the folder stays.
 */
export async function removeUnlisted(now: readonly string[], publicDir: string, list: string): Promise<void> {
  const kept = new Set(now);
  const before = await readList(list);
  await removeFiles(
    publicDir,
    before.filter((file) => !kept.has(file) && isInside(publicDir, file)),
  );
  await fs.mkdir(path.dirname(list), { recursive: true });
  await writeWhole(list, JSON.stringify(now));
}

const listSchema = z.array(z.string());

async function readList(list: string): Promise<string[]> {
  const text = await fs.readFile(list, 'utf8').catch(() => undefined);
  return readJson(text, (value) => listSchema.safeParse(value).data) ?? [];
}

function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, path.join(folder, file));
  return relative !== '' && relative !== '..' && !relative.startsWith(`..${path.sep}`);
}

async function removeFiles(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => fs.rm(path.join(folder, file), { force: true })));
}
