import type { SearchAnswer } from '../engine/engine';
import type { SearchStatus } from './searchBoxState';
import type { EntryGroup, SearchEntry } from '../entries/searchEntries';

export type ScreenType = 'start' | 'results' | 'none' | 'error' | 'waiting';

/** What the panel shows below the field. */
export interface SearchScreen {
  type: ScreenType;
  groups: readonly EntryGroup[];
  /** Entries of all groups, as the keys go through them. */
  entries: readonly SearchEntry[];
}

/** The kind of screen for a query and what the engine said so far; earlier hits stay until others come. */
export function screenType(query: string, answer: SearchAnswer | null, status: SearchStatus): ScreenType {
  if (!query.trim()) return 'start';
  if (status === 'error') return 'error';
  if (answer && answer.hits.length > 0) return 'results';
  return answer?.query.trim() === query.trim() && status === 'idle' ? 'none' : 'waiting';
}
