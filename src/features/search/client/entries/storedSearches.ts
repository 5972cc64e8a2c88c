import type { RecordType, Hit } from '@idmp/search/client';
import { DIALOG } from '../dialogLimits';

/** A page or section opened from the results, in plain text. */
export interface StoredSearch {
  objectID: string;
  url: string;
  type: RecordType;
  hierarchy: Record<string, string | null>;
  content: null;
}

/** Recent and favorite searches of one language. */
export interface StoredSearches {
  recent: readonly StoredSearch[];
  favorites: readonly StoredSearch[];
}

export type ChangeSearches = (searches: StoredSearches) => StoredSearches;

/** Converts a hit for storage: without highlights, and with text hits replaced by their heading. */
export function toStoredSearch(hit: Hit): StoredSearch {
  const level = lowestLevel(hit.hierarchy);
  return {
    objectID: hit.objectID,
    url: hit.url,
    type: hit.type === 'content' ? `lvl${level}` : hit.type,
    hierarchy: hit.hierarchy,
    content: null,
  };
}

/** Adds a recent search, unless it is a favorite. */
export function addRecent(searches: StoredSearches, entry: StoredSearch): StoredSearches {
  if (includes(searches.favorites, entry)) return searches;
  return limited({ ...searches, recent: [entry, ...without(searches.recent, entry)] });
}

/** Turns a recent search into a favorite. */
export function addFavorite(searches: StoredSearches, entry: StoredSearch): StoredSearches {
  return limited({
    recent: without(searches.recent, entry),
    favorites: [entry, ...without(searches.favorites, entry)],
  });
}

/** Removes an entry from both lists. */
export function removeStored(searches: StoredSearches, entry: StoredSearch): StoredSearches {
  return limited({
    recent: without(searches.recent, entry),
    favorites: without(searches.favorites, entry),
  });
}

/** Drops the oldest entries beyond the limits. */
export function limited({ recent, favorites }: StoredSearches): StoredSearches {
  const recentMax = favorites.length > 0 ? DIALOG.recentMaxWithFavorites : DIALOG.recentMax;
  return { recent: recent.slice(0, recentMax), favorites: favorites.slice(0, DIALOG.favoritesMax) };
}

function includes(entries: readonly StoredSearch[], entry: StoredSearch): boolean {
  return entries.some((other) => isSame(other, entry));
}

function without(entries: readonly StoredSearch[], entry: StoredSearch): StoredSearch[] {
  return entries.filter((other) => !isSame(other, entry));
}

function isSame(a: StoredSearch, b: StoredSearch): boolean {
  return a.objectID === b.objectID || a.url === b.url;
}

/** Level of the heading above a hit. */
export function lowestLevel(hierarchy: Hit['hierarchy']): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const levels = [6, 5, 4, 3, 2, 1] as const;
  return levels.find((level) => hierarchy[`lvl${level}`]) ?? 0;
}
