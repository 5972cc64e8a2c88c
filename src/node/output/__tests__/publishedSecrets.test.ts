import path from 'node:path';
import { encodingsOf, findPublishedSecrets, refusePublishedSecrets } from '../publishedSecrets';
import { makeProject, removeProjects } from '../../__tests__/project';

afterAll(removeProjects);

const KEY = 'k/+&"ey-0f1e2d3c4b5a6978';
const ENV = { ALGOLIA_ADMIN_KEY: KEY };

const find = (text: string, env: Record<string, string> = ENV) =>
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

  it('finds the content of the key file', async () => {
    const key = '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2Vw\n-----END PRIVATE KEY-----\n';
    const env = { RELEASE_KEY_FILE: path.join(makeProject({ 'key.pem': key }), 'key.pem') };
    for (const [text, encoding] of [
      [key, 'plain'],
      [JSON.stringify({ key }), 'as JSON'],
    ] as const)
      expect(await find(text, env)).toEqual([{ file: 'a/b.txt', variable: 'RELEASE_KEY_FILE', encoding }]);
    expect(await find(key, { RELEASE_KEY_FILE: '/no/such.pem' })).toEqual([]);
  });

  it('finds nothing in other files, and without a secret', async () => {
    expect(await find('0f1e2d3c4b5a6978')).toEqual([]);
    expect(await find(KEY, {})).toEqual([]);
    expect(await find(KEY, { ALGOLIA_ADMIN_KEY: ' ' })).toEqual([]);
  });

  it('ignores encodings short enough to occur by chance', () => {
    expect([...encodingsOf('abc').values()]).not.toContain('as base64');
  });
});

describe('refusePublishedSecrets', () => {
  it('fails the build with the file and the variable, but without the value', async () => {
    const panicOnBuild = jest.fn();
    const folder = path.join(makeProject({ 'public/a.js': `x="${KEY}"` }), 'public');
    await refusePublishedSecrets(folder, { panicOnBuild }, ENV);
    const [[text]] = panicOnBuild.mock.calls as [[string]];
    expect(text).toContain('a.js: holds the value of ALGOLIA_ADMIN_KEY, plain');
    expect(text).not.toContain(KEY);
  });
});
