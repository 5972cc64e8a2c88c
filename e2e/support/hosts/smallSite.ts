import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeHostFiles } from '../../../src/node/hosts/writeHostFiles';

const page = (lang: string, text: string): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${text}</title><h1>${text}</h1></html>\n`;

const FILES: Record<string, string> = {
  'index.html': page('zh-Hans', 'Home'),
  'en/index.html': page('en', 'Home'),
  'en/intro/index.html': page('en', 'Intro'),
  '404.html': page('zh-Hans', 'Not found'),
  'en/404.html': page('en', 'Not found'),
  'robots.txt': 'User-agent: *\n',
  'assets/a-0123abcd.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Moved addresses. */
export const MOVED = [
  { from: '/en/old-intro', to: '/en/intro' },
  { from: '/en/1.0.4/intro', to: '/en/intro' },
  { from: '/en/旧 介绍', to: '/en/intro' },
  { from: '/start', to: '/' },
];

/** Writes a small site with the host files of a build to a temporary folder. */
export async function writeSmallSite(pathPrefix: string): Promise<string> {
  const publicDir = mkdtempSync(path.join(tmpdir(), 'idmp-docs-small-'));
  // Servers may run as another user.
  chmodSync(publicDir, 0o755);
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(publicDir, name)), { recursive: true });
    writeFileSync(path.join(publicDir, name), text);
  }
  await writeHostFiles({ publicDir, pathPrefix, policy: "default-src 'self'", redirects: MOVED });
  return publicDir;
}
