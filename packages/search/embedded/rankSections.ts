import type { SearchSection } from '../model/searchSections';
import { tokenize } from '../model/searchTokens';
import { phraseBoost, type QueryPlan, type QueryUnit, type Word } from './queryPlan';
import { FIELD_BITS, inverseFrequency, type TermIndex } from './termIndex';

/** A section that matches a query. */
export interface RankedSection {
  /** Index in the list of sections. */
  id: number;
  score: number;
}

/** Query-independent ranking data. */
export interface SectionFacts {
  /** Section indices per page, page per section, and relative length of each page. */
  pages: readonly (readonly number[])[];
  pageOf: readonly number[];
  pageNorms: readonly number[];
  /** Total word weights of a section's page title and of its heading. */
  titleWeight: (id: number) => number;
  headingWeight: (id: number) => number;
}

/** Term frequency saturation, per section and per page. */
const SECTION_SATURATION = 1.3;
const PAGE_SATURATION = 2;
/** Weights of the page as a whole and of its other sections, relative to its best section. */
const PAGE_EVIDENCE = 0.4;
const OTHER_SECTIONS = 0.9;
/** Penalty per section, because pages with many sections have more chances to match. */
const SECTIONS_POWER = 0.14;
/** Score factor between adjacent page ranks. */
const RANK_FACTOR = 0.88;
/** Bonus for a heading and for a title that consists of the query words. */
const LIKENESS_BOOST = 2;
/** Weight of query coverage. */
const COVERAGE_POWER = 0.5;
/** Length normalization of pages. */
const PAGE_LENGTH_SHARE = 0.5;
/** A word found this well counts as covered. */
const COVERED_AT = 1.5;
/** Maximum number of sections per page, to leave room for other pages. */
const PAGE_SECTIONS_MAX = 3;
/** Minimum score relative to the best one. */
const MIN_SCORE_SHARE = 0.03;

/** Prepares the ranking of sections. */
export function sectionFacts(sections: readonly SearchSection[], index: TermIndex): SectionFacts {
  const byAddress = new Map<string, number>();
  const pages: number[][] = [];
  const pageOf = sections.map(({ url }, id) => {
    const address = url.replace(/#.*/, '');
    const page = byAddress.get(address) ?? pages.length;
    byAddress.set(address, page);
    (pages[page] ??= []).push(id);
    return page;
  });
  const known = new Map<string, number>();
  const weightOf = (text?: string | null): number => {
    if (!text) return 0;
    const before = known.get(text);
    if (before !== undefined) return before;
    const weight = [...new Set(tokenize(text))].reduce((sum, term) => sum + index.idf(term), 0);
    known.set(text, weight);
    return weight;
  };
  return {
    pages,
    pageOf,
    pageNorms: pages.map(
      ({ length }) => 1 - PAGE_LENGTH_SHARE + (PAGE_LENGTH_SHARE * length * pages.length) / sections.length,
    ),
    titleWeight: (id) => weightOf(sections[id]?.hierarchy[1]),
    headingWeight: (id) => weightOf(sections[id]?.hierarchy.at(-1)),
  };
}

/** Positive scores by index. */
type Scores = Map<number, number>;

/** Scores of a query, or of a part of it. */
interface Verdict {
  /** Section scores: by full text, by headings, by page titles. */
  text: Scores;
  heading: Scores;
  title: Scores;
  /** Page scores, and scores of single questions. */
  page: Scores;
  question: Scores;
}
const KINDS = ['text', 'heading', 'title', 'page', 'question'] as const;

/** Sections that match a query, grouped by page, best page first. */
export function rankSections(
  plan: QueryPlan,
  index: TermIndex,
  sections: readonly SearchSection[],
  facts: SectionFacts,
): RankedSection[] {
  const total = emptyVerdict();
  const covered: Scores = new Map();
  let asked = 0;
  for (const unit of plan.units) {
    const { verdict, weight } = judgeUnit(unit, index, facts);
    asked += weight;
    for (const kind of KINDS) for (const [at, score] of verdict[kind]) add(total[kind], at, score);
    for (const [at, score] of verdict.text) add(covered, at, Math.min(weight, score * COVERED_AT));
  }
  const questions: Scores = new Map();
  const words = plan.units.reduce((sum, { weight }) => sum + weight, 0);
  for (const [number, score] of total.question) {
    const { section = 0, words: length = 1 } = index.questions[number] ?? {};
    raise(
      questions,
      section,
      likeness(score, () => (length * asked) / words, asked),
    );
  }
  const scoreOf = (id: number): number => {
    const text = total.text.get(id) ?? 0;
    const coverage = (covered.get(id) ?? 0) / asked;
    const likeTitle = likeness(total.title.get(id), () => facts.titleWeight(id), asked);
    const likeHeading = likeness(total.heading.get(id), () => facts.headingWeight(id), asked);
    const boost = (1 + LIKENESS_BOOST * likeTitle ** 2) * (1 + LIKENESS_BOOST * likeHeading ** 2);
    const likeQuestion = 1 + LIKENESS_BOOST * (questions.get(id) ?? 0);
    const phrase = 1 + phraseBoost(plan.phrase, sections[id]);
    return text * coverage ** COVERAGE_POWER * boost * likeQuestion * phrase;
  };
  const ranked = [...total.page].flatMap(([page, evidence]) =>
    rankPage(facts.pages[page] ?? [], scoreOf, evidence, sections),
  );
  const best = ranked.reduce((most, { score }) => Math.max(most, score), 0);
  return ranked
    .filter(({ score }) => score > 0 && score >= best * MIN_SCORE_SHARE)
    .sort((a, b) => b.score - a.score || a.id - b.id);
}

/** Sections of a page: the best one gets the page's score, the others less. */
function rankPage(
  ids: readonly number[],
  scoreOf: (id: number) => number,
  evidence: number,
  sections: readonly SearchSection[],
): RankedSection[] {
  const scores = ids.map(scoreOf);
  const best = Math.max(...scores);
  if (best <= 0) return [];
  const others = scores.reduce((sum, score) => sum + score, -best);
  const rank = sections[ids[0] ?? 0]?.rank ?? 0;
  const all = best + OTHER_SECTIONS * Math.sqrt(Math.max(0, others) * best) + PAGE_EVIDENCE * evidence;
  const score = (all / ids.length ** SECTIONS_POWER) * RANK_FACTOR ** -rank;
  return ids
    .map((id, i) => ({ id, score: (score * (scores[i] ?? 0)) / best }))
    .sort((a, b) => b.score - a.score)
    .slice(0, PAGE_SECTIONS_MAX);
}

/** Weighted overlap of two word sets; computes the text's weight only if there is any overlap. */
function likeness(common: number | undefined, weigh: () => number, asked: number): number {
  return common ? common / Math.max(weigh() + asked - common, common) : 0;
}

/** Scores of a query part: the best of its alternatives. */
function judgeUnit(
  { weight, wordings }: QueryUnit,
  index: TermIndex,
  facts: SectionFacts,
): { verdict: Verdict; weight: number } {
  const best = emptyVerdict();
  let asked = 0;
  wordings.forEach((wording, i) => {
    const share = weight / wording.words.length;
    const said = emptyVerdict();
    let all = 0;
    for (const word of wording.words) {
      const { verdict, weight: wordWeight } = judgeWord(word, index, facts);
      all += share * wordWeight;
      for (const kind of KINDS) for (const [at, score] of verdict[kind]) add(said[kind], at, share * score);
    }
    if (i === 0) asked = all;
    for (const kind of KINDS)
      for (const [at, score] of said[kind]) {
        raise(best[kind], at, score * wording.weight);
      }
  });
  return { verdict: best, weight: asked };
}

/** Scores of a word: the best of its lookups. */
function judgeWord(
  word: Word,
  index: TermIndex,
  { pageOf, pageNorms, pages }: SectionFacts,
): { verdict: Verdict; weight: number } {
  const verdict = emptyVerdict();
  let weight = 0;
  // A rare form of a known word is not worth more than the word itself.
  const [exact] = word;
  const most = exact?.weight === 1 ? index.idf(exact.term) : Infinity;
  for (const lookup of word) {
    const { sections, strengths, fields, questions, idf } = index.find(lookup.term);
    const worth = lookup.weight * Math.min(idf, most);
    const inPages: Scores = new Map();
    weight = Math.max(weight, worth);
    sections.forEach((section, i) => {
      const strength = strengths[i] ?? 0;
      const bits = fields[i] ?? 0;
      raise(verdict.text, section, (worth * strength) / (SECTION_SATURATION + strength));
      if (bits & FIELD_BITS.heading) raise(verdict.heading, section, worth);
      if (bits & FIELD_BITS.title) raise(verdict.title, section, worth);
      add(inPages, pageOf[section] ?? 0, strength);
    });
    for (const number of questions) raise(verdict.question, number, worth);
    for (const [page, strength] of inPages) {
      const normal = strength / (pageNorms[page] ?? 1);
      raise(verdict.page, page, (worth * normal) / (PAGE_SATURATION + normal));
    }
  }
  return { verdict, weight: weight || inverseFrequency(0, pageOf.length || pages.length) };
}

function emptyVerdict(): Verdict {
  return { text: new Map(), heading: new Map(), title: new Map(), page: new Map(), question: new Map() };
}

function add(scores: Scores, at: number, score: number): void {
  scores.set(at, (scores.get(at) ?? 0) + score);
}

function raise(scores: Scores, at: number, score: number): void {
  if (score > (scores.get(at) ?? 0)) scores.set(at, score);
}
