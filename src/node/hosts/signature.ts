import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { textOf, type Environment } from '../../site/settingReaders';

const KEY_TYPE = 'ed25519';

/**
 * The owner's private key, from `RELEASE_KEY` (PEM text) or the file that `RELEASE_KEY_FILE` names; null without one.
 * @throws when it is no Ed25519 key, with one sentence that never repeats it
 */
export function readSigningKey(env: Environment): KeyObject | null {
  const file = textOf(env, 'RELEASE_KEY_FILE');
  const name = file === '' ? 'RELEASE_KEY' : 'RELEASE_KEY_FILE';
  const text = file === '' ? textOf(env, name) : readKeyFile(file);
  return text === '' ? null : readKey(text, name, createPrivateKey);
}

/**
 * A public key: PEM text, the base64 of its inner lines, or a file with either.
 * @throws when it is no Ed25519 key
 */
export function readPublicKey(keyOrFile: string): KeyObject {
  const text = existsSync(keyOrFile) ? readFileSync(keyOrFile, 'utf8') : keyOrFile;
  const pem = text.includes('BEGIN')
    ? text
    : `-----BEGIN PUBLIC KEY-----\n${text.trim()}\n-----END PUBLIC KEY-----`;
  return readKey(pem, 'The public key', createPublicKey);
}

/** Signature of a text, as base64 with a line end. */
export const signText = (text: string, key: KeyObject): string =>
  `${sign(null, Buffer.from(text), key).toString('base64')}\n`;

/** Whether a signature is that of a text by the owner of a public key. */
export const isSignedBy = (text: string, signature: string, key: KeyObject): boolean =>
  verify(null, Buffer.from(text), key, Buffer.from(signature.trim(), 'base64'));

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`RELEASE_KEY_FILE: the file ${file} cannot be read.`);
  }
}

function readKey(text: string, name: string, read: (pem: string) => KeyObject): KeyObject {
  let key: KeyObject | undefined;
  try {
    // A setting in one line writes its line ends as \n.
    key = read(text.replaceAll('\\n', '\n'));
  } catch {
    // The reason may quote the key.
  }
  if (key?.asymmetricKeyType !== KEY_TYPE) throw new Error(`${name} is no Ed25519 key in PEM form.`);
  return key;
}
