import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { readStoredHtml } from '../content/pageStore';
import { sourceVersion } from '../files/sourceVersion';
import { writeWhole } from '../files/writeWhole';
import type { PageOutline } from '../output/siteOutline';
import { twinBody, type TwinSite } from './twin';

/** Bodies of the last build, by the digests of their pages. */
const CACHE_FILE = '.cache/twins.json';
/** Sources that a body depends on. */
const SOURCES = ['src/node/text', 'src/model'];

interface Cache {
  key: string;
  bodies: Record<string, string>;
}

/** Returns the Markdown of each page by its address; only pages that changed are converted. */
export async function twinBodies(
  pages: readonly Pick<PageOutline, 'address' | 'digest'>[],
  site: TwinSite,
  readHtml: typeof readStoredHtml = readStoredHtml,
  cacheFile = CACHE_FILE,
): Promise<Map<string, string>> {
  const addresses = pages.map(({ address }) => address);
  const inputs = [await sourceVersion(process.cwd(), SOURCES), site.siteUrl, site.pathPrefix, addresses];
  const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  const last = await readCache(cacheFile, key);
  const html = await readHtml(pages.filter(({ digest }) => last[digest] === undefined));
  const bodyOf = ({ address, digest }: Pick<PageOutline, 'address' | 'digest'>): string =>
    last[digest] ?? twinBody(html.get(address) ?? '', site);
  const bodies = new Map(pages.map((page) => [page.address, bodyOf(page)]));
  const byDigest = pages.map(({ address, digest }) => [digest, bodies.get(address)]);
  const cache = { key, bodies: Object.fromEntries(byDigest) as Cache['bodies'] } satisfies Cache;
  await writeWhole(cacheFile, JSON.stringify(cache));
  return bodies;
}

/** A file that is missing, damaged or made from other inputs is a cache miss. */
async function readCache(file: string, key: string): Promise<Cache['bodies']> {
  try {
    const cache = JSON.parse(await fs.readFile(file, 'utf8')) as Cache;
    return cache.key === key ? cache.bodies : {};
  } catch {
    return {};
  }
}
