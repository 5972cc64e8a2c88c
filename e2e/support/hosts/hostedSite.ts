import { chmodSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type HostSite, readHostSite, writeHostFiles } from '@idmp/hosts';

/** Files that differ for another host. */
const HOST_FILES = ['hosts', '.htaccess', '_headers', '_redirects'];

/** Copies a built site with other host files; pages keep their addresses. */
export async function hostedSite(publicDir: string, site: Partial<HostSite>): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'idmp-docs-hosted-'));
  // Servers may run as another user.
  chmodSync(folder, 0o755);
  for (const name of readdirSync(publicDir).filter((entry) => !HOST_FILES.includes(entry)))
    symlinkSync(path.resolve(publicDir, name), path.join(folder, name));
  await writeHostFiles({ publicDir: folder, ...readHostSite(publicDir), ...site });
  return folder;
}

/** Addresses of all pages of the sitemap, without origin. */
export function sitemapAddresses(publicDir: string): string[] {
  const xml = readFileSync(path.join(publicDir, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}
