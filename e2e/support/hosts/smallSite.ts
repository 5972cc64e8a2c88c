import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compressFiles, type HostSite, writeHostFiles } from '@idmp/hosts';
import { hostForms } from '../../../src/settings/endpoints';

/** Long enough to be compressed by the build, and by servers that would do it once more. */
const LONG = 'A sentence that compresses well. '.repeat(100);

const page = (lang: string, text: string): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${text}</title><h1>${text}</h1></html>\n`;
const longPage = (lang: string, text: string): string =>
  page(lang, text).replace('</h1>', `</h1><p>${LONG}</p>`);

/** An address with the signs that hosts read as their own, of those that the check accepts. */
export const ODD = "en/it's (a) +,;=@&[b]!~_ é😀/caf\u0301";

/** Files of each kind, small ones and ones with compressed variants. */
export const FILES: Readonly<Record<string, string>> = {
  'index.html': longPage('zh-Hans', 'Home'),
  'en/index.html': page('en', 'Home'),
  'en/intro/index.html': longPage('en', 'Intro'),
  'en/release/1.0.5.0/index.html': longPage('en', 'Release'),
  'en/basic/Shift Reports/index.html': longPage('en', 'Shift reports'),
  '基础/数据 模型/index.html': longPage('zh-Hans', '数据模型'),
  [`${ODD}/index.html`]: page('en', 'Odd'),
  'index.md': `# Home\n\n${LONG}\n`,
  'en.md': '# Home\n',
  'en/intro.md': `# Intro\n\n${LONG}\n`,
  'en/basic/Shift Reports.md': `# Shift reports\n\n${LONG}\n`,
  '基础/数据 模型.md': `# 数据模型\n\n${LONG}\n`,
  '404.html': longPage('zh-Hans', 'Not found'),
  'en/404.html': longPage('en', 'Not found'),
  'robots.txt': 'User-agent: *\n',
  'llms.txt': `# Docs\n\n${LONG}\n`,
  'sitemap.xml': `<urlset>${LONG}</urlset>`,
  'help-map.json': '{}',
  'search/index.en.0123abcd.json': JSON.stringify(LONG),
  'page-data/en/intro/page-data.json': JSON.stringify({ text: LONG }),
  'boot.js': `/* ${LONG} */`,
  'app-0123456789.js': `/* ${LONG} */`,
  'app.0123456789.css': `/* ${LONG} */`,
  'assets/a-0123abcd.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/b-0123abcd.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${LONG} --></svg>`,
  'assets/c-0123abcd.png': 'png',
  'assets/d-0123abcd.webp': 'webp',
  'downloads/data.csv': `a,b\n${LONG}\n`,
  'downloads/compose.yml': 'a: b\n',
  'downloads/check.py': `# ${LONG}\n`,
  'downloads/all.zip': 'zip',
  'downloads/logs.tar.gz': 'gzip',
  'downloads/export.csv.gz': `gzip ${LONG}`,
  'downloads/data.bin': LONG,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'favicon.ico': 'ico',
  '.well-known/security.txt': 'Contact: https://example.org\n',
};

/** Moved addresses. */
export const MOVED = [
  { from: '/en/old-intro', to: '/en/intro' },
  { from: '/en/1.0.4/intro', to: '/en/intro' },
  { from: '/en/旧 介绍', to: '/en/intro' },
  { from: '/start', to: '/' },
  { from: '/en/old shift', to: '/en/basic/Shift Reports' },
  { from: '/old-data', to: '/基础/数据 模型' },
  { from: '/en/old (a) +,;=@&[b]!é😀', to: `/${ODD}` },
];

/** Policy of the small site. */
export const SMALL_POLICY = "default-src 'self'";

interface SmallSite extends Partial<HostSite> {
  files?: Readonly<Record<string, string>>;
}

/** Writes a small site with the host files and compressed variants of a build to a temporary folder. */
export async function writeSmallSite({ files = FILES, ...site }: SmallSite = {}): Promise<string> {
  const publicDir = mkdtempSync(path.join(tmpdir(), 'idmp-docs-small-'));
  // Servers may run as another user.
  chmodSync(publicDir, 0o755);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(publicDir, name)), { recursive: true });
    writeFileSync(path.join(publicDir, name), text);
  }
  const standard = { pathPrefix: '', policy: SMALL_POLICY, redirects: MOVED, forms: hostForms() };
  await writeHostFiles({ publicDir, ...standard, ...site });
  await compressFiles(publicDir);
  return publicDir;
}
