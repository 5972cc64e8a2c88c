import { type Locale, type SearchSection, unpackSynonyms } from '@idmp/model';
import type { IndexField } from '../model/searchIndex';
import { createClaims, putFirst, type FindClaims } from './claims';
import { createDefinitions, type Define } from './definitions';
import { createPinyin, type Pinyin } from './pinyin';
import { planQuery, type QueryPlan } from './queryPlan';
import { quotedPhrases, sectionsWith } from './quotedPhrases';
import { rankSections, sectionFacts, type RankedSection, type SectionFacts } from './rankSections';
import type { SearchFiles } from './searchFiles';
import { fieldsOf, openTermIndex, type TermIndex } from './termIndex';
import { createThesaurus, type Thesaurus } from './thesaurus';

/** The index of one language, ready to search. */
export interface EmbeddedIndex {
  locale: Locale;
  terms: TermIndex;
  sections: readonly SearchSection[];
  facts: SectionFacts;
  thesaurus: Thesaurus;
  define: Define;
  claims: FindClaims;
  pinyin: Pinyin;
}

/** Index terms that matched in a section, with the fields of each. */
export type Matches = Record<string, IndexField[]>;

/** Search result: sections, best match first, and the terms that matched. */
export interface FoundSections {
  ranked: RankedSection[];
  matches: (id: number) => Matches;
}

/** Opens the index of a language from its files. */
export function createEmbeddedIndex(locale: Locale, { index, sections }: SearchFiles): EmbeddedIndex {
  const terms = openTermIndex(index, sections);
  const facts = sectionFacts(sections, terms);
  const thesaurus = createThesaurus(unpackSynonyms(index.synonyms));
  const define = createDefinitions(sections, thesaurus);
  const claims = createClaims(sections, terms, { marks: index.marks, define });
  const pinyin = createPinyin(index.pinyin, () => namesIn(sections));
  return { locale, terms, sections, facts, thesaurus, define, claims, pinyin };
}

/** Titles of pages, then headings. */
function namesIn(sections: readonly SearchSection[]): string[] {
  const names = [...sections]
    .sort((a, b) => a.level - b.level)
    .map(({ hierarchy }) => hierarchy.at(-1) ?? '');
  return [...new Set(names)];
}

/** Sections that match a query; quoted phrases must match exactly. */
export function findSections(
  { terms, sections, facts, thesaurus, claims, pinyin }: EmbeddedIndex,
  typed: string,
): FoundSections {
  const query = pinyin.nameOf(typed) ?? typed;
  const phrases = quotedPhrases(query);
  const plan = planQuery(query, terms, phrases.length > 0 ? asWritten : thesaurus);
  const ranked = plan.units.length === 0 ? [] : rankSections(plan, terms, sections, facts);
  const isWanted = sectionsWith(phrases, sections);
  const ordered = phrases.length > 0 ? ranked : putFirst(ranked, claims(query, ranked));
  return { ranked: ordered.filter(({ id }) => isWanted(id)), matches: matcher(plan, terms) };
}

const asWritten: Thesaurus = (text) => [{ text, others: [] }];

/** Minimum weight for highlighting a word: stop words match everywhere. */
const MARKED_MIN_WEIGHT = 0.3;

/** Prepares finding the matching terms of sections, for all hits of a query. */
function matcher({ units }: QueryPlan, terms: TermIndex): (id: number) => Matches {
  const strong = units.filter(({ weight }) => weight >= MARKED_MIN_WEIGHT);
  const lookups = (strong.length > 0 ? strong : units)
    .flatMap(({ wordings }) => wordings.flatMap(({ words }) => words.flat()))
    .filter(({ isPart }) => !isPart);
  const evidence = [...new Set(lookups.map(({ term }) => term))].map(
    (term) => [term, terms.find(term)] as const,
  );
  return (id) =>
    Object.fromEntries(
      evidence.flatMap(([term, found]) => {
        const fields = fieldsOf(found, id);
        return fields.length > 0 ? [[term, fields]] : [];
      }),
    );
}
