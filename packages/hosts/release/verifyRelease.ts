import type { KeyObject } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isCompressible } from '../rules/hostRules';
import { mapLimited } from '@idmp/files';
import {
  parseRelease,
  RELEASE_FILE,
  SIGNATURE_FILE,
  UPLOAD_LIST,
  UPLOAD_SIGNATURE,
  uploadFaults,
} from '../published/release';
import { isSignedBy } from './signature';
import { addressOfFile } from '../published/pageFiles';
import { Visitor, type Accepted } from '../check/Visitor';
import { ownValue, trimEndOf } from '@idmp/model';

export interface Verdict {
  isRelease: boolean;
  /** One sentence, and the names of files if they are known. */
  text: string;
}

const AT_ONCE = 8;
const NAMED_FILES = 3;

/** Whether a live site matches, byte for byte, the release signed with a key. */
export async function verifyRelease(address: string, key: KeyObject): Promise<Verdict> {
  const base = trimEndOf(address, '/');
  const visitor = new Visitor(AT_ONCE);
  const list = await visitor.ask(`${base}/${RELEASE_FILE}`);
  if (list.status === 0) return refuse(`${base} ${list.failure ?? ''}.`);
  const release = list.status === 200 ? parseRelease(list.text) : null;
  if (!release) return refuse(`${base} has no list of its files (/${RELEASE_FILE}).`);
  const signature = await visitor.ask(`${base}/${SIGNATURE_FILE}`);
  if (signature.status !== 200)
    return refuse(`${base} is not signed: /${SIGNATURE_FILE} answers with status ${signature.status}.`);
  if (!isSignedBy(list.text, signature.text, key))
    return refuse(`${base} is not signed by the owner of this key.`);
  const files = Object.keys(release);
  const matches = await mapLimited(files, AT_ONCE, (file) =>
    hasFile(visitor, `${base}${addressOfFile(file)}`, ownValue(release, file) ?? '', formsOf(file)),
  );
  const wrong = files.filter((_, index) => !matches[index]);
  if (wrong.length === 0)
    return {
      isRelease: true,
      text: `${base} is exactly the signed release: ${files.length} files, every byte.`,
    };
  const named = wrong.slice(0, NAMED_FILES).join(', ');
  return refuse(
    `${base} is not the signed release: ${wrong.length} of ${files.length} files differ, such as ${named}.`,
  );
}

/** Whether a folder to upload matches, byte for byte, the release signed with a key. */
export async function verifyFolder(folder: string, key: KeyObject): Promise<Verdict> {
  const read = (name: string): Promise<string> =>
    fs.readFile(path.join(folder, name), 'utf8').catch(() => '');
  const [list, signature] = await Promise.all([read(UPLOAD_LIST), read(UPLOAD_SIGNATURE)]);
  if (!parseRelease(list)) return refuse(`${folder}/ has no list of its files (${UPLOAD_LIST}).`);
  if (signature === '') return refuse(`${folder}/ is not signed: there is no ${UPLOAD_SIGNATURE}.`);
  if (!isSignedBy(list, signature, key)) return refuse(`${folder}/ is not signed by the owner of this key.`);
  const faults = await uploadFaults(folder);
  return faults.length === 0
    ? { isRelease: true, text: `${folder}/ is exactly the signed release, every byte.` }
    : refuse([`${folder}/ is not the signed release:`, ...faults].join('\n'));
}

const refuse = (text: string): Verdict => ({ isRelease: false, text });

/** Content encodings with a precompressed variant. */
const formsOf = (file: string): Accepted[] =>
  isCompressible(file) ? ['br, gzip', 'gzip', 'identity'] : ['identity'];

async function hasFile(
  visitor: Visitor,
  url: string,
  hash: string,
  forms: readonly Accepted[],
): Promise<boolean> {
  const hashes = await Promise.all(forms.map(async (form) => (await visitor.askAs(url, form)).sha256));
  return hashes.every((found) => found === hash);
}
