import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { startStaticServer, type StaticServer } from '../../../../serve/startStaticServer';
import { writeRelease } from '../../../../build/release';
import { signText } from '../signature';
import { offerDownloads } from '../../../offline/build/offerDownloads';
import { compressFiles } from '../../../../build/compressFiles';
import { checkDeploy } from '../checkDeploy';
import { verifyRelease } from '../verifyRelease';
import { writeGoodSite, type GoodSite } from './goodSite';

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

  it('covers the files to download', async () => {
    const html = '<p>Home page</p>';
    const data = JSON.stringify({ result: { data: { doc: { page: { html } } } } });
    for (const folder of ['index', 'en']) site.write(`page-data/${folder}/page-data.json`, data);
    for (const page of ['index.html', 'en/index.html']) site.change(page, '</body>', `${html}</body>`);
    const file = `${site.dir}.html`;
    fs.writeFileSync(file, '<p>All pages</p>'.repeat(100));
    const files = { 'zh-Hans': [file], en: [file] };
    await offerDownloads({ publicDir: site.dir, pathPrefix: '/x', day: '2026-11-22', files });
    fs.rmSync(file);
    await writeRelease(site.dir);
    await compressFiles(site.dir);
    site.write('release.json.sig', signText(site.read('release.json'), owner.privateKey));
    expect((await verifyRelease(address(), owner.publicKey)).isRelease).toBe(true);
    const published = `offline/${path.basename(file)}`;
    fs.truncateSync(path.join(site.dir, published), 100);
    expect((await verifyRelease(address(), owner.publicKey)).text).toMatch(
      new RegExp(`: 1 of \\d+ files differ, such as ${published}\\.$`),
    );
  });

  it('refuses the key of another', async () => {
    expect((await verifyRelease(address(), stranger.publicKey)).isRelease).toBe(false);
  });
});

describe('checkDeploy with a key', () => {
  it('demands the signature of its owner', async () => {
    const faultsFor = async (publicKey: typeof owner.publicKey) =>
      (await checkDeploy({ address: address(), publicKey })).faults.map(({ what }) => what);
    expect(await faultsFor(owner.publicKey)).toEqual([]);
    expect(await faultsFor(stranger.publicKey)).toEqual([
      'is not the signature of /release.json by the owner of this key',
    ]);
  });
});
