import { useMemo } from 'react';
import type { SearchAnswer } from './engine';
import type { SitePlace } from './hitTarget';
import type { SearchStatus } from './searchBoxState';
import { hitEntries, storedEntries, type EntryGroup } from './searchEntries';
import { screenType, type SearchScreen } from './searchScreen';
import type { StoredSearches } from './storedSearches';
import { useSearchTexts } from './useSearchTexts';

interface ScreenOptions {
  query: string;
  answer: SearchAnswer | null;
  status: SearchStatus;
  searches: StoredSearches;
  place: SitePlace;
}

const NO_GROUPS: readonly EntryGroup[] = [];

/** The screen below the field. Its entries stay the same objects until others come, so that keys redraw little. */
export function useSearchScreen({ query, answer, status, searches, place }: ScreenOptions): SearchScreen {
  const t = useSearchTexts();
  const hits = useMemo(() => hitEntries(answer?.hits ?? [], place), [answer, place]);
  const stored = useMemo(
    () => storedEntries(searches, { recent: t('recent'), favorites: t('favorites') }, place),
    [searches, t, place],
  );
  const type = screenType(query, answer, status);
  const groups = { start: stored, results: hits, none: NO_GROUPS, error: NO_GROUPS, waiting: NO_GROUPS }[
    type
  ];
  return useMemo(() => ({ type, groups, entries: groups.flatMap((group) => group.entries) }), [type, groups]);
}
