import { chmodSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeHostFiles } from '../../../src/features/hosts/build/writeHostFiles';
import { readHostSite } from '../../../src/core/serve/startStaticServer';

/** Files that differ in a build with a prefix. */
const PREFIX_FILES = ['hosts', '.htaccess', '_headers', '_redirects'];

/** Copies a built site with the host files for another prefix; pages keep their addresses. */
export async function prefixedSite(publicDir: string, pathPrefix: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'idmp-docs-prefixed-'));
  // Servers may run as another user.
  chmodSync(folder, 0o755);
  for (const name of readdirSync(publicDir).filter((entry) => !PREFIX_FILES.includes(entry)))
    symlinkSync(path.resolve(publicDir, name), path.join(folder, name));
  await writeHostFiles({ publicDir: folder, pathPrefix, policy: readHostSite(publicDir).policy });
  return folder;
}

/** Addresses of all pages of the sitemap, without origin. */
export function sitemapAddresses(publicDir: string): string[] {
  const xml = readFileSync(path.join(publicDir, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}
