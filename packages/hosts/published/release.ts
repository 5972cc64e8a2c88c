import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { FILES_AT_ONCE, listFiles, mapLimited, writeAll } from '@idmp/files';
import { readJson } from '@idmp/model';
import { isPrivatePath } from '../rules/hostSite';
import { writtenBy } from './written';

/** SHA-256 of each published file, by its path below `public/`. */
export type Release = Readonly<Record<string, string>>;

/** File with the release, in the published folder. */
export const RELEASE_FILE = 'release.json';
/** Signature of that file, if its owner signs it. */
const SIGNATURE_FILE = `${RELEASE_FILE}.sig`;
/** Derived from the release, so not part of it. */
export const MADE_OF_RELEASE: readonly string[] = [RELEASE_FILE, SIGNATURE_FILE];

const schema = z.record(z.string().min(1), z.string().regex(/^[\da-f]{64}$/));

/** Parses a `release.json`; null if it is not one. */
export function parseRelease(text: string): Release | null {
  const release = readJson(text, (value) => schema.safeParse(value).data);
  return release && Object.keys(release).length > 0 ? release : null;
}

/** Public files of a folder: without the release itself, compressed variants and files for hosts. */
export async function releasedFiles(publicDir: string): Promise<string[]> {
  const derived = new Set([...MADE_OF_RELEASE, ...(await writtenBy(publicDir, 'variants'))]);
  return (await listFiles(publicDir)).filter((file) => !derived.has(file) && !isPrivatePath(`/${file}`));
}

/** Writes the list of all published files with their hashes, for the deploy check. */
export async function writeRelease(publicDir: string): Promise<void> {
  const release = await hashFiles(publicDir, await releasedFiles(publicDir));
  await writeAll(publicDir, { [RELEASE_FILE]: `${JSON.stringify(release, null, 1)}\n` });
  // The signature of an earlier list.
  await fs.rm(path.join(publicDir, SIGNATURE_FILE), { force: true });
}

async function hashFiles(folder: string, files: readonly string[]): Promise<Release> {
  const entries = await mapLimited(files, FILES_AT_ONCE, async (file) => {
    const content = await fs.readFile(path.join(folder, file));
    return [file, createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(entries);
}
