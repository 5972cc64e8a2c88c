import type MiniSearch from 'minisearch';
import { INDEX_FIELDS, type IndexedSection, type IndexField } from '../../../../model/searchIndex';
import type { SearchSection } from '../../../../model/searchSections';
import { tokenize } from '../../../../model/searchTokens';
import type { PlannedTerm, QueryPlan } from './queryPlan';

/** A section that matches a query. */
export interface RankedSection {
  /** Position in the list of sections. */
  id: number;
  score: number;
  /** Index terms that matched and mean something, each with the fields it was found in. */
  match: Record<string, string[]>;
}

/** Weight of a match by field. */
const FIELD_BOOSTS: Record<IndexField, number> = {
  title: 2,
  heading: 5,
  questions: 1.75,
  content: 1.5,
  trail: 1,
  counterpart: 0.5,
  path: 0.3,
  lvl0: 0.25,
};
const HEADING_FIELDS = ['title', 'heading'] as const;
/** Ranks pages before their sections. */
const PAGE_BOOST = 1.1;
/** For a heading that equals the query. */
const EXACT_HEADING_BOOST = 3;
/** Smallest share of the query (by weight) that a section has to contain. */
const MIN_COVERAGE = 0.15;
/** Smallest share of the best score that is worth showing. */
const MIN_SCORE_SHARE = 0.05;
/** How steeply the score falls for sections that contain only part of the query. */
const COVERAGE_POWER = 3;
/** Smallest weight of a word that is marked in results. */
const SHOWN_MIN_WEIGHT = 0.2;
/** How much other matching sections of the same page add. */
const PAGE_EVIDENCE = 0.05;

/** Sections that match a query, the best first. */
export function rankSections(
  index: MiniSearch<IndexedSection>,
  sections: readonly SearchSection[],
  plan: QueryPlan,
): RankedSection[] {
  const inHeadings = plan.isLetter ? rankByFields(index, sections, plan, HEADING_FIELDS) : [];
  return inHeadings.length > 0 ? inHeadings : rankByFields(index, sections, plan, INDEX_FIELDS);
}

function rankByFields(
  index: MiniSearch<IndexedSection>,
  sections: readonly SearchSection[],
  plan: QueryPlan,
  fields: readonly IndexField[],
): RankedSection[] {
  const planned = new Map(plan.terms.map((term) => [term.term, term]));
  const of = (term: string) => planned.get(term) as PlannedTerm;
  const results = index.search('query', {
    tokenize: () => [...planned.keys()],
    fields: [...fields],
    boost: FIELD_BOOSTS,
    boostTerm: (term) => of(term).weight,
    prefix: (term) => of(term).prefix,
    fuzzy: (term) => of(term).fuzzy,
  });
  const isExact = exactHeadingTest(plan, sections);
  const ranked = results.flatMap(({ id: anyId, score, queryTerms, match }): RankedSection[] => {
    const id = Number(anyId);
    const found = coverage(plan, queryTerms.map(of));
    if (found < MIN_COVERAGE) return [];
    // MiniSearch multiplies by the number of lookups that matched; coverage replaces that factor.
    const base = (score / queryTerms.length) * found ** COVERAGE_POWER;
    const boost =
      (sections[id]?.level === 1 ? PAGE_BOOST : 1) * (isExact(id, match) ? EXACT_HEADING_BOOST : 1);
    return [{ id, match, score: base * boost }];
  });
  return withoutFaint(withPageEvidence(ranked, sections))
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .map((section) => ({ ...section, match: withoutWeak(section.match, planned) }));
}

/** Drops sections that score far below the best one. */
function withoutFaint(ranked: readonly RankedSection[]): RankedSection[] {
  const best = ranked.reduce((most, { score }) => Math.max(most, score), 0);
  return ranked.filter(({ score }) => score >= best * MIN_SCORE_SHARE);
}

/** Drops matches of function words, which match everywhere. */
function withoutWeak(
  match: RankedSection['match'],
  planned: ReadonlyMap<string, PlannedTerm>,
): RankedSection['match'] {
  const entries = Object.entries(match);
  const strong = entries.filter(([term]) => (planned.get(term)?.weight ?? 1) >= SHOWN_MIN_WEIGHT);
  return strong.length > 0 ? Object.fromEntries(strong) : match;
}

/** Share of the query that was found; a guess counts by its weight. */
function coverage({ wordWeights }: QueryPlan, found: readonly PlannedTerm[]): number {
  const credits = wordWeights.map(() => 0);
  for (const { word, weight } of found) credits[word] = Math.max(credits[word] ?? 0, weight);
  return sum(credits) / sum(wordWeights);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Tests whether a heading consists of exactly the full words of the query.
 * The index knows which of them the heading contains, so that few headings have to be tokenized.
 */
function exactHeadingTest({ terms, wordWeights }: QueryPlan, sections: readonly SearchSection[]) {
  const full = terms.filter(({ word, weight }) => weight === 1 && wordWeights[word] === 1);
  return (id: number, match: RankedSection['match']): boolean =>
    full.every(({ term }) => match[term]?.includes('heading')) &&
    new Set(tokenize(sections[id]?.hierarchy.at(-1) ?? '')).size === full.length;
}

/** Raises the score slightly where more sections of the same page match. */
function withPageEvidence(ranked: RankedSection[], sections: readonly SearchSection[]): RankedSection[] {
  const addresses = ranked.map(({ id }) => (sections[id]?.url ?? '').replace(/#.*$/, ''));
  const pages = new Map<string, { best: number; sum: number }>();
  ranked.forEach(({ score }, i) => {
    const address = addresses[i] ?? '';
    const page = pages.get(address);
    if (page) {
      page.best = Math.max(page.best, score);
      page.sum += score;
    } else {
      pages.set(address, { best: score, sum: score });
    }
  });
  return ranked.map((section, i) => {
    const { best, sum } = pages.get(addresses[i] ?? '') ?? { best: 1, sum: 1 };
    return { ...section, score: section.score * (1 + PAGE_EVIDENCE * Math.sqrt((sum - best) / best)) };
  });
}
