import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { robotsTxt } from '../../hosts/textFiles';
import { sitemapEntries, sitemapFiles, type SitemapPage } from '../../hosts/sitemap';
import { startStaticServer, type StaticServer } from '../../serve/startStaticServer';
import { checkDeploy } from '../checkDeploy';
import { formatFaults } from '../faults';

const PUBLISHED = 'https://docs.example.com/x';
const POLICY = "default-src 'self'";
const PAGES = [
  { locale: 'zh-Hans', slug: '', address: '/' },
  { locale: 'zh-Hans', slug: 'intro', address: '/intro' },
  { locale: 'en', slug: '', address: '/en' },
  { locale: 'en', slug: 'intro', address: '/en/intro' },
] as const;

let dir = '';
let server: StaticServer;

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  fs.writeFileSync(path.join(dir, name), text);
}
const read = (name: string): string => fs.readFileSync(path.join(dir, name), 'utf8');
const change = (name: string, from: string, to: string): void => write(name, read(name).replace(from, to));

function pageHtml({ locale, slug, address }: (typeof PAGES)[number]): string {
  const other = (language: string, url: string) =>
    `<link rel="alternate" hreflang="${language}" href="${PUBLISHED}${url}">`;
  const chinese = `/${slug}`;
  const english = slug ? `/en/${slug}` : '/en';
  return `<!doctype html><html lang="${locale}"><head><title>${slug} ${locale}</title>
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<link rel="canonical" href="${PUBLISHED}${address}">
${other('zh-Hans', chinese)}${other('en', english)}${other('x-default', chinese)}
<script src="/x/app-26418285a5eb9c9ede0e.js"></script></head>
<body><h1>${slug}</h1><h2 id="数据">Data</h2><a href="/x/en/intro#%E6%95%B0%E6%8D%AE">Data</a>
<a href="https://other.example/">elsewhere</a></body></html>`;
}

beforeEach(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'deployed-'));
  const pages: SitemapPage[] = PAGES.map((page) => ({
    ...page,
    textLocale: page.locale,
    canonical: page.address,
    unlisted: false,
    draft: false,
    file: '',
  }));
  write('hosts/site.json', JSON.stringify({ pathPrefix: '/x', policy: `${POLICY}; frame-ancestors 'none'` }));
  for (const [name, text] of Object.entries(sitemapFiles(sitemapEntries(pages), PUBLISHED)))
    write(name, text);
  write('robots.txt', robotsTxt(PUBLISHED));
  write('.well-known/security.txt', 'Contact: https://example.com/');
  write('boot.js', 'boot();');
  write('app-26418285a5eb9c9ede0e.js', 'app();');
  write('page-data/app-data.json', '{}');
  for (const page of PAGES) {
    write(path.join(page.address, 'index.html'), pageHtml(page));
    write(path.join('page-data', page.address.slice(1) || 'index', 'page-data.json'), '{}');
  }
  for (const [file, lang] of [
    ['404.html', 'zh-Hans'],
    ['en/404.html', 'en'],
  ] as const)
    write(file, `<html lang="${lang}"><meta name="robots" content="noindex"><a href="/x/">home</a></html>`);
  server = await startStaticServer({ dir });
});
afterEach(async () => {
  await server.close();
  fs.rmSync(dir, { recursive: true });
});

async function faults(): Promise<string[]> {
  const report = await checkDeploy({ address: `${server.origin}/x/` });
  return formatFaults(report.faults);
}

describe('checkDeploy', () => {
  it('finds nothing wrong with a sound site', async () => {
    const report = await checkDeploy({ address: `${server.origin}/x/` });
    expect(report).toMatchObject({ pages: 4, published: PUBLISHED, faults: [] });
  });

  it.each<[string, () => void, string]>([
    [
      'a page that is not there',
      () => fs.rmSync(path.join(dir, 'en/intro'), { recursive: true }),
      'status 404',
    ],
    [
      'a link to nowhere',
      () => change('intro/index.html', '/x/en/intro#', '/x/en/nowhere#'),
      'status 404 (linked from /intro): /en/nowhere',
    ],
    [
      'a link to a heading that is gone',
      () => change('intro/index.html', '#%E6%95%B0%E6%8D%AE', '#gone'),
      'no such heading (linked from /intro): /en/intro#gone',
    ],
    [
      'a script that is not there',
      () => fs.rmSync(path.join(dir, 'app-26418285a5eb9c9ede0e.js')),
      'status 404 (linked from /): /app-26418285a5eb9c9ede0e.js',
    ],
    [
      'page data that is not there',
      () => fs.rmSync(path.join(dir, 'page-data/index/page-data.json')),
      'status 404: /page-data/index/page-data.json',
    ],
    [
      'page data that is cut off',
      () => write('page-data/en/page-data.json', '{"a":'),
      'is not JSON: /page-data/en/page-data.json',
    ],
    [
      'the wrong language',
      () => change('en/intro/index.html', 'lang="en"', 'lang="zh-Hans"'),
      'the language is "zh-Hans", not "en": /en/intro',
    ],
    [
      'another canonical link',
      () =>
        change(
          'intro/index.html',
          `canonical" href="${PUBLISHED}/intro`,
          `canonical" href="${PUBLISHED}/other`,
        ),
      `the canonical link is ${PUBLISHED}/other, not ${PUBLISHED}/intro: /intro`,
    ],
    [
      'an alternate that is missing',
      () => change('intro/index.html', 'hreflang="x-default"', 'hreflang="de"'),
      'page and sitemap do not agree on the address for hreflang "x-default": /intro',
    ],
    [
      'a page without its heading',
      () => change('intro/index.html', '<h1>', '<p>'),
      '0 first headings instead of one: /intro',
    ],
    [
      'a policy that the page does not have',
      () => change('intro/index.html', POLICY, "default-src 'none'"),
      'default-src of the policy is not the same in the header and in the page: /intro',
    ],
    [
      'a not-found page in one language only',
      () => write('en/404.html', read('404.html')),
      'the not-found page is in "zh-Hans", not "en": /en/no-such-page-0a1b2c3d',
    ],
    [
      'a host that answers everything',
      () => write('no-such-page-0a1b2c3d/index.html', '<html lang="zh-Hans">'),
      'status 200 for an address that does not exist, not 404: /no-such-page-0a1b2c3d',
    ],
    ['no sitemap', () => fs.rmSync(path.join(dir, 'sitemap.xml')), 'holds no address: /sitemap.xml'],
    [
      'a robots.txt without the sitemap',
      () => write('robots.txt', 'User-agent: *\n'),
      'does not name the sitemap: /robots.txt',
    ],
  ])('finds %s', async (_what, breakIt, fault) => {
    breakIt();
    expect(await faults()).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });

  it('says so when nothing answers', async () => {
    const { origin } = server;
    await server.close();
    const report = await checkDeploy({ address: `${origin}/x` });
    expect(formatFaults(report.faults).join('\n')).toContain('no answer: ');
  });
});
