import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { FILES_AT_ONCE, listFiles, mapLimited, writeAll } from '@idmp/files';
import { ownValue, readJson } from '@idmp/model';
import { HOSTS_DIR, isPrivatePath } from '../rules/hostSite';
import { writtenBy } from './written';

/** SHA-256 of each published file, by its path below `public/`. */
export type Release = Readonly<Record<string, string>>;

/** File with the release, in the published folder. */
export const RELEASE_FILE = 'release.json';
/** Signature of that file. */
export const SIGNATURE_FILE = `${RELEASE_FILE}.sig`;
/**
 * File with the hashes of all files to upload, also of compressed variants and of those for hosts, in the published folder;
 * hosts do not serve it.
 */
export const UPLOAD_LIST = `${HOSTS_DIR}/files.json`;
/** Signature of that file. */
export const UPLOAD_SIGNATURE = `${UPLOAD_LIST}.sig`;
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

/** Writes the list of all files to upload with their hashes, for releases; the very last step of what changes the folder. */
export async function writeUploadList(publicDir: string): Promise<void> {
  const list = await hashFiles(publicDir, await uploadedFiles(publicDir));
  await writeAll(publicDir, { [UPLOAD_LIST]: `${JSON.stringify(list, null, 1)}\n` });
  await fs.rm(path.join(publicDir, UPLOAD_SIGNATURE), { force: true });
}

/**
 * What in a folder is not as its upload list says, as `changed: file`, `added: file` and `missing: file`.
 * @throws if there is no list
 */
export async function uploadFaults(publicDir: string): Promise<string[]> {
  const file = path.join(publicDir, UPLOAD_LIST);
  const list = parseRelease(await fs.readFile(file, 'utf8').catch(() => ''));
  if (!list) throw new Error(`There is no list of files in ${file}: run "npm run build" first.`);
  const found = await hashFiles(publicDir, await uploadedFiles(publicDir));
  const names = [...new Set([...Object.keys(list), ...Object.keys(found)])].sort();
  return names.flatMap((name) => {
    const [wanted, hash] = [ownValue(list, name), ownValue(found, name)];
    if (wanted === hash) return [];
    return `${wanted === undefined ? 'added' : hash === undefined ? 'missing' : 'changed'}: ${name}`;
  });
}

/**
 * Refuses a folder that is not what its build wrote.
 * @throws with the names of the files
 */
export async function refuseChanged(publicDir: string): Promise<void> {
  const faults = await uploadFaults(publicDir);
  if (faults.length > 0)
    throw new Error(
      [`${publicDir}/ is not what the build wrote any more: run "npm run build" again.`, ...faults].join(
        '\n',
      ),
    );
}

const uploadedFiles = async (publicDir: string): Promise<string[]> =>
  (await listFiles(publicDir)).filter((file) => file !== UPLOAD_LIST && file !== UPLOAD_SIGNATURE);

async function hashFiles(folder: string, files: readonly string[]): Promise<Release> {
  const entries = await mapLimited(files, FILES_AT_ONCE, async (file) => {
    const content = await fs.readFile(path.join(folder, file));
    return [file, createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(entries);
}
