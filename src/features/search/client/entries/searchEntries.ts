import { DIALOG } from '../dialogLimits';
import type { Definition, Hit } from '@idmp/search/client';
import { groupHits } from './groupHits';
import { snippetLine } from './snippetLine';
import { hitTarget, type HitTarget, type SitePlace } from './hitTarget';
import { lowestLevel, toStoredSearch, type StoredSearch, type StoredSearches } from './storedSearches';

/** A row of the panel: a link. */
export interface SearchEntry {
  /** Texts with highlight tags. */
  title: string;
  snippet: string;
  /** Breadcrumb trail: what is above the entry and not in the heading of its group. */
  path: string;
  /** Whether it was found through its counterpart in another language. */
  isForeign: boolean;
  target: HitTarget;
  /** Entry to store when it is opened. */
  stored: StoredSearch;
  /** 1-based position among all hits; null for stored entries. */
  position: number | null;
}

export interface EntryGroup {
  /** Heading of the group. */
  title: string;
  /** Chapter of a page; its hits name it only if their group has no visible heading. */
  chapter?: string;
  /** Whether the first entry has the same title. */
  isTitleRepeated?: boolean;
  list: 'hits' | 'recent' | 'favorites' | 'pages';
  entries: SearchEntry[];
}

/** Separator of the breadcrumb trail. */
const TRAIL_SEPARATOR = ' › ';

/** Entries of a response, grouped by page. */
export function hitEntries(hits: readonly Hit[], place: SitePlace): EntryGroup[] {
  const positions = new Map(hits.map((hit, i) => [hit, i + 1]));
  return groupHits(hits, DIALOG.hitsPerGroup).map(({ title, hits: shown }) => {
    const entries = shown.map((hit) => hitEntry(hit, positions.get(hit) ?? null, place));
    const [first] = shown;
    const chapter = first ? trail(first.hierarchy, 0) : '';
    const isTitleRepeated = first !== undefined && lowestLevel(first.hierarchy) <= 1;
    if (isTitleRepeated && entries[0]) entries[0].path = chapter;
    return { title, chapter, isTitleRepeated, list: 'hits', entries };
  });
}

/** Entry for the definition of a term; links to its section. */
export function definitionEntry({ term, text, source }: Definition, place: SitePlace): SearchEntry {
  const path = trail(source.hierarchy, lowestLevel(source.hierarchy));
  return { ...hitEntry(source, null, place), title: term, snippet: text, path };
}

function hitEntry(hit: Hit, position: number | null, place: SitePlace): SearchEntry {
  const level = lowestLevel(hit.hierarchy);
  return {
    title: shownLevel(hit, `lvl${level}`) || hit.url,
    snippet: snippetLine(shownContent(hit)),
    path: trail(hit.hierarchy, level - 1, 2),
    isForeign: hit.isForeign ?? false,
    target: hitTarget(hit.url, place),
    stored: toStoredSearch(hit),
    position,
  };
}

/** Stored entries for the start screen; empty groups are omitted. */
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

/** Entry for a page or section that isn't a search result. */
export function storedEntry(stored: StoredSearch, place: SitePlace): SearchEntry {
  return {
    title: stored.hierarchy[stored.type] ?? stored.url,
    snippet: '',
    path: trail(stored.hierarchy, levelOf(stored.type) - 1),
    isForeign: false,
    target: hitTarget(stored.url, { pathPrefix: place.pathPrefix, origins: place.origins }),
    stored,
    position: null,
  };
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

/** Chapter and headings from one level to another, above the title at the next one. */
function trail(hierarchy: Hit['hierarchy'], lowest: number, highest = 0): string {
  const levels = [0, 1, 2, 3, 4, 5, 6].filter((level) => level >= highest && level <= lowest);
  const titles = levels.flatMap((level) => hierarchy[`lvl${level}`] ?? []);
  // A page that is its own chapter appears only once.
  const below = hierarchy[`lvl${lowest + 1}`];
  return titles.filter((title, i) => title !== (titles[i + 1] ?? below)).join(TRAIL_SEPARATOR);
}
