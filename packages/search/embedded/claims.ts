import { questionMark } from '../model/searchIndex';
import type { SearchSection } from '@idmp/model';
import { isHan, queryKey } from '../model/searchTokens';
import type { Define } from './definitions';
import type { RankedSection } from './rankSections';
import { fieldsOf, type Evidence, type TermIndex } from './termIndex';

/** Finds the sections that come first whatever else matches, best claim first. */
export type FindClaims = (query: string, ranked: readonly RankedSection[]) => number[];

/** Score of a section with the question, relative to the best one; below it, its mark is a coincidence. */
const ASKED_MIN_SHARE = 0.2;
const MISSING_MAX_SHARE = 0.5;

/** Prepares finding the pages named like a query, the section that explains the term it is, and those that have it as a question. */
export function createClaims(
  sections: readonly SearchSection[],
  terms: TermIndex,
  { marks, define }: { marks: string; define: Define },
): FindClaims {
  const marksOf = marks.split('\n');
  // On the first query, as opening the index must be quick.
  let places: Places | undefined;
  return (query, ranked) => {
    const key = queryKey(query);
    if (!key) return [];
    const { byAddress, byName } = (places ??= placesOf(sections));
    const explained = byAddress.get(define(query)?.explained ?? '');
    const mark = questionMark(query);
    const words = key.split(' ').map((term) => ({ isHan: isHan(term), evidence: terms.find(term) }));
    const least = (ranked[0]?.score ?? 0) * ASKED_MIN_SHARE;
    const asked = ranked.flatMap(({ id, score }) =>
      score >= least && hasMark(marksOf[id], mark) && isCovered(id, words) ? id : [],
    );
    return [...(byName.get(key) ?? []), ...(explained === undefined ? [] : [explained]), ...asked];
  };
}

interface Places {
  byAddress: ReadonlyMap<string, number>;
  /** Pages by the words of their title and of their label. */
  byName: ReadonlyMap<string, readonly number[]>;
}

function placesOf(sections: readonly SearchSection[]): Places {
  const byName = new Map<string, number[]>();
  sections.forEach(({ level, hierarchy, label }, id) => {
    if (level !== 1) return;
    for (const key of new Set([hierarchy[1], label].map((name) => queryKey(name ?? ''))))
      byName.set(key, [...(byName.get(key) ?? []), id]);
  });
  return { byAddress: new Map(sections.map(({ url }, id) => [url, id])), byName };
}

function hasMark(marks = '', mark: string): boolean {
  for (let at = 0; at < marks.length; at += mark.length) if (marks.startsWith(mark, at)) return true;
  return false;
}

/** Where a word of the query is. */
interface WordEvidence {
  isHan: boolean;
  evidence: Evidence;
}

/**
 * Whether a section has the words of a question. Words of its counterpart in another language are no proof; of the
 * Chinese ones, those across a word boundary are not in the index.
 */
function isCovered(id: number, words: readonly WordEvidence[]): boolean {
  const missing = words.filter(({ evidence }) =>
    fieldsOf(evidence, id).every((field) => field === 'counterpart'),
  );
  return (
    missing.every(({ isHan: isChinese }) => isChinese) && missing.length <= words.length * MISSING_MAX_SHARE
  );
}

/** Moves sections to the front. */
export function putFirst(ranked: readonly RankedSection[], first: readonly number[]): RankedSection[] {
  const ids = new Set(first);
  const score = ranked[0]?.score ?? 0;
  return [...[...ids].map((id) => ({ id, score })), ...ranked.filter(({ id }) => !ids.has(id))];
}
