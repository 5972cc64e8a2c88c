import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Addresses of all pages of the sitemap, without origin. */
export function sitemapAddresses(publicDir: string): string[] {
  const xml = readFileSync(path.join(publicDir, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}
