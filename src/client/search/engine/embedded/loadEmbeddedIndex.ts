import MiniSearch from 'minisearch';
import type { Locale } from '../../../../model/locale';
import { packedTerms, unpackIndex } from '../../../../model/packedIndex';
import { INDEX_OPTIONS, type IndexedSection } from '../../../../model/searchIndex';
import type { EmbeddedIndex } from './embeddedEngine';
import { createVocabulary } from './queryPlan';
import type { SearchFiles } from './searchFiles';

/** Index of a language from its files; the page stays free to answer keys meanwhile. */
export async function loadEmbeddedIndex(locale: Locale, files: SearchFiles): Promise<EmbeddedIndex> {
  return {
    locale,
    index: await MiniSearch.loadJSAsync<IndexedSection>(unpackIndex(files.index), INDEX_OPTIONS),
    sections: files.sections,
    vocabulary: createVocabulary(packedTerms(files.index)),
  };
}
