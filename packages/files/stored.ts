/** What a build stores below `.cache`: a line with a key, which tells what it was made of, and then a text, mostly JSON. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseOwn } from '@idmp/model';
import { codeVersion } from './codeVersion';
import { writeWhole } from './writeFile';

const LINE_END = '\n';

/** Reads a stored text; undefined if there is none with this key. */
export async function readKeyed(file: string, key?: string): Promise<Buffer | undefined> {
  const bytes = await fs.readFile(file).catch(() => undefined);
  const end = bytes?.indexOf(LINE_END) ?? -1;
  if (!bytes || end < 0 || (key !== undefined && bytes.toString('utf8', 0, end) !== key)) return undefined;
  return bytes.subarray(end + 1);
}

/** Stores a text that is made in parts. */
export async function writeKeyed(file: string, key: string, parts: Iterable<string>): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, Buffer.concat(Array.from([key, LINE_END, ...parts], (part) => Buffer.from(part))));
}

/** Reads what `writeStored` wrote with this key; undefined if it is missing or unreadable. */
export async function readStored<T>(file: string, key: string): Promise<T | undefined> {
  const text = await readKeyed(file, key);
  try {
    return text && parseOwn<T>(text.toString());
  } catch {
    return undefined;
  }
}

/** Stores a value. */
export const writeStored = (file: string, key: string, value: unknown): Promise<void> =>
  writeKeyed(file, key, [JSON.stringify(value)]);

/** Key of a file for later commands: code of another commit may expect another shape. */
export const buildKey = async (file: string): Promise<string> =>
  `${path.basename(file)}-${await codeVersion('.')}`;

const NO_BUILD = 'is missing, damaged or of another commit. Run "npm run build" first.';

/** Reads the text of a file that the last build left for later commands. */
export async function readBuildText(file: string): Promise<Buffer> {
  const text = await readKeyed(file, await buildKey(file));
  if (text) return text;
  throw new Error(`There is no build to go on with: ${file} ${NO_BUILD}`);
}

/**
 * Reads what the last build left for later commands.
 * @throws if there was none, or the file is damaged
 */
export async function readBuildFile<T>(file: string): Promise<T> {
  const value = await readStored<T>(file, await buildKey(file));
  if (value !== undefined) return value;
  throw new Error(`There is no build to go on with: ${file} ${NO_BUILD}`);
}

/** Writes what `readBuildFile` reads. */
export async function writeBuildFile(file: string, value: unknown): Promise<void> {
  await writeStored(file, await buildKey(file), value);
}
