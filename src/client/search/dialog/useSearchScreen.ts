import { useMemo, useState } from 'react';
import type { SearchAnswer } from '../engine/engine';
import type { SitePlace } from '../entries/hitTarget';
import type { SearchStatus } from './searchBoxState';
import { keepEntries } from '../entries/keepEntries';
import { hitEntries, storedEntries, type EntryGroup } from '../entries/searchEntries';
import { screenType, type SearchScreen } from './searchScreen';
import type { StoredSearches } from '../entries/storedSearches';
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
  const [keep] = useState(createKeeper);
  const hits = useMemo(() => keep(hitEntries(answer?.hits ?? [], place)), [keep, answer, place]);
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

/** Remembers the last groups, for the next ones. */
function createKeeper(): (next: readonly EntryGroup[]) => EntryGroup[] {
  let last: EntryGroup[] = [];
  return (next) => (last = keepEntries(next, last));
}
