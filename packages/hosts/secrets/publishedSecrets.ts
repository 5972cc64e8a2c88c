import fs from 'node:fs/promises';
import path from 'node:path';
import { parseOwn } from '@idmp/model';
import { listFiles, mapLimited } from '@idmp/files';

/** A secret in a file; never contains its value. */
export interface PublishedSecret {
  file: string;
  variable: string;
  /** How it is encoded there: `plain`, `as base64` … */
  encoding: string;
}

/** Secret values by the variable that holds them; empty ones are not looked for. */
export type Secrets = ReadonlyMap<string, string>;

interface WantedBytes {
  variable: string;
  encoding: string;
  bytes: Buffer;
}

const READS_AT_ONCE = 16;
/** Base64 this short may occur by chance. */
const MIN_BASE64_LENGTH = 8;
/** In settings of one line, and in files. */
const LINE_END = /\r\n|\n|\\n/;

function wantedBytes(secrets: Secrets): WantedBytes[] {
  return [...secrets]
    .filter(([, value]) => value !== '')
    .flatMap(([variable, value]) =>
      formsOf(value).map(([encoding, bytes]) => ({ variable, encoding, bytes })),
    );
}

/** The bytes of a value in a file. Of several lines, the longest: it is the same whatever ends the lines. */
function formsOf(value: string): [encoding: string, bytes: Buffer][] {
  const lines = value.split(LINE_END);
  const line = lines.reduce((longest, next) => (next.length > longest.length ? next : longest), '');
  const littleEndian = Buffer.from(line, 'utf16le');
  const whole = ['\n', '\r\n'].map((end) => Buffer.from(lines.join(end)));
  return [
    ['plain', Buffer.from(line)],
    ['in UTF-16', littleEndian],
    ['in UTF-16', Buffer.from(littleEndian).swap16()],
    ...whole.flatMap(base64Of).map((text): [string, Buffer] => ['as base64', Buffer.from(text)]),
  ];
}

/** Base64 of bytes in both alphabets, as far as it does not depend on what follows. */
function base64Of(bytes: Buffer): string[] {
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 3));
  const texts = [whole.toString('base64'), whole.toString('base64url')];
  return texts.filter(({ length }) => length >= MIN_BASE64_LENGTH);
}

const ESCAPE = /\\(?:u[\da-fA-F]{4}|["\\/bfnrt])/g;

/** Bytes without the escapes of JSON; undefined if there are none. */
function withoutEscapes(bytes: Buffer): Buffer | undefined {
  if (!bytes.includes('\\')) return undefined;
  const text = bytes
    .toString('latin1')
    .replace(ESCAPE, (escape) => Buffer.from(parseOwn<string>(`"${escape}"`)).toString('latin1'));
  return Buffer.from(text, 'latin1');
}

/** Finds a secret in a file or its name. */
function findIn(
  file: string,
  content: Uint8Array,
  wanted: readonly WantedBytes[],
): PublishedSecret | undefined {
  const bytes = Buffer.concat([Buffer.from(`${file}\n`), content]);
  const hit = wanted.find((form) => bytes.includes(form.bytes));
  if (hit) return { file, variable: hit.variable, encoding: hit.encoding };
  const unescaped = withoutEscapes(bytes);
  const escaped = unescaped && wanted.find((form) => unescaped.includes(form.bytes));
  return escaped && { file, variable: escaped.variable, encoding: 'with JSON escapes' };
}

/** Finds the values of secret settings in the files of a folder. Archives are not opened. */
export async function findPublishedSecrets(folder: string, secrets: Secrets): Promise<PublishedSecret[]> {
  const wanted = wantedBytes(secrets);
  if (wanted.length === 0) return [];
  const found = await mapLimited(await listFiles(folder), READS_AT_ONCE, async (file) =>
    findIn(file, await fs.readFile(path.join(folder, file)), wanted),
  );
  return found.flatMap((secret) => secret ?? []);
}

/** Why the files of a folder must not be published: the secrets in them; undefined if there are none. */
export async function secretsFault(folder: string, secrets: Secrets): Promise<string | undefined> {
  return faultOf(await findPublishedSecrets(folder, secrets), `${folder}/`);
}

/** Why a text must not be written to a file: the secrets in it; undefined if there are none. */
export function secretsFaultOfText(file: string, text: string, secrets: Secrets): string | undefined {
  const found = findIn(file, Buffer.from(text), wantedBytes(secrets));
  return faultOf(found ? [found] : [], '');
}

function faultOf(found: readonly PublishedSecret[], folder: string): string | undefined {
  if (found.length === 0) return undefined;
  const lines = found.map(
    ({ file, variable, encoding }) => `${folder}${file}: holds the value of ${variable}, ${encoding}`,
  );
  return [
    'A secret would be published. Remove it from what this file is made of, and build again:',
    ...lines,
    'If this folder has been published before, replace the key.',
  ].join('\n');
}
