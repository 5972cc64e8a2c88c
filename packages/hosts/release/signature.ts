import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** Environment variables with the owner's private key. */
export type SigningSettings = Readonly<Partial<Record<'RELEASE_KEY' | 'RELEASE_KEY_FILE', string>>>;

const KEY_TYPE = 'ed25519';

/**
 * The owner's private key, from `RELEASE_KEY` (PEM text) or the file in `RELEASE_KEY_FILE`; null if neither is set.
 * @throws if it is not an Ed25519 key; the message never contains the key
 */
export function readSigningKey(env: SigningSettings): KeyObject | null {
  const file = (env.RELEASE_KEY_FILE ?? '').trim();
  const name = file === '' ? 'RELEASE_KEY' : 'RELEASE_KEY_FILE';
  const text = file === '' ? (env.RELEASE_KEY ?? '').trim() : readKeyFile(file, name);
  return text === '' ? null : readKey(text, name, createPrivateKey);
}

/**
 * Parses a public key: PEM text, its base64 body, or a file with either.
 * @throws if it is not an Ed25519 key
 */
export function readPublicKey(keyOrFile: string): KeyObject {
  const text = existsSync(keyOrFile) ? readKeyFile(keyOrFile, 'The public key') : keyOrFile;
  const pem = text.includes('BEGIN')
    ? text
    : `-----BEGIN PUBLIC KEY-----\n${text.trim()}\n-----END PUBLIC KEY-----`;
  return readKey(pem, 'The public key', createPublicKey);
}

/** Signs a text; returns base64 with a trailing newline. */
export const signText = (text: string, key: KeyObject): string =>
  `${sign(null, Buffer.from(text), key).toString('base64')}\n`;

/** Verifies the signature of a text with a public key. */
export const isSignedBy = (text: string, signature: string, key: KeyObject): boolean =>
  verify(null, Buffer.from(text), key, Buffer.from(signature.trim(), 'base64'));

function readKeyFile(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${name}: the file ${file} cannot be read.`);
  }
}

function readKey(text: string, name: string, read: (pem: string) => KeyObject): KeyObject {
  let key: KeyObject | undefined;
  try {
    // A single-line variable has literal \n for line ends.
    key = read(text.replaceAll('\\n', '\n'));
  } catch {
    // The original error may quote the key.
  }
  if (key?.asymmetricKeyType !== KEY_TYPE) throw new Error(`${name} is not an Ed25519 key in PEM form.`);
  return key;
}
