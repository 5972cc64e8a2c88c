import type { Locale } from '../../../../model/locale';
import type { PackedIndex } from '../../../../model/packedIndex';
import type { SearchSection } from '../../../../model/searchSections';

/** Where a language's index files are. */
export interface SearchManifest {
  /** Names below `search/`. */
  index: string;
  sections: string;
}

export interface SearchFiles {
  index: PackedIndex;
  sections: SearchSection[];
}

const cache = new Map<Locale, Promise<SearchFiles>>();

/** Index files of a language, fetched once; a failed fetch is tried anew at the next call. */
export function fetchSearchFiles(locale: Locale, pathPrefix: string): Promise<SearchFiles> {
  const known = cache.get(locale);
  if (known) return known;
  const files = fetchAll(locale, `${pathPrefix}/search/`);
  cache.set(locale, files);
  files.catch(() => cache.delete(locale));
  return files;
}

async function fetchAll(locale: Locale, folder: string): Promise<SearchFiles> {
  // Always asked anew: after a deploy it names other files.
  const names = await fetchJson<SearchManifest>(`${folder}manifest.${locale}.json`, { cache: 'no-cache' });
  const [index, sections] = await Promise.all([
    fetchJson<PackedIndex>(folder + names.index),
    fetchJson<SearchSection[]>(folder + names.sections),
  ]);
  return { index, sections };
}

async function fetchJson<T>(address: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return (await response.json()) as T;
}
