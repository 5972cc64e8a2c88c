import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isCompressible } from '../site/hostRules';
import { FILES_AT_ONCE, mapLimited } from '../files/mapLimited';
import { isPrivatePath } from '../site/hostSite';
import { listFiles } from '../files/listFiles';
import { writeAll } from '../files/writeAll';
import { readJson } from '../model/readJson';

/** SHA-256 of each published file, by its path below `public/`. */
export type Release = Readonly<Record<string, string>>;

/** File with the release, in the published folder. */
export const RELEASE_FILE = 'release.json';
/** Signature of that file. */
export const SIGNATURE_FILE = `${RELEASE_FILE}.sig`;
/** Derived from the release, so not part of it. */
export const MADE_OF_RELEASE: readonly string[] = [RELEASE_FILE, SIGNATURE_FILE];
/** Compressed variant of a file. */
export const VARIANT = /\.(?:br|gz)$/;

const schema = z.record(z.string().min(1), z.string().regex(/^[\da-f]{64}$/));

/** Parses a `release.json`; null if it is not one. */
export function parseRelease(text: string): Release | null {
  const release = readJson(text, (value) => schema.safeParse(value).data);
  return release && Object.keys(release).length > 0 ? release : null;
}

/** Public files: without the release itself, compressed variants and files for hosts. */
export function releasedFiles(files: readonly string[]): string[] {
  const all = new Set(files);
  // Including variants of deleted files, which `compressFiles` is about to remove.
  const isVariant = (file: string): boolean => {
    const source = file.replace(VARIANT, '');
    return source !== file && (all.has(source) || isCompressible(source));
  };
  return files
    .filter((file) => !MADE_OF_RELEASE.includes(file) && !isVariant(file) && !isPrivatePath(`/${file}`))
    .sort();
}

/** Writes the list of all published files with their hashes, for the deploy check. */
export async function writeRelease(publicDir: string): Promise<void> {
  const release = await hashRelease(publicDir);
  await writeAll(publicDir, { [RELEASE_FILE]: `${JSON.stringify(release, null, 1)}\n` });
  // The signature of an earlier list.
  await fs.rm(path.join(publicDir, SIGNATURE_FILE), { force: true });
}

/** Hashes the public files of a folder. */
export async function hashRelease(publicDir: string): Promise<Release> {
  const files = releasedFiles(await listFiles(publicDir));
  const entries = await mapLimited(files, FILES_AT_ONCE, async (file) => {
    const content = await fs.readFile(path.join(publicDir, file));
    return [file, createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(entries);
}
