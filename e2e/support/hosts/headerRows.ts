import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CACHE } from '@idmp/hosts';

/** A row of the header table: a host's response to a path. */
export interface HeaderRow {
  what: string;
  path: string;
  status: 200 | 404;
  type: string;
  cache: string;
  /** Language of the shown page. */
  lang?: 'zh-Hans' | 'en';
}

const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const JSON_TYPE = 'application/json';
const TEXT = 'text/plain; charset=utf-8';
const SVG = 'image/svg+xml';

/** First file of a folder with a matching name. */
function fileLike(publicDir: string, folder: string, name: RegExp): string | null {
  const dir = path.join(publicDir, folder);
  const found = existsSync(dir)
    ? readdirSync(dir)
        .sort()
        .find((file) => name.test(file))
    : undefined;
  return found === undefined ? null : path.posix.join('/', folder, found);
}

function fileRow(what: string, file: string | null, type: string, cache: string): HeaderRow[] {
  return file === null ? [] : [{ what, path: file, status: 200, type, cache }];
}

/** One row for each type of file in a built site. */
export function headerRows(publicDir: string): HeaderRow[] {
  const like = (folder: string, name: RegExp) => fileLike(publicDir, folder, name);
  const { immutable, revalidate } = CACHE;
  const page = { status: 200, type: HTML, cache: revalidate } as const;
  const missing = { status: 404, type: HTML, cache: revalidate } as const;
  return [
    { what: 'home', path: '/', lang: 'zh-Hans', ...page },
    { what: 'home in English', path: '/en', lang: 'en', ...page },
    { what: 'page', path: '/intro', lang: 'zh-Hans', ...page },
    { what: 'page in English', path: '/en/intro', lang: 'en', ...page },
    { what: 'page with dots in its address', path: '/en/release-history/1.0.5.0', lang: 'en', ...page },
    ...fileRow('script of the app', like('', /^app-.*\.js$/), SCRIPT, immutable),
    ...fileRow('script before the first paint', like('', /^early-.*\.js$/), SCRIPT, immutable),
    ...fileRow('style sheet', like('', /\.css$/), 'text/css; charset=utf-8', immutable),
    ...fileRow('figure', like('assets', /\.svg$/), SVG, immutable),
    ...fileRow('picture', like('assets', /\.png$/), 'image/png', immutable),
    ...fileRow('search index', like('search', /^index\..*\.json$/), JSON_TYPE, revalidate),
    ...fileRow('boot script', like('', /^boot\.js$/), SCRIPT, revalidate),
    ...fileRow('QR code', like('qr', /\.svg$/), SVG, revalidate),
    {
      what: 'page data',
      path: '/page-data/en/intro/page-data.json',
      status: 200,
      type: JSON_TYPE,
      cache: revalidate,
    },
    {
      what: 'data of the app',
      path: '/page-data/app-data.json',
      status: 200,
      type: JSON_TYPE,
      cache: revalidate,
    },
    {
      what: 'sitemap',
      path: '/sitemap.xml',
      status: 200,
      type: 'application/xml; charset=utf-8',
      cache: revalidate,
    },
    { what: 'robots.txt', path: '/robots.txt', status: 200, type: TEXT, cache: revalidate },
    { what: 'security.txt', path: '/.well-known/security.txt', status: 200, type: TEXT, cache: revalidate },
    { what: 'unknown path', path: '/no/such/page', lang: 'zh-Hans', ...missing },
    { what: 'unknown path in English', path: '/en/no/such/page', lang: 'en', ...missing },
    { what: 'unknown .html', path: '/en/nowhere.html', lang: 'en', ...missing },
    { what: 'other case', path: '/en/Intro', lang: 'en', ...missing },
    { what: 'encoded percent sign', path: '/en/%25', lang: 'en', ...missing },
    { what: 'broken UTF-8', path: '/en/%E4', lang: 'en', ...missing },
    { what: 'script that is gone', path: '/app-00000000000000000000.js', ...missing },
    { what: 'figure that is gone', path: '/assets/gone.00000000.svg', ...missing },
    { what: 'page data that is gone', path: '/page-data/gone/page-data.json', ...missing },
  ];
}
