import { memo, useCallback, useEffect, useRef, type Dispatch } from 'react';
import type { Locale } from '@idmp/model';
import { DIALOG } from '../dialogLimits';
import type { SiteSearch } from '@idmp/search/client';
import type { EntryGroup, SearchEntry } from '../entries/searchEntries';
import type { addFavorite, ChangeSearches } from '../entries/storedSearches';
import { DefinitionRow } from './DefinitionRow';
import { EntryList } from './EntryList';
import { listId } from './EntryOption';
import { NoResultsScreen } from './NoResultsScreen';
import { useSearchMessages } from './searchMessages';
import type { OpenEntry } from './useOpenEntry';
import { usePainted } from './usePainted';
import type { FieldEvent } from './useQueryField';
import type { SearchScreen } from './useSearchScreen';
import * as styles from './SearchDialog.module.css';

interface SearchScreenViewProps {
  /** Prefix of list and option ids. */
  id: string;
  screen: SearchScreen;
  query: string;
  isLocal: boolean;
  /** Index of the active entry. */
  active: number | null;
  scrolls: boolean;
  locale: Locale;
  search: SiteSearch;
  onType: (query: string) => void;
  onEvent: Dispatch<FieldEvent>;
  onOpen: OpenEntry;
  onChange: (by: ChangeSearches) => void;
  /** Returns focus to the field. */
  onFocus: () => void;
}

/** Scrollable lists must be reachable by keyboard; options aren't focusable, as arrow keys in the field move among them. */
const TAB_STOP = 0;

/** Renders the screen below the field: stored searches, results, or why there are none. */
export const SearchScreenView = memo(function SearchScreenView(props: SearchScreenViewProps) {
  const { id, screen, query, isLocal, active, scrolls, locale, search } = props;
  const { onType, onEvent, onOpen, onChange, onFocus } = props;
  const t = useSearchMessages();
  const { box, onScroll } = useScrollToTop(query);

  const change = useCallback(
    (by: typeof addFavorite, { stored }: SearchEntry): void => {
      onChange((searches) => by(searches, stored));
      // The clicked button is removed along with its entry.
      onFocus();
    },
    [onChange, onFocus],
  );

  function ask(text: string): void {
    onType(text);
    onFocus();
  }

  const lists = useShownLists(screen).map(({ group, start }, i) => (
    <EntryList
      // Keyed by index: reusing rows for new results is faster than recreating them.
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
  ));
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
        <p className={screen.groups.length > 0 ? 'visually-hidden' : styles.empty}>{t('noRecent')}</p>
      )}
      {screen.type === 'none' && (
        <NoResultsScreen
          query={query}
          locale={locale}
          search={search}
          shown={screen.entries}
          onSuggestion={ask}
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

/** A group, and the index of its first entry among all entries. */
interface ShownList {
  group: EntryGroup;
  start: number;
}

/** Lists of a screen. Those out of view change after the frame with those in view, so that keys don't wait for them. */
function useShownLists(screen: SearchScreen): ShownList[] {
  const painted = usePainted(screen);
  const lists = listsOf(screen);
  const inView = lists.filter(({ start }) => start < DIALOG.hitsInView);
  if (painted === screen || inView.length === lists.length) return lists;
  const later = painted.type === screen.type ? listsOf(painted).slice(inView.length) : [];
  return [...inView, ...later];
}

function listsOf({ groups }: SearchScreen): ShownList[] {
  let next = 0;
  return groups.map((group) => {
    const start = next;
    next += group.entries.length;
    return { group, start };
  });
}

/** Scrolls new results to the top, but only after a scroll: reading the scroll position forces a layout. */
function useScrollToTop(query: string) {
  const box = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  useEffect(() => {
    if (isScrolled.current) box.current?.scrollTo({ top: 0 });
    isScrolled.current = false;
  }, [query]);
  return { box, onScroll: () => void (isScrolled.current = true) };
}
