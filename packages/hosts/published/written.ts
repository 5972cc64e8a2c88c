import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { listFiles, PARTIAL_FILE, writeWhole } from '@idmp/files';
import { readJson } from '@idmp/model';
import { HOSTS_DIR } from '../rules/hostSite';

/** Who writes files to the published folder. */
const WRITERS = [
  'assets',
  'bundles',
  'feeds',
  'pages',
  'redirect-pages',
  'search',
  'static',
  'texts',
  'variants',
  'workers',
] as const;
export type Writer = (typeof WRITERS)[number];

/** Lists of what each writer wrote. They lie in the folder itself, so that they are never those of another one. */
export const WRITTEN_DIR = `${HOSTS_DIR}/written`;

const listSchema = z.array(z.string());

const listOf = (publicDir: string, writer: Writer): string =>
  path.join(publicDir, WRITTEN_DIR, `${writer}.json`);

/** A missing or damaged list is an empty one. */
async function readList(publicDir: string, writer: Writer): Promise<string[]> {
  const text = await fs.readFile(listOf(publicDir, writer), 'utf8').catch(() => undefined);
  return readJson(text, (value) => listSchema.safeParse(value).data) ?? [];
}

/** What all writers but one have written. */
export async function writtenByOthers(publicDir: string, writer: Writer): Promise<Set<string>> {
  const others = WRITERS.filter((other) => other !== writer);
  return new Set((await Promise.all(others.map((other) => readList(publicDir, other)))).flat());
}

/** What a writer has written and no other one has replaced; paths below the folder. */
export async function writtenBy(publicDir: string, writer: Writer): Promise<string[]> {
  const others = await writtenByOthers(publicDir, writer);
  return (await readList(publicDir, writer)).filter((file) => !others.has(file) && isInside(publicDir, file));
}

/** Replaces the list of a writer. */
export async function setWritten(publicDir: string, writer: Writer, files: readonly string[]): Promise<void> {
  await fs.mkdir(path.join(publicDir, WRITTEN_DIR), { recursive: true });
  await writeWhole(listOf(publicDir, writer), JSON.stringify([...new Set(files)].sort()));
}

/** Removes what a writer wrote and will not write again; updates its list, before it writes. */
export async function removeUnlisted(
  publicDir: string,
  writer: Writer,
  now: readonly string[],
): Promise<void> {
  const kept = new Set(now);
  const stale = (await writtenBy(publicDir, writer)).filter((file) => !kept.has(file));
  await removeFiles(publicDir, stale);
  await setWritten(publicDir, writer, now);
}

/** Removes partial files that an interrupted build left. */
export async function removePartialFiles(publicDir: string): Promise<void> {
  const partial = (await listFiles(publicDir)).filter((file) => PARTIAL_FILE.test(file));
  const listed = new Set((await Promise.all(WRITERS.map((writer) => readList(publicDir, writer)))).flat());
  await removeFiles(
    publicDir,
    partial.filter((file) => !listed.has(file)),
  );
}

function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, path.join(folder, file));
  return relative !== '' && relative !== '..' && !relative.startsWith(`..${path.sep}`);
}

/** A folder in the place of a file, or of a folder above it, is not what was written. */
const REPLACED = new Set<unknown>(['ERR_FS_EISDIR', 'ENOTDIR']);

async function removeFiles(folder: string, files: readonly string[]): Promise<void> {
  const remove = (file: string): Promise<void> =>
    fs.rm(path.join(folder, file), { force: true }).catch((error: NodeJS.ErrnoException) => {
      if (!REPLACED.has(error.code)) throw error;
    });
  await Promise.all(files.map(remove));
}
