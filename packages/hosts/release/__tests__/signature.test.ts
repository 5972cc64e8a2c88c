import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';
import path from 'node:path';
import { makeProject, removeProjects } from '../../../markdown/__tests__/project';
import { isSignedBy, readPublicKey, readSigningKey, signText } from '../signature';

interface PemPair {
  publicKey: string;
  privateKey: string;
}

const inPem = ({ publicKey, privateKey }: KeyPairKeyObjectResult): PemPair => ({
  publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
});
const owner = inPem(generateKeyPairSync('ed25519'));
const stranger = inPem(generateKeyPairSync('ed25519'));
const LIST = '{"index.html":"…"}\n';

afterAll(removeProjects);

describe('readSigningKey', () => {
  it('takes the key from the setting, also in one line, or from its file', () => {
    const file = path.join(makeProject({ 'key.pem': owner.privateKey }), 'key.pem');
    const settings = [
      { RELEASE_KEY: owner.privateKey },
      { RELEASE_KEY: owner.privateKey.trim().replaceAll('\n', '\\n') },
      { RELEASE_KEY_FILE: file },
    ];
    for (const env of settings) {
      const key = readSigningKey(env);
      expect(key && isSignedBy(LIST, signText(LIST, key), readPublicKey(owner.publicKey))).toBe(true);
    }
  });

  it('is null without a setting', () => {
    expect(readSigningKey({})).toBeNull();
  });

  it('names the variable of an invalid key, never its value', () => {
    const rsa = inPem(generateKeyPairSync('rsa', { modulusLength: 2048 })).privateKey;
    for (const value of ['secret-words', rsa, owner.publicKey])
      expect(() => readSigningKey({ RELEASE_KEY: value })).toThrow(
        /^RELEASE_KEY is not an Ed25519 key in PEM form\.$/,
      );
    expect(() => readSigningKey({ RELEASE_KEY_FILE: '/no/such.pem' })).toThrow(
      'the file /no/such.pem cannot be read',
    );
    expect(() => readPublicKey('/')).toThrow('The public key: the file / cannot be read');
  });
});

describe('isSignedBy', () => {
  const key = readSigningKey({ RELEASE_KEY: owner.privateKey });
  const signature = key ? signText(LIST, key) : '';

  it('accepts only the unchanged text of the owner', () => {
    const [ownKey, otherKey] = [owner, stranger].map(({ publicKey }) => readPublicKey(publicKey));
    expect(ownKey && isSignedBy(LIST, signature, ownKey)).toBe(true);
    expect(otherKey && isSignedBy(LIST, signature, otherKey)).toBe(false);
    for (const [text, signed] of [
      [`${LIST} `, signature],
      [LIST, ''],
      [LIST, signature.slice(4)],
      [LIST, '<html>'],
    ] as const)
      expect(ownKey && isSignedBy(text, signed, ownKey)).toBe(false);
  });

  it('reads a public key also as the inner line of its PEM form', () => {
    const inner = owner.publicKey.replace(/-----.*-----/g, '').trim();
    expect(isSignedBy(LIST, signature, readPublicKey(inner))).toBe(true);
    expect(() => readPublicKey('no-key')).toThrow('The public key is not an Ed25519 key');
  });
});
