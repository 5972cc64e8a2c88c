import type { Locale } from '../../../../model/locale';
import type { SearchIndexFile } from '../../../../model/searchIndex';
import type { SearchSection } from '../../../../model/searchSections';

/** Names of a language's index files below `search/`. */
export interface SearchManifest {
  index: string;
  sections: string;
}

export interface SearchFiles {
  index: SearchIndexFile;
  sections: SearchSection[];
}

/** Fetches the index files of a language. */
export async function fetchSearchFiles(locale: Locale): Promise<SearchFiles> {
  const folder = `${__PATH_PREFIX__}/search/`;
  // Never cached: after a deploy it names other files.
  const names = await fetchJson<SearchManifest>(`${folder}manifest.${locale}.json`, { cache: 'no-cache' });
  const [index, sections] = await Promise.all([
    fetchJson<SearchIndexFile>(folder + names.index),
    fetchJson<SearchSection[]>(folder + names.sections),
  ]);
  return { index, sections };
}

async function fetchJson<T>(address: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return (await response.json()) as T;
}
