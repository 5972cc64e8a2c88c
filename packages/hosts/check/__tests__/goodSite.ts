import fs from 'node:fs';
import path from 'node:path';
import { makeProject, writeFiles } from '../../../content/__tests__/project';
import { compressFiles } from '../../published/compressFiles';
import { writeRelease } from '../../published/release';

export const PUBLISHED = 'https://docs.example.com/x';
const POLICY = "default-src 'self'";
/** Long enough to be sent compressed. */
const FILLER = 'A sentence that fills the file. '.repeat(50);

/** A built site in a temporary folder. */
export interface GoodSite {
  dir: string;
  read(name: string): string;
}

const page = (lang: string, text: string): string =>
  `<html lang="${lang}"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><p>${text}</p></html>`;
const missing = (lang: string): string => page(lang, '<a href="/x/">home</a>');

const FILES = {
  'hosts/site.json': JSON.stringify({ pathPrefix: '/x', policy: `${POLICY}; frame-ancestors 'none'` }),
  'robots.txt': `Sitemap: ${PUBLISHED}/sitemap.xml\n`,
  'boot.js': 'boot();',
  'index.html': page('zh-Hans', FILLER),
  'intro/index.html': page('zh-Hans', `Intro. ${FILLER}`),
  'en/index.html': page('en', FILLER),
  'en/intro/index.html': page('en', `Intro. ${FILLER}`),
  '404.html': missing('zh-Hans'),
  'en/404.html': missing('en'),
  'search-26418285a5eb9c9ede0e.js': `search();// ${FILLER}`,
  'search/en-0123abcd.json': JSON.stringify({ index: FILLER }),
  'search/texts.en-0123abcd.json': JSON.stringify([FILLER]),
  'assets/a-0123abcd.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
};

/** Writes a small site below the prefix /x, with all kinds of files that a build makes. */
export async function writeGoodSite(): Promise<GoodSite> {
  const dir = path.join(makeProject({}), 'public');
  writeFiles(dir, FILES);
  await writeRelease(dir);
  await compressFiles(dir);
  return { dir, read: (name) => fs.readFileSync(path.join(dir, name), 'utf8') };
}
