import type { SearchSection } from '../model/searchSections';
import { queryKey } from '../model/searchTokens';
import type { Define } from './definitions';
import type { RankedSection } from './rankSections';
import type { TermIndex } from './termIndex';

/** Finds the sections that come first whatever else matches, best claim first; of one kind, in the order of their ranks. */
export type FindClaims = (query: string, ranked: readonly RankedSection[]) => number[];

/** Prepares finding the pages named like a query, the section that explains the term it is, and those that have it as a question. */
export function createClaims(
  sections: readonly SearchSection[],
  { questions }: TermIndex,
  define: Define,
): FindClaims {
  // On the first query, as opening the index must be quick.
  let places: Places | undefined;
  return (query, ranked) => {
    const key = queryKey(query);
    if (!key) return [];
    const { byAddress, byName } = (places ??= placesOf(sections));
    const explained = byAddress.get(define(query)?.explained ?? '');
    const asked = new Set(questions.flatMap((question) => (question.key === key ? question.section : [])));
    return [
      ...(byName.get(key) ?? []),
      ...(explained === undefined ? [] : [explained]),
      ...ranked.flatMap(({ id }) => (asked.has(id) ? id : [])),
      ...asked,
    ];
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

/** Moves sections to the front. */
export function putFirst(ranked: readonly RankedSection[], first: readonly number[]): RankedSection[] {
  const ids = new Set(first);
  const score = ranked[0]?.score ?? 0;
  return [...[...ids].map((id) => ({ id, score })), ...ranked.filter(({ id }) => !ids.has(id))];
}
