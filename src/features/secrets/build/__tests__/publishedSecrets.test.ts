import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { makeProject, removeProjects } from '../../../../core/__tests__/project';
import { toSevenBits } from '../../../../core/model/sevenBits';
import { OFFLINE_DATA_ID } from '../../../../core/model/sevenBits';
import { findPublishedSecrets, secretsFault, secretsFaultOfText } from '../publishedSecrets';
import { secretForms } from '../secretForms';

afterAll(removeProjects);

const KEY = 'k/+&"ey-0f1e2d3c4b5a6978';
const ENV = { ALGOLIA_ADMIN_KEY: KEY };

const find = (text: string | Uint8Array, env: Record<string, string> = ENV) =>
  findPublishedSecrets(
    path.join(makeProject({ 'public/a/b.txt': text, 'public/c.html': 'x' }), 'public'),
    env,
  );

describe('findPublishedSecrets', () => {
  it.each([
    ['plain', KEY],
    ['URL-encoded', encodeURIComponent(KEY)],
    ['as JSON', JSON.stringify({ a: KEY })],
    ['as HTML', 'k/+&amp;&quot;ey-0f1e2d3c4b5a6978'],
    ['as hex', Buffer.from(KEY).toString('hex')],
    ['as base64', Buffer.from(KEY).toString('base64')],
    ['as base64', Buffer.from(`user:${KEY}@host`).toString('base64')],
    ['as base64', Buffer.from(`a ${KEY}`).toString('base64url')],
    ['as base64', Buffer.from(`{"a":${KEY}}`).toString('base64')],
  ])('finds a value %s', async (encoding, text) => {
    expect(await find(`before ${text} after`)).toEqual([
      { file: 'a/b.txt', variable: 'ALGOLIA_ADMIN_KEY', encoding },
    ]);
  });

  it('finds nothing in other files, and without a secret', async () => {
    expect(await find('0f1e2d3c4b5a6978')).toEqual([]);
    expect(await find(KEY, {})).toEqual([]);
    expect(await find(KEY, { ALGOLIA_ADMIN_KEY: ' ' })).toEqual([]);
  });

  it('ignores encodings short enough to occur by chance', () => {
    expect([...secretForms('abc').values()]).not.toContain('as base64');
  });
});

/** The owner's key, in the forms that `openssl` and operators write. */
const pem = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
  .trim();
const [begin = '', body = '', end = ''] = pem.split('\n');
const jwk = generateJwk();

function generateJwk(): string {
  const der = Buffer.from(body, 'base64');
  return JSON.stringify({ kty: 'OKP', crv: 'Ed25519', d: der.subarray(-32).toString('base64url') });
}

const LEAKS: Record<string, string | Uint8Array> = {
  'with real line ends': `${pem}\n`,
  'with \\n for line ends': pem.replaceAll('\n', '\\n'),
  'with CRLF': pem.replaceAll('\n', '\r\n'),
  'in a YAML block': `key: |\n    ${pem.replaceAll('\n', '\n    ')}\n`,
  'in a YAML block with CRLF': `key: |\r\n  ${pem.replaceAll('\n', '\r\n  ')}\r\n`,
  'as its one base64 line': body,
  'with shorter lines': [begin, ...(body.match(/.{1,20}/g) ?? []), end].join('\n'),
  'as JSON': JSON.stringify({ key: `${pem}\n` }),
  'as JSON in JSON': JSON.stringify(JSON.stringify({ key: pem })),
  'as HTML': `<pre>${pem.replaceAll('\n', '<br>')}</pre>`,
  'URL-encoded': `?key=${encodeURIComponent(`${pem}\r\n`)}`,
  'as base64 of the file': Buffer.from(`${pem}\n`).toString('base64'),
  'as base64 of the file, in lines': (
    Buffer.from(pem)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\n'),
  'as hex of the key': Buffer.from(body, 'base64').toString('hex'),
  'as the bytes of the key': Buffer.from(body, 'base64'),
  'as a JSON Web Key': jwk,
};

describe('the key that signs releases', () => {
  const literal = pem.replaceAll('\n', '\\n');
  const keyFile = (text: string): string => path.join(makeProject({ 'key.pem': text }), 'key.pem');
  const SETTINGS: Record<string, Record<string, string>> = {
    'RELEASE_KEY with \\n': { RELEASE_KEY: literal },
    'RELEASE_KEY with line ends': { RELEASE_KEY: pem },
    RELEASE_KEY_FILE: { RELEASE_KEY_FILE: keyFile(`${pem}\n`) },
    'RELEASE_KEY_FILE with CRLF': { RELEASE_KEY_FILE: keyFile(`${pem.replaceAll('\n', '\r\n')}\r\n`) },
  };
  const cases = Object.keys(SETTINGS).flatMap((setting) => Object.keys(LEAKS).map((leak) => [setting, leak]));

  it.each(cases)('%s: is found %s', async (setting, leak) => {
    const env = SETTINGS[setting] ?? {};
    const [found] = await find(LEAKS[leak] ?? '', env);
    expect(found).toMatchObject({ file: 'a/b.txt', variable: Object.keys(env)[0] });
  });

  it('is not looked for in a file that cannot be read', async () => {
    expect(await find(pem, { RELEASE_KEY_FILE: '/no/such.pem' })).toEqual([]);
  });

  it('is told from another key and from the public one', async () => {
    const other = generateKeyPairSync('ed25519');
    const texts = [
      other.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      other.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    ];
    expect(await find(texts.join('\n'), { RELEASE_KEY: literal })).toEqual([]);
  });
});

describe('what is packed', () => {
  const offlineFile = (data: string): string =>
    `<!doctype html><script id="${OFFLINE_DATA_ID}" type="application/octet-stream">${toSevenBits(gzipSync(data))}</script>`;
  const inner = zipSync({ 'deep/key.txt': Buffer.from(KEY) });
  const PACKED: Record<string, Uint8Array | string> = {
    'a.zip': zipSync({ 'x/key.txt': Buffer.from(KEY) }),
    'a.xlsx': zipSync({ 'xl/sharedStrings.xml': Buffer.from(KEY) }),
    'outer.zip': zipSync({ 'inner.zip': inner }),
    'a.tar.gz': gzipSync(Buffer.from(`tar ${KEY} tar`)),
    'a.txt.br': brotliCompressSync(Buffer.from(KEY)),
    'docs.html': offlineFile(JSON.stringify({ pages: [KEY] })),
  };

  it.each(Object.keys(PACKED))('is searched: %s', async (name) => {
    const root = makeProject({ [`public/${name}`]: PACKED[name] ?? '' });
    const found = await findPublishedSecrets(path.join(root, 'public'), ENV);
    expect(found).toHaveLength(1);
    expect(found[0]?.file.startsWith(name.replace(/\.(?:gz|br)$/, ''))).toBe(true);
  });

  it('is searched before it is written', async () => {
    const text = offlineFile(JSON.stringify({ pages: [KEY] }));
    expect(await secretsFaultOfText('docs.html', text, ENV)).toContain(
      'docs.html: holds the value of ALGOLIA',
    );
    expect(await secretsFaultOfText('docs.html', offlineFile('{}'), ENV)).toBeUndefined();
  });

  it('may be damaged', async () => {
    const root = makeProject({ 'public/a.zip': `PK ${KEY}`, 'public/b.gz': 'x', 'public/c.zip': '' });
    expect(await findPublishedSecrets(path.join(root, 'public'), ENV)).toMatchObject([{ file: 'a.zip' }]);
  });
});

describe('secretsFault', () => {
  it('names the file and the variable, but not the value', async () => {
    const folder = path.join(makeProject({ 'public/a.js': `x="${KEY}"` }), 'public');
    const fault = await secretsFault(folder, ENV);
    expect(fault).toContain('a.js: holds the value of ALGOLIA_ADMIN_KEY, plain');
    expect(fault).not.toContain(KEY);
    fs.rmSync(path.join(folder, 'a.js'));
    expect(await secretsFault(folder, ENV)).toBeUndefined();
  });
});
