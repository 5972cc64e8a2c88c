import fs from 'node:fs/promises';
import path from 'node:path';
import { textOf, type Environment } from '../../../core/site/settingReaders';
import { listFiles } from '../../../core/files/listFiles';
import { mapLimited } from '../../../core/files/mapLimited';
import { VARIANT } from '../../../core/build/release';
import { SECRET_FILE_SETTING, SECRET_SETTINGS } from '../../../core/settings/buildSettings';
import { withPacked } from './packedTexts';
import { byteText, secretForms } from './secretForms';

/** A secret in a file; never contains its value. */
export interface PublishedSecret {
  file: string;
  variable: string;
  /** How it is encoded there: `plain`, `base64` … */
  encoding: string;
}

interface WantedForm {
  variable: string;
  encoding: string;
  form: string;
  /** The form without line ends; undefined if it is too short to be told from chance. */
  joined?: string;
}

const READS_AT_ONCE = 16;
/** Line ends and spaces as they may be written in any of the formats of the site. */
const SPACES = /\s+|\\+[nrt]|\\u000[ad]|&#(?:10|13|x0?[ad]);|%0[ad]|<br\s*\/?>/gi;
const MIN_JOINED_LENGTH = 16;

const joinLines = (text: string): string => text.replace(SPACES, '');

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

async function wantedForms(env: Environment): Promise<WantedForm[]> {
  const secrets = (await secretsOf(env)).filter(([, value]) => value !== '');
  return secrets.flatMap(([variable, value]) =>
    [...secretForms(value)].map(([form, encoding]) => {
      const joined = joinLines(form);
      return { variable, encoding, form, ...(joined.length >= MIN_JOINED_LENGTH && { joined }) };
    }),
  );
}

/** Finds one of the forms in a file or its name, or in what is packed in it, however its lines end there. */
async function findIn(
  file: string,
  bytes: Uint8Array,
  wanted: readonly WantedForm[],
): Promise<PublishedSecret | undefined> {
  for (const entry of await withPacked({ file, bytes })) {
    const text = `${byteText(Buffer.from(entry.file))}\n${byteText(entry.bytes)}`;
    const joinedText = joinLines(text);
    const hit =
      wanted.find(({ form }) => text.includes(form)) ??
      wanted.find(({ joined }) => joined !== undefined && joinedText.includes(joined));
    if (hit) return { file: entry.file, variable: hit.variable, encoding: hit.encoding };
  }
  return undefined;
}

/** Finds the values of secret settings in the files of a folder, and in the files that are packed in them. */
export async function findPublishedSecrets(folder: string, env: Environment): Promise<PublishedSecret[]> {
  const wanted = await wantedForms(env);
  if (wanted.length === 0) return [];
  const files = await listFiles(folder);
  const known = new Set(files);
  // What the build compresses is searched in its original.
  const originals = files.filter((file) => !(VARIANT.test(file) && known.has(file.replace(VARIANT, ''))));
  const found = await mapLimited(originals, READS_AT_ONCE, async (file) =>
    findIn(file, await fs.readFile(path.join(folder, file)), wanted),
  );
  return found.flatMap((secret) => secret ?? []);
}

/** Why the files of a folder must not be published: the secrets in them; undefined if there are none. */
export async function secretsFault(
  folder: string,
  env: Environment = process.env,
): Promise<string | undefined> {
  return faultOf(await findPublishedSecrets(folder, env), `${folder}/`);
}

/** Why a text must not be written to a file: the secrets in it; undefined if there are none. */
export async function secretsFaultOfText(
  file: string,
  text: string,
  env: Environment = process.env,
): Promise<string | undefined> {
  const found = await findIn(file, Buffer.from(text), await wantedForms(env));
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
