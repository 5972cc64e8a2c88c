/**
 * What a build stores below `.cache` as JSON. The last line is a seal: a key, and a hash of key and text. What is cut,
 * changed, exchanged or made by other code has no such seal, so that it is never read.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { codeVersion } from './listFiles';
import { writeWhole } from './writeFile';
import { parseOwn } from '@idmp/model';

const LINE_END = '\n';
const NOTHING = { recursive: true, force: true } as const;

/** Parts of a text, and then its seal. */
export function* sealed(key: string, parts: Iterable<string>): Generator<string> {
  const hash = createHash('sha256').update(key);
  for (const part of parts) {
    hash.update(part);
    yield part;
  }
  yield `${LINE_END}${key} ${hash.digest('base64url')}`;
}

/** The text before a seal; undefined if it was changed since, or sealed with another key than the one given. */
export function unseal(bytes: Buffer, key?: string): Buffer | undefined {
  const end = bytes.lastIndexOf(LINE_END);
  const [sealKey = '', ...rest] = bytes
    .subarray(end + 1)
    .toString()
    .split(' ');
  if (end < 0 || (key !== undefined && sealKey !== key)) return undefined;
  const text = bytes.subarray(0, end);
  const hash = createHash('sha256').update(sealKey).update(text).digest('base64url');
  return rest.join(' ') === hash ? text : undefined;
}

/** Reads a sealed text; undefined if there is none with this key. */
export async function readSealed(file: string, key?: string): Promise<Buffer | undefined> {
  const bytes = await fs.readFile(file).catch(() => undefined);
  return bytes && unseal(bytes, key);
}

/** Reads what `writeStored` wrote with this key; undefined if it is missing or damaged. */
export async function readStored<T>(file: string, key: string): Promise<T | undefined> {
  const text = await readSealed(file, key);
  return text && parseOwn<T>(text.toString());
}

/** Stores a value, whatever is in the place of its file. */
export async function writeStored(file: string, key: string, value: unknown): Promise<void> {
  await writeSealed(file, key, [JSON.stringify(value)]);
}

/** Stores a text that is made in parts. */
export async function writeSealed(file: string, key: string, parts: Iterable<string>): Promise<void> {
  await makeFolder(path.dirname(file));
  const text = Buffer.concat(Array.from(sealed(key, parts), (part) => Buffer.from(part)));
  await writeWhole(file, text).catch(async () => {
    await fs.rm(file, NOTHING);
    await writeWhole(file, text);
  });
}

/** Makes a folder, also where a file is in its way. */
async function makeFolder(folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true }).catch(async () => {
    await fs.rm(folder, NOTHING);
    await fs.mkdir(folder, { recursive: true });
  });
}

/** Key of a file for later commands: code of another commit may expect another shape. */
export const buildKey = async (file: string): Promise<string> =>
  `${path.basename(file)}-${await codeVersion('.')}`;

/** Reads the text of a file that the last build left for later commands. */
export async function readBuildText(file: string): Promise<Buffer> {
  const text = await readSealed(file, await buildKey(file));
  if (text) return text;
  throw new Error(
    `There is no build to go on with: ${file} is missing, damaged or of another commit. Run "npm run build" first.`,
  );
}

/**
 * Reads what the last build left for later commands.
 * @throws if there was none, or the file is damaged
 */
export async function readBuildFile<T>(file: string): Promise<T> {
  return parseOwn<T>((await readBuildText(file)).toString());
}

/** Writes what `readBuildFile` reads. */
export async function writeBuildFile(file: string, value: unknown): Promise<void> {
  await writeStored(file, await buildKey(file), value);
}
