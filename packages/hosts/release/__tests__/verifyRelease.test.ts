import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import { startStaticServer, type StaticServer } from '../../serve/startStaticServer';
import { signText } from '../signature';
import { verifyRelease } from '../verifyRelease';
import { writeGoodSite, type GoodSite } from '../../check/__tests__/goodSite';

const owner = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
let site: GoodSite;
let server: StaticServer;
const address = () => `${server.origin}/x/`;

beforeEach(async () => {
  site = await writeGoodSite();
  site.write('release.json.sig', signText(site.read('release.json'), owner.privateKey));
  server = await startStaticServer({ dir: site.dir });
});
afterEach(async () => {
  await server.close();
  fs.rmSync(site.dir, { recursive: true });
});

describe('verifyRelease', () => {
  it('accepts the release that the owner has signed', async () => {
    const { isRelease, text } = await verifyRelease(address(), owner.publicKey);
    expect(text).toMatch(/ is exactly the signed release: \d+ files, every byte\.$/);
    expect(isRelease).toBe(true);
  });

  it.each<[string, () => void, string]>([
    ['one changed byte', () => site.change('en/intro/index.html', 'Data', 'Date'), '1 of '],
    ['a missing file', () => site.remove('boot.js'), 'such as boot.js.'],
    [
      'a list that fits changed files',
      () => site.write('release.json', site.read('release.json').replace(/[\da-f]{64}/, '0'.repeat(64))),
      'is not signed by the owner of this key.',
    ],
    ['no signature', () => site.remove('release.json.sig'), 'is not signed: /release.json.sig answers'],
    ['no list', () => site.remove('release.json'), 'has no list of its files'],
  ])('refuses %s', async (_what, harm, reason) => {
    harm();
    const { isRelease, text } = await verifyRelease(address(), owner.publicKey);
    expect(isRelease).toBe(false);
    expect(text).toContain(reason);
  });

  it('refuses the key of another', async () => {
    expect((await verifyRelease(address(), stranger.publicKey)).isRelease).toBe(false);
  });
});
