import { expect, test } from '@playwright/test';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  CACHE,
  COMPRESS_MIN_BYTES,
  contentTypeOf,
  isCompressible,
  isImmutablePath,
  SECURITY_HEADERS,
  SVG_POLICY,
  urlPath,
} from '@idmp/hosts';
import { ask, type Answer } from './support/hosts/ask';
import { CONTAINER, HOSTS, type Host, type RunningHost } from './support/hosts/realHosts';
import { FILES, MOVED, ODD, SMALL_POLICY, writeSmallSite } from './support/hosts/smallSite';

/** A request, and the file whose content answers it. */
interface Row {
  path: string;
  file: string;
  status?: 404;
  headers?: Record<string, string>;
}

const MARKDOWN = { Accept: 'text/markdown, text/html;q=0.9' };

/** All forms of the address of a page. */
const formsOf = (address: string): string[] =>
  address === '/'
    ? ['/', '/index.html', '/?q=1']
    : ['', '/', '.html', '/index.html'].map((end) => encodeURI(address) + end);

const ADDRESSES = [
  '/',
  '/en',
  '/en/intro',
  '/en/release/1.0.5.0',
  '/en/basic/Shift Reports',
  '/基础/数据 模型',
  `/${ODD}`,
];
const WITH_TWIN: readonly (readonly [address: string, file: string])[] = [
  ['/', 'index.md'],
  ['/en', 'en.md'],
  ['/en/intro', 'en/intro.md'],
  ['/en/basic/Shift Reports', 'en/basic/Shift Reports.md'],
  ['/基础/数据 模型', '基础/数据 模型.md'],
];
const MISSING = {
  '404.html': [
    '/no/such/page',
    '/nowhere.html',
    '/nowhere/',
    '/assets/gone-01234567.svg',
    '/app-ffffffffff.js',
    '/Start',
    '/%E4',
    '/englisch',
  ],
  'en/404.html': ['/en/no/such/page', '/en/Intro', '/en/intro/x', '/en/intro.htm', '/en/%25', '/en/basic'],
};
const PRIVATE = [
  '/_headers',
  '/_redirects',
  '/hosts/nginx.conf',
  '/hosts/site.json',
  '/hosts/',
  '/%68osts/Caddyfile',
  '/%5Fheaders',
  '/_headers/',
  '/_headers.html',
  '/_redirects/',
  '/_redirects.html',
  '//hosts/nginx.conf',
  '//_headers',
  '/./_headers',
];

const ROWS: readonly Row[] = [
  ...ADDRESSES.flatMap((address) =>
    formsOf(address).map((form) => ({ path: form, file: path.posix.join(address, 'index.html').slice(1) })),
  ),
  ...WITH_TWIN.flatMap(([address, file]) =>
    formsOf(address).map((form) => ({ path: form, file, headers: MARKDOWN })),
  ),
  { path: '/boot.js', file: 'boot.js', headers: MARKDOWN },
  { path: '/en/release/1.0.5.0', file: 'en/release/1.0.5.0/index.html', headers: MARKDOWN },
  ...Object.keys(FILES)
    .filter((file) => !file.endsWith('.html'))
    .map((file) => ({ path: encodeURI(`/${file}`), file })),
  ...Object.entries(MISSING).flatMap(([file, paths]) =>
    paths.map((each) => ({ path: each, file, status: 404 as const })),
  ),
  ...PRIVATE.map((each) => ({ path: each, file: '404.html', status: 404 as const })),
];

const CODINGS = {
  br: { accept: 'gzip, deflate, br, zstd;q=0', decode: brotliDecompressSync },
  gzip: { accept: 'gzip', decode: gunzipSync },
  identity: { accept: 'identity', decode: (body: Buffer) => body },
};

const COMPRESSED = (file: string): boolean =>
  isCompressible(file) && Buffer.byteLength(FILES[file] ?? '') >= COMPRESS_MIN_BYTES;

/** Body as sent, decoded once by what the response says. */
function decoded({ headers, body }: Answer): string {
  const coding = headers['content-encoding'] ?? 'identity';
  if (!(coding in CODINGS)) throw new Error(`The response has the coding ${coding}.`);
  return CODINGS[coding as keyof typeof CODINGS].decode(body).toString();
}

const always = Object.fromEntries(
  Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
);

/** Paths that are not names of files. */
const IMPOSSIBLE = [
  `/en/${'a'.repeat(256)}`,
  `/en/${'%E4%B8%AD'.repeat(86)}`,
  `/en/${'a/'.repeat(2_500)}`,
  '/en/a%00b',
];
/** Paths that no server decodes, or that leave the site. */
const OUTSIDE = ['/%', '/%zz', '/en/%', '/..%2f..%2fetc/passwd', '/../../etc/passwd'];
/** Request headers that must not cut or empty the answer to a miss. */
const CONDITIONS = {
  'If-None-Match': '*',
  'If-Modified-Since': new Date(Date.now() + 60_000).toUTCString(),
  Range: 'bytes=0-9',
  'If-Range': '"x"',
};

/** Each host with and without a prefix; the container has none. */
const CASES: readonly [host: Host, pathPrefix: string][] = [
  ...HOSTS.flatMap((host) => ['', '/idmp-docs'].map((pathPrefix): [Host, string] => [host, pathPrefix])),
  [CONTAINER, ''],
];

for (const [host, pathPrefix] of CASES) {
  test.describe(`${host.name} as it is installed, ${pathPrefix || 'at the root'}`, () => {
    test.describe.configure({ mode: 'default' });
    let site = '';
    let running: RunningHost;
    test.beforeAll(async () => {
      test.skip(host.missing() !== null, host.missing() ?? '');
      site = await writeSmallSite({ pathPrefix });
      running = await host.start(site);
    });
    test.afterAll(async () => {
      if (site === '') return;
      await running.close();
      rmSync(site, { recursive: true });
    });

    for (const [coding, { accept }] of Object.entries(CODINGS)) {
      // The container has no brotli module.
      const sentCoding = host === CONTAINER && coding === 'br' ? 'gzip' : coding;
      test(`answers each kind of request, and encodes once: ${coding}`, async () => {
        expect(ROWS.length).toBeGreaterThan(90);
        for (const { path: target, file, status = 200, headers = {} } of ROWS) {
          const answer = await ask(running.url, target, { 'Accept-Encoding': accept, ...headers });
          const what = `${target} ${JSON.stringify(headers)}`;
          expect.soft(answer.status, what).toBe(status);
          expect
            .soft(answer.headers['content-encoding'] ?? 'identity', what)
            .toBe(COMPRESSED(file) ? sentCoding : 'identity');
          expect.soft(decoded(answer) === FILES[file], `${what}: is ${file}`).toBe(true);
          const isSvg = status === 200 && file.endsWith('.svg');
          expect.soft(answer.headers, what).toMatchObject({
            ...always,
            'content-type': contentTypeOf(file),
            'content-security-policy': isSvg ? SVG_POLICY : SMALL_POLICY,
            'cache-control': status === 200 && isImmutablePath(target) ? CACHE.immutable : CACHE.revalidate,
          });
          expect.soft(answer.headers, what).not.toHaveProperty('content-language');
          expect.soft(answer.headers, what).not.toHaveProperty('location');
          const vary = [
            ...(/\.(?:html|md)$/.test(file) ? ['accept'] : []),
            ...(COMPRESSED(file) ? ['accept-encoding'] : []),
          ];
          const varies = (answer.headers.vary ?? '').toLowerCase().split(/,\s*/);
          if (status === 200) expect.soft(varies, what).toEqual(expect.arrayContaining(vary));
        }
      });

      test(`answers 304 to a reader who has the file: ${coding}`, async () => {
        for (const target of [
          '/',
          '/en/intro',
          '/llms.txt',
          '/boot.js',
          '/robots.txt',
          '/assets/b-0123abcd.svg',
          '/downloads/data.csv',
        ]) {
          const known = await ask(running.url, target, { 'Accept-Encoding': accept });
          const again = await ask(running.url, target, {
            'Accept-Encoding': accept,
            'If-None-Match': known.headers.etag ?? '',
          });
          expect.soft([again.status, again.body.length], target).toEqual([304, 0]);
          const since = {
            'Accept-Encoding': accept,
            'If-Modified-Since': known.headers['last-modified'] ?? '',
          };
          expect.soft((await ask(running.url, target, since)).status, target).toBe(304);
        }
      });
    }

    test('sends no coding that the reader refuses', async () => {
      test.skip(host === CONTAINER, 'it has no brotli module');
      const wanted: Record<string, readonly string[]> = {
        'gzip;q=0': ['identity'],
        'br;q=0, gzip': ['gzip'],
        'br;q=0.0,gzip;q=0.000': ['identity'],
        'gzip;q=0.5, br;q=0': ['gzip'],
        'br;q=1': ['br'],
        BR: ['br', 'identity'],
        '': ['identity'],
        xbr: ['identity'],
        'gzipped, brotli': ['identity'],
      };
      for (const [accept, codings] of Object.entries(wanted)) {
        const answer = await ask(running.url, '/en/intro', { 'Accept-Encoding': accept });
        expect.soft(codings, accept).toContain(answer.headers['content-encoding'] ?? 'identity');
        expect.soft(decoded(answer) === FILES['en/intro/index.html'], accept).toBe(true);
      }
    });

    test('serves parts of a file, and HEAD without a body', async () => {
      const part = await ask(running.url, '/downloads/all.zip', { Range: 'bytes=1-2' });
      if (part.status === 206) expect(part.body.toString()).toBe('ip');
      else expect([part.status, part.body.toString()]).toEqual([200, 'zip']);
      const head = await ask(running.url, '/en/intro', {}, 'HEAD');
      expect([head.status, head.body.length, head.headers['content-type']]).toEqual([
        200,
        0,
        'text/html; charset=utf-8',
      ]);
    });

    test('redirects by a path alone, for any host name, port and proxy, and keeps the query', async () => {
      const proxies: Record<string, string>[] = [
        {},
        { Host: 'docs.example.com' },
        { Host: 'evil.example:21715' },
        { Host: 'docs.example.com', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Port': '443' },
      ];
      for (const { from, to } of MOVED)
        for (const end of ['', '/'])
          for (const query of ['', '?q=a%20b&c=%E4%B8%AD'])
            for (const headers of proxies) {
              const { status, headers: sent } = await ask(
                running.url,
                encodeURI(from) + end + query,
                headers,
              );
              expect
                .soft([status, sent.location], from + end + query)
                .toEqual([301, urlPath(pathPrefix + to) + query]);
              expect.soft(sent['cache-control'], from).toContain('max-age=0');
            }
    });

    test('answers 405 with what it allows', async () => {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const { status, headers } = await ask(running.url, '/en/intro', {}, method);
        expect.soft([status, headers.allow], method).toEqual([405, 'GET, HEAD']);
        expect.soft(headers['cache-control'], method).not.toContain('immutable');
      }
    });

    test('answers 404 where it has no scripts behind the forms', async () => {
      test.skip(pathPrefix !== '', 'they lie at the root of the host');
      for (const target of ['/assets/globalscripts/email.php', '/market/addLead'])
        for (const method of ['POST', 'GET', 'OPTIONS']) {
          const { status, headers } = await ask(running.url, target, {}, method);
          expect.soft(status, `${method} ${target}`).toBe(404);
          expect.soft(headers['cache-control'], target).not.toContain('immutable');
        }
    });

    test('does not serve compressed variants as if they were the file', async () => {
      for (const target of ['/en/intro/index.html.br', '/boot.js.gz']) {
        const { status, headers } = await ask(running.url, target);
        const type = headers['content-type'] ?? '';
        expect
          .soft(status === 404 || /octet-stream|gzip/.test(type), `${target}: ${status} ${type}`)
          .toBe(true);
      }
    });

    test('shows the page of the path for what is no name of a file, and its home page without a slash', async () => {
      // nginx rejects a NUL before it knows the prefix.
      const asked = IMPOSSIBLE.filter(
        (target) => !(pathPrefix && target.includes('%00') && host.name === 'nginx'),
      );
      for (const target of asked) {
        const { status, headers, body } = await ask(running.url, target);
        expect.soft([status, headers['content-security-policy']], target).toEqual([404, SMALL_POLICY]);
        expect.soft(body.toString(), target).toContain('<h1>Not found</h1>');
      }
      const home = await ask(running.url, '');
      expect([home.status, home.body.toString()]).toEqual([200, FILES['index.html']]);
    });

    test('gives nothing for what no server decodes, or what leaves the site', async () => {
      for (const target of OUTSIDE) {
        const { status, body } = await ask(running.url, target);
        expect.soft([400, 404], target).toContain(status);
        expect.soft(body.toString(), target).not.toContain('root:');
      }
    });

    test('answers a miss whole, whatever its condition', async () => {
      for (const [name, value] of Object.entries(CONDITIONS)) {
        const { status, body } = await ask(running.url, '/en/nope', { [name]: value });
        expect.soft([status, body.toString()], name).toEqual([404, FILES['en/404.html']]);
      }
    });

    test('sends its headers and the page with a too long address and too many cookies', async () => {
      test.skip(host.name !== 'nginx' || pathPrefix !== '', 'others answer these as others do');
      const long = await ask(running.url, `/${'a'.repeat(9_000)}`);
      const cookies = await ask(running.url, '/', { Cookie: `a=${'x'.repeat(9_000)}` });
      expect([long.status, cookies.status]).toEqual([414, 400]);
      for (const { headers, body } of [long, cookies]) {
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(body.toString()).toContain('<h1>Not found</h1>');
      }
    });
  });
}
