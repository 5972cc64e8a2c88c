import type { Locale } from '../../../../model/locale';
import { createEmbeddedEngine } from './embeddedEngine';
import type { SearchEngine } from '../engine';
import { loadEmbeddedIndex } from './loadEmbeddedIndex';
import type { SearchFiles } from './searchFiles';
import { suggestQueries } from './suggestQueries';

/** The search that comes with the site: hits, and queries near one that found nothing. */
export interface EmbeddedSearch extends SearchEngine {
  suggest: (query: string, max: number) => string[];
}

/** Search over the index files of a language. */
export async function createEmbeddedSearch(locale: Locale, files: SearchFiles): Promise<EmbeddedSearch> {
  const index = await loadEmbeddedIndex(locale, files);
  return {
    search: createEmbeddedEngine(index).search,
    suggest: (query, max) => suggestQueries(index, query, max),
  };
}
