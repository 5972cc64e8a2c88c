import { createHash } from 'node:crypto';
import { codeVersion, readStored, writeStored } from '@idmp/files';
import type { PageOutline } from '../../../build/siteOutline';
import { readStoredPage } from '../../../build/pageStore';
import { twinOf, type Twin, type TwinSite } from './twin';
import { ownValue } from '@idmp/model';

/** Twins of the last build, by the digests of their pages. */
const CACHE_FILE = '.cache/twins.json';

/** Returns the Markdown of each page by its digest; only pages whose text or links changed are converted. */
export async function readTwins(
  pages: readonly Pick<PageOutline, 'digest'>[],
  site: TwinSite,
  treeOf = async (digest: string) => (await readStoredPage(digest)).tree,
  cacheFile = CACHE_FILE,
): Promise<Map<string, Twin>> {
  const { addresses, ...published } = site;
  const inputs = [await codeVersion(process.cwd()), published];
  const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  const last = (await readStored<Record<string, Twin>>(cacheFile, key)) ?? {};
  const twins = new Map<string, Twin>();
  for (const { digest } of pages) {
    const twin = ownValue(last, digest);
    if (twin && hasSameTargets(twin, addresses)) twins.set(digest, twin);
  }
  for (const { digest } of pages)
    if (!twins.has(digest)) twins.set(digest, twinOf(await treeOf(digest), site));
  await writeStored(cacheFile, key, Object.fromEntries(twins));
  return twins;
}

/** Whether the addresses that a twin links to are pages now if they were. */
function hasSameTargets({ targets }: Twin, addresses: ReadonlySet<string>): boolean {
  return targets.every(([address, isPage]) => addresses.has(address) === isPage);
}
