import fs from 'node:fs/promises';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { textOf, type Environment } from '../../site/settingReaders';
import { SECRET_FILE_SETTING, SECRET_SETTINGS } from '../settings/buildSettings';
import { listFiles } from '../files/listFiles';
import { mapLimited } from '../files/mapLimited';

/** A secret in a published file; never contains its value. */
export interface PublishedSecret {
  file: string;
  variable: string;
  /** How it is encoded there: `plain`, `base64` … */
  encoding: string;
}

/** Encodings this short may occur by chance. */
const MIN_PARTIAL_LENGTH = 8;
const READS_AT_ONCE = 16;
const COMPRESSED = /\.(?:br|gz)$/;

/** The encodings of a value to search for. */
export function encodingsOf(value: string): Map<string, string> {
  const bytes = Buffer.from(value);
  const forms = new Map(
    [
      [value, 'plain'],
      [encodeURIComponent(value), 'URL-encoded'],
      [JSON.stringify(value).slice(1, -1), 'as JSON'],
      [escapeMarkup(value), 'as HTML'],
      [bytes.toString('hex'), 'as hex'],
      [bytes.toString('hex').toUpperCase(), 'as hex'],
    ].reverse() as [string, string][],
  );
  for (const alignment of [0, 1, 2]) {
    for (const form of [base64At(bytes, alignment), toUrlAlphabet(base64At(bytes, alignment))])
      if (form.length >= MIN_PARTIAL_LENGTH) forms.set(form, 'as base64');
  }
  return forms;
}

/** Base64 characters that depend on the value alone, at an offset of `alignment` bytes. */
function base64At(value: Buffer, alignment: number): string {
  const text = Buffer.concat([Buffer.alloc(alignment), value]).toString('base64');
  const start = Math.ceil((alignment * 8) / 6);
  const end = Math.floor(((alignment + value.length) * 8) / 6);
  return text.slice(start, end);
}

const toUrlAlphabet = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_');

function escapeMarkup(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#x27;',
  };
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}

/** Secret values by variable; that of a variable that names a file is its content. */
async function secretsOf(env: Environment): Promise<[variable: string, value: string][]> {
  const file = textOf(env, SECRET_FILE_SETTING);
  // A file that cannot be read is reported where it is needed.
  const content = file === '' ? '' : await fs.readFile(file, 'utf8').catch(() => '');
  return [
    ...SECRET_SETTINGS.map((variable): [string, string] => [variable, textOf(env, variable)]),
    [SECRET_FILE_SETTING, content.trim()],
  ];
}

/** Finds the values of secret settings in the files of a folder, except compressed variants. */
export async function findPublishedSecrets(folder: string, env: Environment): Promise<PublishedSecret[]> {
  const wanted = (await secretsOf(env)).flatMap(([variable, value]) =>
    value === '' ? [] : [...encodingsOf(value)].map(([form, encoding]) => ({ variable, form, encoding })),
  );
  if (wanted.length === 0) return [];
  const files = (await listFiles(folder)).filter((file) => !COMPRESSED.test(file));
  const found = await mapLimited(files, READS_AT_ONCE, async (file) => {
    const bytes = await fs.readFile(path.join(folder, file));
    const hit = wanted.find(({ form }) => bytes.includes(form) || file.includes(form));
    return hit ? [{ file, variable: hit.variable, encoding: hit.encoding }] : [];
  });
  return found.flat();
}

/** Fails a build that would publish a secret. */
export async function refusePublishedSecrets(
  folder: string,
  reporter: Pick<Reporter, 'panicOnBuild'>,
  env: Environment = process.env,
): Promise<void> {
  const found = await findPublishedSecrets(folder, env);
  if (found.length === 0) return;
  const lines = found.map(
    ({ file, variable, encoding }) => `${folder}/${file}: holds the value of ${variable}, ${encoding}`,
  );
  reporter.panicOnBuild(
    [
      'A secret would be published. Remove it from what this file is made of, and build again:',
      ...lines,
      'If this folder has been published before, replace the key.',
    ].join('\n'),
  );
}
