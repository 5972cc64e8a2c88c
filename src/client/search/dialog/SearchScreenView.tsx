import { memo, useCallback, useEffect, useRef, type Dispatch } from 'react';
import type { Locale } from '../../../model/locale';
import type { SiteSearch } from '../engine/siteSearch';
import type { SearchEntry } from '../entries/searchEntries';
import type { addFavorite, ChangeSearches } from '../entries/storedSearches';
import { DefinitionRow } from './DefinitionRow';
import { EntryList } from './EntryList';
import { listId } from './EntryOption';
import { NoResultsScreen } from './NoResultsScreen';
import { useSearchMessages } from './searchMessages';
import type { OpenEntry } from './useOpenEntry';
import type { FieldEvent } from './useQueryField';
import type { SearchScreen } from './useSearchScreen';
import * as styles from './SearchDialog.module.css';

interface SearchScreenViewProps {
  /** Start of the ids of lists and options. */
  id: string;
  screen: SearchScreen;
  query: string;
  isLocal: boolean;
  /** Number of the active entry. */
  active: number | null;
  scrolls: boolean;
  locale: Locale;
  search: SiteSearch;
  popular: readonly SearchEntry[];
  onType: (query: string) => void;
  onEvent: Dispatch<FieldEvent>;
  onOpen: OpenEntry;
  onChange: (by: ChangeSearches) => void;
  /** Gives the focus back to the field. */
  onFocus: () => void;
}

/** A list that scrolls has to be reachable by keyboard; its options are not, as the field's arrow keys move among them. */
const TAB_STOP = 0;

/** What is shown below the field: stored searches, results, or why there are none. */
export const SearchScreenView = memo(function SearchScreenView(props: SearchScreenViewProps) {
  const { id, screen, query, isLocal, active, scrolls, locale, search, popular } = props;
  const { onType, onEvent, onOpen, onChange, onFocus } = props;
  const t = useSearchMessages();
  const { box, onScroll } = useScrollToTop(query);

  const change = useCallback(
    (by: typeof addFavorite, { stored }: SearchEntry): void => {
      onChange((searches) => by(searches, stored));
      // The clicked button disappears with its entry.
      onFocus();
    },
    [onChange, onFocus],
  );

  function ask(text: string): void {
    onType(text);
    onFocus();
  }

  let first = 0;
  const lists = screen.groups.map((group, i) => {
    const start = first;
    first += group.entries.length;
    return (
      <EntryList
        // By position: rows are reused for new results, which is faster than creating them.
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
  });
  return (
    <div
      ref={box}
      role="group"
      aria-label={t('results')}
      tabIndex={screen.entries.length > 0 ? TAB_STOP : undefined}
      className={styles.screen}
      onScroll={onScroll}
    >
      {isLocal && screen.type !== 'start' && <p className={styles.note}>{t('local')}</p>}
      {screen.type === 'error' && (
        <div className={styles.message} role="alert">
          <p className={styles.headline}>{t('error.title')}</p>
          <p>{t('error.hint')}</p>
          <button type="button" className="button" onClick={() => ask(query)}>
            {t('error.retry')}
          </button>
        </div>
      )}
      {screen.type === 'start' && !screen.groups.some(({ list }) => list !== 'pages') && (
        <p className={styles.empty}>{t('noRecent')}</p>
      )}
      {screen.type === 'none' && (
        <NoResultsScreen
          query={query}
          locale={locale}
          search={search}
          popular={popular}
          onSuggestion={ask}
          onOpen={onOpen}
        />
      )}
      {screen.definition && <DefinitionRow entry={screen.definition} onOpen={onOpen} />}
      {screen.type === 'results' ? (
        <div id={listId(id, 0)} role="listbox" aria-label={t('results')}>
          {lists}
        </div>
      ) : (
        lists
      )}
    </div>
  );
});

/** New results start at the top. Only after a scroll: asking the box costs a layout. */
function useScrollToTop(query: string) {
  const box = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  useEffect(() => {
    if (isScrolled.current) box.current?.scrollTo({ top: 0 });
    isScrolled.current = false;
  }, [query]);
  return { box, onScroll: () => void (isScrolled.current = true) };
}
