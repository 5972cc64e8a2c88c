import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { slugFault, ownNames } from '@idmp/content';
import { BUILT_NAMES } from '../src/assemble/assembleContent';
import { readHostSite } from '@idmp/hosts';
import { expect, test } from './fixtures';
import { denyNetwork, hashFiles, runBuild, setWritable } from './support/builds/runBuild';
import { copySources } from './support/buildSite';
import { matrixUnless } from './support/matrix';
import { addressOf, LANGUAGES } from './support/names';

/** Another machine: CPU count, time zone, locale and user. */
const FAR_AWAY = {
  GATSBY_CPU_COUNT: '3',
  TZ: 'Pacific/Kiritimati',
  LC_ALL: 'tr_TR.UTF-8',
  LANG: 'tr_TR.UTF-8',
  // Nobody can make a folder below a file, not even root.
  HOME: '/dev/null/home',
};

/** Content in the style of the former site, with Chinese names and a page missing in one language. */
const CONTENT = 'e2e/former';
const STYLE = '\n.once-more { color: rebeccapurple; }\n';
/** Names that look like those of files that the build writes, or that need care in addresses. */
const DOWNLOAD_NAMES = [
  ...['data.csv.gz', 'dump.sql.gz', 'server.log.gz', 'conf.json.gz', 'notes.txt.gz', 'x.yaml.gz', 'x.tar.gz'],
  ...['x.gz', 'x.tgz', 'only.md.gz', 'page.html.gz', 'A.CSV.GZ', 'release.json', 'site.json', 'data.xz'],
  ...['数据 1.csv.gz', 'a b.txt', '100%.txt', 'Capital.TXT', 'app-0123456789.txt', 'a+b&c.json', 'a.b.c.log'],
  ...['boot.js.gz', '404.html.gz', 'index.html.gz', '数据.tar.gz', 'x.sql.zip', 'x.zip.gz', 'v1.0.2.tgz'],
];
/** The check refuses other kinds of files in `static/`, each by its name. */
const STATIC_NAMES = [
  ...['data.csv.gz', 'x.tar.gz', 'a.css.gz', 'x.json.gz', '数据 1.txt', '100%.txt', 'Capital.TXT', 'a b.csv'],
  ...[
    'demo/index.html.gz.txt',
    'demo/release.json',
    'demo/a.b.c.txt',
    'demo/hosts/site.json',
    'app-0123456789.txt',
  ],
];
/** Where such a file is published, by its place in the project. */
const NAMED_FILES = new Map([
  ...DOWNLOAD_NAMES.map((name) => [`content/downloads/${name}`, `downloads/${name}`] as const),
  ...STATIC_NAMES.map((name) => [`static/${name}`, name] as const),
]);
const NAMED_TEXT = 'A text that is long enough to be compressed. '.repeat(50);

function writeNamedFiles(folder: string): void {
  for (const name of NAMED_FILES.keys()) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), NAMED_TEXT);
  }
  const links = DOWNLOAD_NAMES.map((name) => `- [file](/downloads/${encodeURIComponent(name)})`).join('\n');
  for (const language of ['zh-Hans', 'en'])
    writeFileSync(
      path.join(folder, 'content', language, '09-files.md'),
      `---\ntitle: Files\ndescription: Files to download.\n---\n\n${links}\n`,
    );
}

const BUILDS_MAX_MS = 6 * 60_000;

test('the site has no file whose address a page or an alias could take', () => {
  const files = Object.keys(JSON.parse(readFileSync('public/release.json', 'utf8')) as object);
  const names = ownNames('.', BUILT_NAMES);
  const free = files.filter((file) => !/(?:^|\/)index\.html$/.test(file) && !slugFault(file, names));
  expect(files.length).toBeGreaterThan(1000);
  expect(free).toEqual([]);
});

test.describe('builds of the same input', () => {
  test.describe.configure({ mode: 'serial', timeout: BUILDS_MAX_MS });
  const base = mkdtempSync(path.join(tmpdir(), 'idmp-docs-faults-'));
  const first = path.join(base, 'site');
  const second = path.join(base, 'another site – 另一处 100%20 "x"');
  const sheet = path.join(first, 'src/page/styles/base.css');
  const deniedHosts = path.join(base, 'denied-hosts.txt');
  const read = (name: string) => readFileSync(path.join(first, 'public', name), 'utf8');
  const publicOf = (folder: string) => hashFiles(path.join(folder, 'public'));
  /** Fails for each file with a name of its writer that is not published byte for byte. */
  const expectNamedFiles = (folder: string): void => {
    const inPublic = Object.fromEntries(
      [...NAMED_FILES].map(([source, address]) => [source, path.join(folder, 'public', address)]),
    );
    for (const [source, file] of Object.entries(inPublic))
      expect.soft(existsSync(file) && readFileSync(file, 'utf8'), source).toBe(NAMED_TEXT);
  };
  let published: Record<string, string>;
  let sources: Record<string, string>;

  test.beforeAll(async () => {
    test.setTimeout(BUILDS_MAX_MS);
    copySources(first, CONTENT);
    writeNamedFiles(first);
    const content = path.join(first, 'content');
    sources = hashFiles(content);
    setWritable(content, false);
    const { code, output } = await runBuild({ folder: first, env: denyNetwork(deniedHosts) });
    expect(code, output).toBe(0);
    published = publicOf(first);
  });

  test.afterAll(() => {
    setWritable(path.join(first, 'content'), true);
    rmSync(base, { recursive: true, force: true });
  });

  test('need no git history, no network and no write access to content/', () => {
    expect(existsSync(path.join(first, '.git'))).toBe(false);
    expect(existsSync(deniedHosts) ? readFileSync(deniedHosts, 'utf8') : '').toBe('');
    expect(hashFiles(path.join(first, 'content'))).toEqual(sources);
    expect(Object.keys(published)).toEqual(
      expect.arrayContaining([
        'index.html',
        'en/index.html',
        '基础/数据 模型/index.html',
        'en/only-chinese/index.html',
      ]),
    );
  });

  test('publish every file of static/ and every download as it is, whatever its name', () => {
    expect(NAMED_FILES.size).toBeGreaterThan(40);
    expectNamedFiles(first);
    const released = JSON.parse(published['release.json'] ? read('release.json') : '{}') as object;
    expect(Object.keys(released)).toEqual(expect.arrayContaining([...NAMED_FILES.values()]));
  });

  test('leave no build artifacts in public/', () => {
    const junk = Object.keys(published).filter((file) =>
      /^(?:_gatsby|~partytown|webpack\.stats|chunk-map)|\.map$/.test(file),
    );
    expect(junk).toEqual([]);
    const rules = readFileSync(path.join(first, 'public/_headers'), 'utf8').match(/^\S/gm);
    expect(rules?.length).toBeLessThanOrEqual(100);
  });

  test('compress the final version of every file', () => {
    const files = Object.keys(published).filter((file) => `${file}.br` in published);
    expect(files).toContain('en/404.html');
    const read = (file: string) => readFileSync(path.join(first, 'public', file));
    const outdated = files.filter((file) => {
      const content = read(file);
      return (
        !brotliDecompressSync(read(`${file}.br`)).equals(content) ||
        !gunzipSync(read(`${file}.gz`)).equals(content)
      );
    });
    expect(outdated).toEqual([]);
  });

  test('fail if a file contains a secret, without printing it', () => {
    const secret = 'abcdefghijklmnopqrst';
    const page = path.join(first, 'public/en/index.html');
    const html = readFileSync(page, 'utf8');
    appendFileSync(page, secret);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/release.ts', '--no-pdf'],
      { cwd: first, encoding: 'utf8', env: { ...process.env, ALGOLIA_ADMIN_KEY: secret } },
    );
    writeFileSync(page, html);
    const output = stdout + stderr;
    expect(status, output).not.toBe(0);
    expect(output).toContain('holds the value of ALGOLIA_ADMIN_KEY');
    expect(output).not.toContain(secret);
  });

  test('update every page after a style change', async () => {
    appendFileSync(sheet, STYLE);
    const { code, output } = await runBuild({ folder: first });
    expect(code, output).toBe(0);
    const pages = Object.keys(published).filter((file) => file.endsWith('.html'));
    expect(pages).toContain('en/redirect/index.html');
    for (const page of pages) {
      const html = readFileSync(path.join(first, 'public', page), 'utf8');
      const sheets = [...html.matchAll(/rel="stylesheet" href="([^"]+\.css)"/g)].map(([, href = '']) =>
        readFileSync(path.join(first, 'public', href), 'utf8'),
      );
      expect(sheets.join(''), page).toContain('once-more');
    }
  });

  test('are identical after a change is reverted and public/, which may be a mount point, was emptied', async () => {
    writeFileSync(sheet, readFileSync(sheet, 'utf8').replace(STYLE, ''));
    const folder = path.join(first, 'public');
    const before = statSync(folder).ino;
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
    const { code, output } = await runBuild({ folder: first });
    expect(code, output).toBe(0);
    expect(publicOf(first)).toEqual(published);
    expect(statSync(folder).ino).toBe(before);
  });

  test('are identical by `gatsby build` with a warm cache and the last public/', async () => {
    const { code, output } = await runBuild({ folder: first, isPlain: true });
    expect(code, output).toBe(0);
    expect(publicOf(first)).toEqual(published);
    expectNamedFiles(first);
  });

  for (const isPlain of [false, true])
    test(
      `hold nothing withdrawn once hosts/ was deleted: ${isPlain ? 'gatsby' : 'npm run'} build`,
      matrixUnless(false),
      async () => {
        writeFileSync(path.join(first, 'public/withdrawn.pdf'), '');
        rmSync(path.join(first, 'public/hosts'), { recursive: true });
        const { code, output } = await runBuild({ folder: first, isPlain });
        expect(code, output).toBe(0);
        expect(publicOf(first)).toEqual(published);
      },
    );

  // Two more builds.
  test('are identical on another machine, after a killed build', matrixUnless(false), async () => {
    copySources(second, CONTENT);
    writeNamedFiles(second);
    const killed = await runBuild({ folder: second, killAt: 'Building production JavaScript' });
    expect(killed.signal, killed.output).toBe('SIGKILL');
    expect(existsSync(path.join(second, 'public/index.html'))).toBe(false);
    const { code, output } = await runBuild({ folder: second, env: FAR_AWAY });
    expect(code, output).toBe(0);
    expect(publicOf(second)).toEqual(published);
    expectNamedFiles(second);
  });

  test('are released with the same files, better compressed, and an SBOM', () => {
    const sizeOf = (name: string): number => statSync(path.join(first, 'public', name)).size;
    const list = (): string => read('release.json');
    const [before, builtSize] = [list(), sizeOf('index.html.br')];
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/release.ts', '--no-pdf'],
      { cwd: first, encoding: 'utf8' },
    );
    expect(status, stderr).toBe(0);
    expect(list()).toBe(before);
    expect(sizeOf('index.html.br')).toBeLessThan(builtSize);
    expect(existsSync(path.join(first, 'dist/sbom.cdx.json'))).toBe(true);
  });
});

test('every URL ever published is a page or redirects to one, in each language', () => {
  const { redirects = [] } = readHostSite('public');
  const slugs = readFileSync('content/addresses.txt', 'utf8').trim().split('\n');
  expect(slugs.length).toBeGreaterThan(60);
  for (const slug of slugs) {
    for (const language of LANGUAGES) {
      const asked = addressOf(language, slug.slice(1));
      const address = redirects.find(({ from }) => from === asked)?.to ?? asked;
      expect.soft(existsSync(path.join('public', address, 'index.html')), asked).toBe(true);
    }
  }
});
