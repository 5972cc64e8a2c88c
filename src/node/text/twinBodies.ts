import { createHash } from 'node:crypto';
import { readStoredHtml } from '../content/pageStore';
import { readCache } from '../files/readCache';
import { mapInWorkers, WORTH_WORKERS } from '../files/mapInWorkers';
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
  const converted = await convertAll(
    changed.map(({ address }) => html.get(address) ?? ''),
    site,
  );
  const fresh = new Map(changed.map(({ digest }, index) => [digest, converted[index]]));
  const bodies: Cache['bodies'] = {};
  for (const { digest } of pages) bodies[digest] = last[digest] ?? fresh.get(digest) ?? '';
  await writeWhole(cacheFile, JSON.stringify({ key, bodies } satisfies Cache));
  return new Map(pages.map(({ address, digest }) => [address, bodies[digest] ?? '']));
}

async function convertAll(html: readonly string[], site: TwinSite): Promise<string[]> {
  if (html.length < WORTH_WORKERS) return html.map((text) => twinBody(text, site));
  return mapInWorkers(html, { source: 'src/node/text/twinWorker.ts', name: 'convert', data: site });
}
