import MiniSearch from 'minisearch';
import type { Locale } from '../../../../model/locale';
import { packedTerms, unpackIndex } from '../../../../model/packedIndex';
import { INDEX_OPTIONS, type IndexedSection } from '../../../../model/searchIndex';
import type { SearchSection } from '../../../../model/searchSections';
import { createReword, type Reword } from './ownWording';
import { createVocabulary, planQuery, type Vocabulary } from './queryPlan';
import { rankSections, type RankedSection } from './rankSections';
import type { SearchFiles } from './searchFiles';

/** The index of one language, ready to search. */
export interface EmbeddedIndex {
  locale: Locale;
  index: MiniSearch<IndexedSection>;
  sections: readonly SearchSection[];
  vocabulary: Vocabulary;
  reword: Reword;
}

/** Builds the index of a language from its files, in steps that keep the page responsive. */
export async function createEmbeddedIndex(locale: Locale, files: SearchFiles): Promise<EmbeddedIndex> {
  return {
    locale,
    index: await MiniSearch.loadJSAsync<IndexedSection>(unpackIndex(files.index), INDEX_OPTIONS),
    sections: files.sections,
    vocabulary: createVocabulary(packedTerms(files.index)),
    reword: createReword(files.index.synonyms ?? []),
  };
}

/** Sections of an index that match a query, the best first. */
export function findSections(
  { index, sections, vocabulary, reword }: EmbeddedIndex,
  query: string,
): RankedSection[] {
  const rank = (text: string): RankedSection[] => {
    const plan = planQuery(text, vocabulary);
    return plan.terms.length === 0 ? [] : rankSections(index, sections, plan);
  };
  const own = reword(query);
  if (own === null) return rank(query);
  const inOwnWords = rank(own.text).map((section) => ({ ...section, score: section.score * own.weight }));
  return mergeRanked(rank(query), inOwnWords);
}

/** Merges two rankings; each section keeps its better score. */
function mergeRanked(a: readonly RankedSection[], b: readonly RankedSection[]): RankedSection[] {
  const byId = new Map(a.map((section) => [section.id, section]));
  for (const section of b) {
    const other = byId.get(section.id);
    const score = Math.max(section.score, other?.score ?? 0);
    byId.set(section.id, { ...section, score, match: { ...other?.match, ...section.match } });
  }
  return [...byId.values()].sort((x, y) => y.score - x.score || x.id - y.id);
}
