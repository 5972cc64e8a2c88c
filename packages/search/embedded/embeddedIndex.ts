import type { SearchSection } from '../model/searchSections';
import { normalizeText, type Lookup, planQuery, type QueryPlan, type Wording } from './queryPlan';
import type { Locale } from '@idmp/model';
import { createClaims, putFirst, type FindClaims } from './claims';
import { createDefinitions, type Define } from './definitions';
import { rankSections, sectionFacts, type RankedSection, type SectionFacts } from './rankSections';
import type { SearchFile } from '../model/searchFile';
import { createTermIndex, fieldsOf, type TermIndex } from './termIndex';
import { createThesaurus, type Thesaurus } from './thesaurus';
import type { IndexField } from './wordIndex';

const QUOTED = /["“”„«「『]([^"“”„«»「」『』]{2,})["“”»」』]/g;

/** Quoted phrases of a query, with the quotation marks of any language. */
export function quotedPhrases(query: string): string[] {
  return [...query.matchAll(QUOTED)].map(([, phrase = '']) => normalizeText(phrase)).filter(Boolean);
}

/** Tests whether the section at an index contains all phrases in its headings or text. */
function sectionsWith(
  phrases: readonly string[],
  sections: readonly SearchSection[],
): (id: number) => boolean {
  if (phrases.length === 0) return () => true;
  return (id) => {
    const { hierarchy = [], content = '' } = sections[id] ?? {};
    const text = normalizeText([...hierarchy.filter(Boolean), content].join('\n'));
    return phrases.every((phrase) => text.includes(phrase));
  };
}

/** The index of one language, ready to search. */
export interface EmbeddedIndex {
  locale: Locale;
  terms: TermIndex;
  sections: readonly SearchSection[];
  facts: SectionFacts;
  thesaurus: Thesaurus;
  define: Define;
  claims: FindClaims;
}

/** Index terms that matched in a section, with the fields of each. */
export type Matches = Record<string, IndexField[]>;

/** What is marked in the texts of a query's hits. */
export interface Wanted {
  /** Terms that were typed, in any form, or completed. */
  typed: ReadonlySet<string>;
  /** Other wordings of what was typed, as whole phrases. */
  synonyms: readonly string[];
}

/** Search result: sections, best match first, the terms that matched, and what to mark. */
export interface FoundSections {
  ranked: RankedSection[];
  matches: (id: number) => Matches;
  wanted: Wanted;
}

/** Indexes the sections of a language. */
export function createEmbeddedIndex(locale: Locale, { sections, synonyms }: SearchFile): EmbeddedIndex {
  const terms = createTermIndex(sections);
  const facts = sectionFacts(sections, terms);
  const thesaurus = createThesaurus(synonyms);
  const define = createDefinitions(sections, thesaurus);
  const claims = createClaims(sections, terms, define);
  return { locale, terms, sections, facts, thesaurus, define, claims };
}

/** Sections that match a query; quoted phrases must match exactly. */
export function findSections(
  { terms, sections, facts, thesaurus, claims }: EmbeddedIndex,
  query: string,
): FoundSections {
  const phrases = quotedPhrases(query);
  const plan = planQuery(query, terms, phrases.length > 0 ? asWritten : thesaurus);
  const ranked = plan.units.length === 0 ? [] : rankSections(plan, terms, sections, facts);
  const isWanted = sectionsWith(phrases, sections);
  const ordered = phrases.length > 0 ? ranked : putFirst(ranked, claims(query, ranked));
  return {
    ranked: ordered.filter(({ id }) => isWanted(id)),
    matches: matcher(plan, terms),
    wanted: wantedBy(plan),
  };
}

const asWritten: Thesaurus = (text) => [{ text, others: [] }];

/** Minimum weight for highlighting a word: stop words match everywhere. */
const MARKED_MIN_WEIGHT = 0.3;

/** Wordings of the words that say what is looked for. */
function strongWordings({ units }: QueryPlan): Wording[] {
  const strong = units.filter(({ weight }) => weight >= MARKED_MIN_WEIGHT);
  return (strong.length > 0 ? strong : units).flatMap(({ wordings }) => wordings);
}

const lookupsOf = (wordings: readonly Wording[]): Lookup[] =>
  wordings.flatMap(({ words }) => words.flat()).filter(({ isPart }) => !isPart);

function wantedBy(plan: QueryPlan): Wanted {
  const wordings = strongWordings(plan);
  const own = lookupsOf(wordings.filter(({ synonym }) => synonym === undefined));
  return {
    typed: new Set(own.flatMap(({ term, isCorrection }) => (isCorrection ? [] : term))),
    synonyms: [...new Set(wordings.flatMap(({ synonym }) => synonym ?? []))],
  };
}

/** Prepares finding the matching terms of sections, for all hits of a query. */
function matcher(plan: QueryPlan, terms: TermIndex): (id: number) => Matches {
  const asked = new Set(lookupsOf(strongWordings(plan)).map(({ term }) => term));
  const evidence = [...asked].map((term) => [term, terms.find(term)] as const);
  return (id) =>
    Object.fromEntries(
      evidence.flatMap(([term, found]) => {
        const fields = fieldsOf(found, id);
        return fields.length > 0 ? [[term, fields]] : [];
      }),
    );
}
