import { useMemo, useState } from 'react';
import type { SearchAnswer } from '@idmp/search/client';
import type { EngineState, SearchStatus } from './EngineProvider';
import type { SitePlace } from '../entries/hitTarget';
import {
  definitionEntry,
  hitEntries,
  storedEntries,
  type EntryGroup,
  type SearchEntry,
} from '../entries/searchEntries';
import type { StoredSearches } from '../entries/storedSearches';
import { useSearchMessages } from './searchMessages';

export type ScreenType = 'start' | 'results' | 'none' | 'error' | 'waiting';

/** Content shown below the field. */
export interface SearchScreen {
  type: ScreenType;
  groups: readonly EntryGroup[];
  /** Entries of all groups, in arrow key order. */
  entries: readonly SearchEntry[];
  /** Definition of the term in the query, shown above the results. */
  definition: SearchEntry | null;
}

interface ScreenOptions extends EngineState {
  query: string;
  searches: StoredSearches;
  /** Suggested pages. */
  offered: readonly EntryGroup[];
  place: SitePlace;
}

/** Number of groups of pages that are offered if nothing is found, or the search fails. */
const OFFERED_GROUPS = 1;

/** The screen below the field. Unchanged entries keep their identity, to re-render as little as possible per key. */
export function useSearchScreen({
  query,
  answer,
  status,
  searches,
  offered,
  place,
}: ScreenOptions): SearchScreen {
  const t = useSearchMessages();
  const [reuse] = useState(createReuse);
  const hits = useMemo(() => reuse(hitEntries(answer?.hits ?? [], place)), [reuse, answer, place]);
  const defined = useMemo(
    () => (answer?.definition ? definitionEntry(answer.definition, place) : null),
    [answer, place],
  );
  const stored = useMemo(
    () => [...storedEntries(searches, { recent: t('recent'), favorites: t('favorites') }, place), ...offered],
    [searches, t, place, offered],
  );
  const type = screenType(query, answer, status);
  const instead = useMemo(() => offered.slice(0, OFFERED_GROUPS), [offered]);
  const groups = { start: stored, results: hits, none: instead, error: instead, waiting: stored }[type];
  const definition = type === 'results' ? defined : null;
  return useMemo(
    () => ({ type, groups, entries: groups.flatMap((group) => group.entries), definition }),
    [type, groups, definition],
  );
}

/** Screen type for a query and engine state; hits stay until others replace them. */
export function screenType(query: string, answer: SearchAnswer | null, status: SearchStatus): ScreenType {
  if (!query.trim()) return 'start';
  if (status === 'error') return 'error';
  if (answer && answer.hits.length > 0) return 'results';
  return answer?.query.trim() === query.trim() && status === 'idle' ? 'none' : 'waiting';
}

function createReuse(): (next: readonly EntryGroup[]) => EntryGroup[] {
  let last: EntryGroup[] = [];
  return (next) => (last = reuseEntries(next, last));
}

/** Reuses unchanged groups and entries, so that memoized rows don't re-render. */
export function reuseEntries(next: readonly EntryGroup[], before: readonly EntryGroup[]): EntryGroup[] {
  return next.map((group, i) => {
    const old = before[i];
    if (!old) return group;
    const entries = group.entries.map((entry, j) => reuseEntry(entry, old.entries[j]));
    const isSame =
      group.title === old.title &&
      group.list === old.list &&
      group.chapter === old.chapter &&
      group.isTitleRepeated === old.isTitleRepeated &&
      entries.length === old.entries.length &&
      entries.every((entry, j) => entry === old.entries[j]);
    return isSame ? old : { ...group, entries };
  });
}

function reuseEntry(entry: SearchEntry, old: SearchEntry | undefined): SearchEntry {
  const isSame =
    old &&
    old.stored.objectID === entry.stored.objectID &&
    old.title === entry.title &&
    old.snippet === entry.snippet &&
    old.path === entry.path &&
    old.isForeign === entry.isForeign &&
    old.position === entry.position;
  return isSame ? old : entry;
}
