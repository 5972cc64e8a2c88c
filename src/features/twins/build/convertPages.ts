import { readStoredPage } from '../../../gatsby/pageStore';
import { mapInWorkers } from '@idmp/files';
import { twinOf, type Twin, type TwinSite } from './twin';

/** Fewer pages are converted in this thread, as starting a worker takes longer. */
export const WORTH_WORKERS = 200;

const CONVERT = { source: 'src/features/twins/build/twinWorker.ts', name: 'convert' };

export interface ConvertOptions {
  site: TwinSite;
  /** Folder of the store, if it is another. */
  dir?: string;
}

/** Converts the stored pages with the given digests. */
export async function convertPages(
  digests: readonly string[],
  options: ConvertOptions,
): Promise<[digest: string, twin: Twin][]> {
  if (digests.length >= WORTH_WORKERS) return mapInWorkers(digests, { ...CONVERT, data: options });
  const twins: [string, Twin][] = [];
  for (const digest of digests) twins.push(await convertPage(digest, options));
  return twins;
}

/** Converts a page of the store. */
export async function convertPage(
  digest: string,
  { site, dir }: ConvertOptions,
): Promise<[digest: string, twin: Twin]> {
  const { tree } = await readStoredPage(digest, dir);
  return [digest, twinOf(tree, site)];
}
