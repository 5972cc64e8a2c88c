import { createHash } from 'node:crypto';
import { readStoredHtml } from '../content/pageStore';
import { readCache } from '../files/readCache';
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
  const last = (await readCache<Cache>(cacheFile, key))?.bodies ?? {};
  const changed = pages.filter(({ digest }) => last[digest] === undefined);
  const html = await readHtml(changed);
  const bodies: Cache['bodies'] = {};
  for (const { address, digest } of pages)
    bodies[digest] = last[digest] ?? twinBody(html.get(address) ?? '', site);
  await writeWhole(cacheFile, JSON.stringify({ key, bodies } satisfies Cache));
  return new Map(pages.map(({ address, digest }) => [address, bodies[digest] ?? '']));
}
