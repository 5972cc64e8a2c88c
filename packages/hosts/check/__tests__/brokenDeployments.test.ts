import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { removeProjects } from '../../../content/__tests__/project';
import { startStaticServer, type StaticServer } from '../../serve/startStaticServer';
import { checkDeploy } from '../checkDeploy';
import { formatFaults } from '../faults';
import { parseRelease } from '../../published/release';
import { PUBLISHED, writeGoodSite, type GoodSite } from './goodSite';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}
/** Changes what a host answers; `path` is without prefix. */
type Break = (path: string, answer: Answer, accepted: string) => unknown;

const gone = (answer: Answer): void => {
  answer.status = 404;
  answer.body = Buffer.from(
    '<html lang="zh-Hans"><meta name="robots" content="noindex"><a href="/x/">home</a></html>',
  );
  answer.headers = { ...answer.headers, 'content-type': 'text/html; charset=utf-8' };
  delete answer.headers['content-encoding'];
};
const textOf = ({ body, headers }: Answer): string =>
  (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
const setText = (answer: Answer, text: string): void => {
  const isZipped = answer.headers['content-encoding'] === 'gzip';
  answer.body = isZipped ? gzipSync(text) : Buffer.from(text);
};
const published = (answer: Answer, text: string): void => {
  Object.assign(answer, { status: 200, body: Buffer.from(text) });
  delete answer.headers['content-encoding'];
};

let site: GoodSite;
let origin: StaticServer;

beforeAll(async () => {
  site = await writeGoodSite();
  origin = await startStaticServer({ dir: site.dir });
});
afterAll(async () => {
  await origin.close();
  removeProjects();
});

/** Answers of the good site, broken on their way. */
async function startBrokenHost(breakIt: Break): Promise<{ url: string; close(): void }> {
  const server = http.createServer((request, response) => {
    // Does not request brotli, so that the tests can modify responses.
    const accepted = String(request.headers['accept-encoding'] ?? '').includes('gzip') ? 'gzip' : 'identity';
    const asked = http.get(
      origin.origin + (request.url ?? ''),
      { headers: { 'accept-encoding': accepted }, agent: false },
      (upstream) => {
        const parts: Buffer[] = [];
        upstream.on('data', (part: Buffer) => parts.push(part));
        upstream.on('end', () => {
          const headers = Object.fromEntries(
            Object.entries(upstream.headers).map(([name, value]) => [name, String(value)]),
          );
          const answer: Answer = { status: upstream.statusCode ?? 0, headers, body: Buffer.concat(parts) };
          breakIt(
            (request.url ?? '').replace(/^\/x(?=\/|$)/, ''),
            answer,
            String(request.headers['accept-encoding']),
          );
          delete answer.headers['content-length'];
          response.writeHead(answer.status, answer.headers).end(answer.body);
        });
      },
    );
    asked.on('error', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/x/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function faultsOf(breakIt: Break): Promise<string[]> {
  const host = await startBrokenHost(breakIt);
  const { faults } = await checkDeploy({ address: host.url });
  host.close();
  return formatFaults(faults);
}

const NOT_THIS = 'is not the file of this release';

it('passes the good deployment', async () => {
  const report = await checkDeploy({ address: `${origin.origin}/x/` });
  expect(report).toMatchObject({ pages: 4, published: PUBLISHED, faults: [] });
  expect(await faultsOf(() => undefined)).toEqual([]);
});

it('says in one line that nothing answers', async () => {
  const host = await startBrokenHost(() => undefined);
  host.close();
  const { faults, asked } = await checkDeploy({ address: host.url });
  expect(formatFaults(faults)).toEqual([expect.stringMatching(/^does not answer: /)]);
  expect(asked).toBe(1);
});

it('lists a fault once, with its first addresses', () => {
  const faults = Array.from({ length: 8 }, (_, index) => ({ address: `/${index}`, what: 'no title' }));
  expect(formatFaults([...faults, ...faults])).toEqual(['no title: /0, /1, /2, /3, /4 and 3 more']);
});

/** Changes the answers of some paths. */
const at =
  (where: RegExp, change: (answer: Answer, accepted: string) => unknown): Break =>
  (path, answer, accepted) => {
    if (where.test(path)) change(answer, accepted);
  };

it.each<[string, Break, fault: string]>([
  [
    'search index and texts gone',
    at(/^\/search\/.*-0123abcd/, gone),
    'status 404: /search/en-0123abcd.json, /search/texts.en-0123abcd.json',
  ],
  [
    'another policy in the header',
    at(/^\/intro$/, ({ headers }) => void (headers['content-security-policy'] = 'default-src *')),
    'default-src of the policy is not the same in the header and in the pages: /intro',
  ],
  [
    'another page under a form of its address',
    at(/^\/intro\.html$/, (answer) => setText(answer, site.read('index.html'))),
    'does not show the page /intro: /intro.html',
  ],
  [
    'the home page for every unknown address',
    (_path, answer) => answer.status === 404 && published(answer, site.read('index.html')),
    'status 200 for an address that does not exist, not 404',
  ],
  [
    'secrets of the server',
    at(/^\/\.(?:env|git\/config)$/, (answer) => published(answer, 'KEY=1')),
    'status 200 for a file that nobody should get: /.env, /.git/config',
  ],
  [
    'one word of a page changed',
    at(/^\/en$/, (answer) => setText(answer, textOf(answer).replace('sentence', 'Sentence'))),
    `${NOT_THIS}: /en`,
  ],
  [
    'an older file beside new variants',
    at(/^\/search\/en-0123abcd\.json$/, (answer, accepted) => {
      if (accepted === 'identity') setText(answer, '{}');
    }),
    'is not the file of this release when sent as identity: /search/en-0123abcd.json',
  ],
  [
    'a folder that is listed',
    at(/^\/assets\/$/, (answer) => published(answer, '<a href="a.svg">a.svg</a>')),
    'status 200 for a folder, not 404: is it listed?: /assets/',
  ],
  [
    'the not-found page of another build',
    at(/^\/en\/no-such-page/, (answer) => setText(answer, textOf(answer).replace('home', 'house'))),
    'does not show the not-found page of this release: /en/no-such-page-0a1b2c3d',
  ],
  [
    'scripts whose type browsers may guess',
    at(/^\/search-\w+\.js$/, ({ headers }) => delete headers['x-content-type-options']),
    'no X-Content-Type-Options: /search-26418285a5eb9c9ede0e.js',
  ],
  [
    'a robots.txt without the sitemap',
    at(/^\/robots\.txt$/, (answer) => setText(answer, 'User-agent: *\n')),
    'does not name the sitemap: /robots.txt',
  ],
  [
    'no list of files',
    at(/^\/release\.json$/, gone),
    'is not a file list, so the files cannot be compared with those of a build: /release.json',
  ],
  [
    'index.html that redirects',
    at(/^\/intro\/$/, (answer) => Object.assign(answer, { status: 301, headers: { location: '/x/intro' } })),
    'redirects to /x/intro: /intro/',
  ],
])('finds %s', async (_name, breakIt, fault) => {
  expect(await faultsOf(breakIt)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
});

it('detects a deployment of another build by a given list', async () => {
  const host = await startBrokenHost(() => undefined);
  const release = parseRelease(
    fs.readFileSync(path.join(site.dir, 'release.json'), 'utf8').replace(/"boot\.js": "../, '"boot.js": "00'),
  );
  const { faults } = await checkDeploy({
    address: host.url,
    ...(release && { release }),
  });
  host.close();
  expect(formatFaults(faults)).toEqual([`${NOT_THIS}: /boot.js`]);
});
