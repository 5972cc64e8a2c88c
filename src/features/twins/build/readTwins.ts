import { createHash } from 'node:crypto';
import { readArticles } from '../../../core/assemble/pageStore';
import { readCache } from '../../../core/files/readCache';
import { sourceVersion } from '../../../core/files/sourceVersion';
import { writeWhole } from '../../../core/files/writeWhole';
import type { PageOutline } from '../../../core/build/siteOutline';
import { twinOf, type Twin, type TwinSite } from './twin';
import { ownValue, plainRecord } from '../../../core/model/plainRecord';

/** Twins of the last build, by the digests of their pages. */
const CACHE_FILE = '.cache/twins.json';
/** Sources that a twin depends on. */
const SOURCES = ['src/features/twins/build', 'src/features/twins/model', 'src/core/tree', 'src/core/model'];

interface Cache {
  key: string;
  twins: Record<string, Twin>;
}

/** Returns the Markdown of each page by its address; only pages that changed are converted. */
export async function readTwins(
  pages: readonly Pick<PageOutline, 'address' | 'digest'>[],
  site: TwinSite,
  read: typeof readArticles = readArticles,
  cacheFile = CACHE_FILE,
): Promise<Map<string, Twin>> {
  const addresses = pages.map(({ address }) => address);
  const inputs = [await sourceVersion(process.cwd(), SOURCES), { ...site, addresses }];
  const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  const last = (await readCache<Cache>(cacheFile, key))?.twins ?? {};
  const articles = await read(pages.filter(({ digest }) => ownValue(last, digest) === undefined));
  const twins: Cache['twins'] = plainRecord();
  const byAddress = new Map<string, Twin>();
  for (const { address, digest } of pages) {
    const article = articles.get(address);
    const twin = ownValue(last, digest) ?? (article ? twinOf(article, site) : undefined);
    if (!twin) throw new Error(`The article of ${address} was not read.`);
    twins[digest] = twin;
    byAddress.set(address, twin);
  }
  await writeWhole(cacheFile, JSON.stringify({ key, twins } satisfies Cache));
  return byAddress;
}
