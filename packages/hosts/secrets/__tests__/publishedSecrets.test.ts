import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeProject, removeProjects } from '../../../content/__tests__/project';
import { findPublishedSecrets, secretsFault, secretsFaultOfText } from '../publishedSecrets';

afterAll(removeProjects);

const KEY = 'k/+&"ey-0f1e2d3c4b5a6978';
const SECRETS = { API_KEY: KEY };

const find = (text: string | Uint8Array, secrets: Record<string, string> = SECRETS) =>
  findPublishedSecrets(
    path.join(makeProject({ 'public/a/b.txt': text, 'public/c.html': 'x' }), 'public'),
    new Map(Object.entries(secrets)),
  );
const everyLetterEscaped = (text: string): string =>
  [...text].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

describe('findPublishedSecrets', () => {
  it.each<[string, string, string | Uint8Array]>([
    ['plain', 'as a text', `before ${KEY} after`],
    ['plain', 'among bytes', Buffer.concat([Buffer.from([0, 255]), Buffer.from(KEY), Buffer.alloc(3)])],
    ['in UTF-16', 'as PowerShell writes it', Buffer.from(`\uFEFFkey: ${KEY}\r\n`, 'utf16le')],
    ['in UTF-16', 'big-endian', Buffer.from(`key: ${KEY}`, 'utf16le').swap16()],
    ['as base64', 'alone', Buffer.from(KEY).toString('base64')],
    ['as base64', 'for addresses', Buffer.from(KEY).toString('base64url')],
    ['as base64', 'before other text', Buffer.from(`${KEY}\n`).toString('base64')],
    ['with JSON escapes', 'of quotes', JSON.stringify({ a: KEY })],
    ['with JSON escapes', 'of slashes', JSON.stringify({ a: KEY }).replaceAll('/', '\\/')],
    ['with JSON escapes', 'of every letter', everyLetterEscaped(KEY)],
    ['with JSON escapes', 'in capitals', everyLetterEscaped(KEY).toUpperCase().replaceAll('\\U', '\\u')],
  ])('finds a value %s, %s', async (encoding, _which, text) => {
    expect(await find(text)).toEqual([{ file: 'a/b.txt', variable: 'API_KEY', encoding }]);
  });

  it('finds a value in the name of a file', async () => {
    const root = makeProject({ 'public/0f1e2d3c4b5a6978.txt': '' });
    const secrets = new Map([['API_KEY', '0f1e2d3c4b5a6978']]);
    expect(await findPublishedSecrets(path.join(root, 'public'), secrets)).toHaveLength(1);
  });

  it('finds nothing in other files, and without a secret', async () => {
    expect(await find('\\N \\u12 \\x0f1e2d3c4b5a6978 \\')).toEqual([]);
    expect(await find(KEY, {})).toEqual([]);
    expect(await find(KEY, { API_KEY: '' })).toEqual([]);
    expect(await find(Buffer.from('abcd').toString('base64'), { API_KEY: 'abc' })).toEqual([]);
  });

  it('opens no archives, as SECURITY.md says', async () => {
    expect(await find(gzipSync(KEY.repeat(9)))).toEqual([]);
  });
});

describe('the key that signs releases', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim();
  const SETTINGS: Record<string, string> = {
    'with \\n': pem.replaceAll('\n', '\\n'),
    'with line ends': pem,
    'with CRLF': pem.replaceAll('\n', '\r\n'),
  };
  const LEAKS: Record<string, string | Uint8Array> = {
    'with line ends': `${pem}\n`,
    'with \\n': pem.replaceAll('\n', '\\n'),
    'with CRLF': pem.replaceAll('\n', '\r\n'),
    'in a YAML block': `key: |\n    ${pem.replaceAll('\n', '\n    ')}\n`,
    'as its one base64 line': pem.split('\n')[1] ?? '',
    'as JSON in JSON': JSON.stringify(JSON.stringify({ key: pem })),
    'as base64 of the file': Buffer.from(`${pem}\n`).toString('base64'),
    'as base64 of the file with CRLF': Buffer.from(`${pem}\n`.replaceAll('\n', '\r\n')).toString('base64'),
    'in UTF-16': Buffer.from(pem.replaceAll('\n', '\r\n'), 'utf16le'),
  };
  const cases = Object.keys(SETTINGS).flatMap((setting) => Object.keys(LEAKS).map((leak) => [setting, leak]));

  it.each(cases)('set %s, is found %s', async (setting, leak) => {
    const [found] = await find(LEAKS[leak] ?? '', { RELEASE_KEY: SETTINGS[setting] ?? '' });
    expect(found).toMatchObject({ file: 'a/b.txt', variable: 'RELEASE_KEY' });
  });

  it('is told from another key and from the public one', async () => {
    const other = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    const shown = publicKey.export({ type: 'spki', format: 'pem' });
    expect(await find(`${other.toString()}${shown.toString()}`, { RELEASE_KEY: pem })).toEqual([]);
  });
});

describe('secretsFault', () => {
  it('names the file and the variable, but not the value', async () => {
    const folder = path.join(makeProject({ 'public/a.js': `x="${KEY}"` }), 'public');
    const fault = await secretsFault(folder, new Map(Object.entries(SECRETS)));
    expect(fault).toContain('a.js: holds the value of API_KEY, plain');
    expect(fault).not.toContain(KEY);
    fs.rmSync(path.join(folder, 'a.js'));
    expect(await secretsFault(folder, new Map(Object.entries(SECRETS)))).toBeUndefined();
  });

  it('judges a text before it is written', () => {
    const secrets = new Map(Object.entries(SECRETS));
    expect(secretsFaultOfText('docs.html', KEY, secrets)).toContain('docs.html: holds the value of API_KEY');
    expect(secretsFaultOfText('docs.html', 'text', secrets)).toBeUndefined();
  });
});
