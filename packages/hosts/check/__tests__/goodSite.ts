import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeRelease } from '../../published/release';
import { sitemapEntries, sitemapFiles, type SitemapPage } from '../../sitemap/sitemap';
import { robotsTxt } from '../../sitemap/sitemap';
import { compressFiles } from '../../published/compressFiles';

export const PUBLISHED = 'https://docs.example.com/x';
const LANGUAGES = { 'zh-Hans': 'zh-Hans', en: 'en' };
const POLICY = "default-src 'self'";
const PAGES = [
  { locale: 'zh-Hans', slug: '', address: '/' },
  { locale: 'zh-Hans', slug: 'intro', address: '/intro' },
  { locale: 'en', slug: '', address: '/en' },
  { locale: 'en', slug: 'intro', address: '/en/intro' },
] as const;
/** Long enough to be sent compressed. */
const FILLER = 'A sentence that fills the file. '.repeat(50);

/** A built site in a temporary folder. */
export interface GoodSite {
  dir: string;
  read(name: string): string;
}

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
<a href="https://other.example/">elsewhere</a><img src="/x/assets/a-0123abcd.svg" alt=""><p>${FILLER}</p></body></html>`;
}

/** Writes a small site below the prefix /x, with all kinds of files that a build makes. */
export async function writeGoodSite(): Promise<GoodSite> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'deployed-'));
  const write = (name: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), text);
  };
  const pages: SitemapPage[] = PAGES.map((page) => ({
    ...page,
    textLocale: page.locale,
    canonical: page.address,
    unlisted: false,
    draft: false,
    file: '',
  }));
  write('hosts/site.json', JSON.stringify({ pathPrefix: '/x', policy: `${POLICY}; frame-ancestors 'none'` }));
  for (const [name, text] of Object.entries(
    sitemapFiles(sitemapEntries(pages, LANGUAGES), { siteUrl: PUBLISHED, pathPrefix: '' }),
  ))
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
  write('framework-26418285a5eb9c9ede0e.js', `framework();// ${FILLER}`);
  write('search-26418285a5eb9c9ede0e.js', `search();// ${FILLER}`);
  write('search/en-0123abcd.json', JSON.stringify({ index: FILLER }));
  write('search/texts.en-0123abcd.json', JSON.stringify([FILLER]));
  write('search/index.en.json', '{"build":"0123abcd"}');
  write('assets/a-0123abcd.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await writeRelease(dir);
  await compressFiles(dir);
  return { dir, read: (name) => fs.readFileSync(path.join(dir, name), 'utf8') };
}
