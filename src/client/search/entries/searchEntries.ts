import { SEARCH } from '../../../site/limits';
import type { Definition, Hit } from '../engine/engine';
import { groupHits } from './groupHits';
import { hitTarget, type HitTarget, type SitePlace } from './hitTarget';
import { lowestLevel, toStoredSearch, type StoredSearch, type StoredSearches } from './storedSearches';

export type EntryKind = 'page' | 'section' | 'text';

/** One row of the panel, a link. */
export interface SearchEntry {
  kind: EntryKind;
  /** Texts with matching words in marks. */
  title: string;
  snippet: string;
  /** Chapter and headings above it. */
  path: string;
  /** Whether it was found through the same section in another language. */
  isForeign: boolean;
  target: HitTarget;
  /** What is stored when it is opened. */
  stored: StoredSearch;
  /** Position among all hits, from 1; null for stored entries. */
  position: number | null;
}

export interface EntryGroup {
  /** Heading of the group. */
  title: string;
  list: 'hits' | 'recent' | 'favorites' | 'pages';
  entries: SearchEntry[];
}

/** Between the headings of a breadcrumb trail. */
const TRAIL_SEPARATOR = ' › ';

/** Entries of an answer, grouped by page. */
export function hitEntries(hits: readonly Hit[], place: SitePlace): EntryGroup[] {
  const positions = new Map(hits.map((hit, i) => [hit, i + 1]));
  return groupHits(hits, SEARCH.hitsPerGroup).map(({ title, hits: shown }) => ({
    title,
    list: 'hits',
    entries: shown.map((hit) => hitEntry(hit, positions.get(hit) ?? null, place)),
  }));
}

/** Entry of the definition of a term, which leads to the section that holds it. */
export function definitionEntry({ term, text, source }: Definition, place: SitePlace): SearchEntry {
  const path = trail(source.hierarchy, lowestLevel(source.hierarchy));
  return { ...hitEntry(source, null, place), title: term, snippet: text, path };
}

function hitEntry(hit: Hit, position: number | null, place: SitePlace): SearchEntry {
  const level = lowestLevel(hit.hierarchy);
  return {
    kind: kindOf(hit.type),
    title: shownLevel(hit, `lvl${level}`) || hit.url,
    snippet: shownContent(hit),
    path: trail(hit.hierarchy, level - 1),
    isForeign: hit.isForeign ?? false,
    target: hitTarget(hit.url, place),
    stored: toStoredSearch(hit),
    position,
  };
}

/** Stored entries of the start screen; empty groups are left out. */
export function storedEntries(
  { recent, favorites }: StoredSearches,
  titles: Record<'recent' | 'favorites', string>,
  place: SitePlace,
): EntryGroup[] {
  const group = (list: 'recent' | 'favorites', entries: readonly StoredSearch[]): EntryGroup => ({
    title: titles[list],
    list,
    entries: entries.map((stored) => storedEntry(stored, place)),
  });
  return [group('recent', recent), group('favorites', favorites)].filter(({ entries }) => entries.length > 0);
}

/** Entry of a page or section without a search. */
export function storedEntry(stored: StoredSearch, place: SitePlace): SearchEntry {
  return {
    kind: kindOf(stored.type),
    title: stored.hierarchy[stored.type] ?? stored.url,
    snippet: '',
    path: trail(stored.hierarchy, levelOf(stored.type) - 1),
    isForeign: false,
    target: hitTarget(stored.url, place),
    stored,
    position: null,
  };
}

function kindOf(type: Hit['type']): EntryKind {
  if (type === 'content') return 'text';
  return levelOf(type) <= 1 ? 'page' : 'section';
}

function levelOf(type: Hit['type']): number {
  return type === 'content' ? 6 : Number(type.slice('lvl'.length));
}

function shownLevel(hit: Hit, level: string): string {
  return (
    hit._snippetResult?.hierarchy?.[level]?.value ??
    hit._highlightResult?.hierarchy?.[level]?.value ??
    hit.hierarchy[level] ??
    ''
  );
}

function shownContent(hit: Hit): string {
  return hit._snippetResult?.content?.value ?? hit._highlightResult?.content?.value ?? hit.content ?? '';
}

/** Chapter and headings down to a level. */
function trail(hierarchy: Hit['hierarchy'], lowest: number): string {
  const levels = [0, 1, 2, 3, 4, 5, 6].filter((level) => level <= lowest);
  const titles = levels.flatMap((level) => hierarchy[`lvl${level}`] ?? []);
  // A page that is its own chapter stands in the trail once.
  return titles.filter((title, i) => title !== titles[i - 1]).join(TRAIL_SEPARATOR);
}
