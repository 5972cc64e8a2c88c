import fs from 'node:fs/promises';
import { FILES_AT_ONCE, mapLimited } from '../files/mapLimited';
import { writeWhole } from '../files/writeWhole';
import { readStoredPage } from '../content/pageStore';
import type { PageOutline } from '../output/siteOutline';
import { twinBody, type TwinSite } from './twin';

const CACHE_FILE = '.cache/twins.json';

interface TwinCache {
  /** Hash of the inputs that all bodies share. */
  key: string;
  /** Bodies by page digest. */
  bodies: Record<string, string>;
}

/** Markdown bodies of all pages, by address; those of unchanged pages are cached from the last build. */
export async function twinBodies(
  pages: readonly PageOutline[],
  site: TwinSite,
  key: string,
): Promise<Map<string, string>> {
  const known = await readCache(key);
  const bodies = await mapLimited(pages, FILES_AT_ONCE, async ({ digest }) => {
    return known[digest] ?? twinBody((await readStoredPage(digest)).page.html, site);
  });
  const cache: TwinCache = {
    key,
    bodies: Object.fromEntries(pages.map(({ digest }, index) => [digest, bodies[index] ?? ''])),
  };
  if (pages.some(({ digest }) => !(digest in known))) await writeWhole(CACHE_FILE, JSON.stringify(cache));
  return new Map(pages.map(({ address }, index) => [address, bodies[index] ?? '']));
}

async function readCache(key: string): Promise<TwinCache['bodies']> {
  try {
    const cache = JSON.parse(await fs.readFile(CACHE_FILE, 'utf8')) as TwinCache;
    return cache.key === key ? cache.bodies : {};
  } catch {
    return {};
  }
}
