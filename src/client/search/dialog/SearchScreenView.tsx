import { memo, useCallback, useEffect, useRef, type Dispatch } from 'react';
import type { Locale } from '../../../model/locale';
import { EntryList } from './EntryList';
import { ErrorScreen } from './ErrorScreen';
import { NoResultsScreen } from './NoResultsScreen';
import type { SearchBoxEvent } from './searchBoxState';
import type { SiteSearch } from '../engine/searchClient';
import type { SearchEntry } from '../entries/searchEntries';
import type { SearchScreen } from './searchScreen';
import type { addFavorite, StoredSearches } from '../entries/storedSearches';
import type { OpenEntry } from './useOpenEntry';
import { useSearchTexts } from './useSearchTexts';
import * as styles from './SearchDialog.module.css';

interface SearchScreenViewProps {
  /** Start of the ids of lists and options. */
  id: string;
  screen: SearchScreen;
  query: string;
  isLocal: boolean;
  /** Number of the chosen entry. */
  active: number | null;
  scrolls: boolean;
  locale: Locale;
  search: SiteSearch;
  onType: (query: string) => void;
  onEvent: Dispatch<SearchBoxEvent>;
  onOpen: OpenEntry;
  onChange: (by: (searches: StoredSearches) => StoredSearches) => void;
  /** Gives the focus back to the field. */
  onFocus: () => void;
}

/** What stands below the field: stored searches, results, or why there are none. */
export const SearchScreenView = memo(function SearchScreenView(props: SearchScreenViewProps) {
  const { id, screen, query, isLocal, active, scrolls, locale, search } = props;
  const { onType, onEvent, onOpen, onChange, onFocus } = props;
  const t = useSearchTexts();
  const { box, onScroll } = useScrollToTop(query);

  // The pressed button goes away with what it stood for.
  const change = useCallback(
    (by: typeof addFavorite, { stored }: SearchEntry): void => {
      onChange((searches) => by(searches, stored));
      onFocus();
    },
    [onChange, onFocus],
  );

  function ask(text: string): void {
    onType(text);
    onFocus();
  }

  let first = 0;
  return (
    <div ref={box} className={styles.screen} onScroll={onScroll}>
      {isLocal && screen.type !== 'start' && <p className={styles.note}>{t('local')}</p>}
      {screen.type === 'error' && <ErrorScreen onRetry={() => ask(query)} />}
      {screen.type === 'start' && screen.entries.length === 0 && (
        <p className={styles.empty}>{t('noRecent')}</p>
      )}
      {screen.type === 'none' && (
        <NoResultsScreen query={query} locale={locale} search={search} onSuggestion={ask} />
      )}
      {screen.groups.map((group, i) => {
        const start = first;
        first += group.entries.length;
        return (
          <EntryList
            // By place: rows are filled anew with other results, which is quicker than making new ones.
            key={i}
            id={id}
            number={i}
            start={start}
            group={group}
            active={active}
            scrolls={scrolls}
            onEvent={onEvent}
            onOpen={onOpen}
            onChange={change}
          />
        );
      })}
    </div>
  );
});

/** Other results start at the top; a box that nobody has scrolled is left alone, as asking it costs a layout. */
function useScrollToTop(query: string) {
  const box = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  useEffect(() => {
    if (isScrolled.current) box.current?.scrollTo({ top: 0 });
    isScrolled.current = false;
  }, [query]);
  return { box, onScroll: () => void (isScrolled.current = true) };
}
