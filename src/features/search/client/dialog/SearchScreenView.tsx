import { memo, useEffect, useState, useCallback, useRef, type Dispatch } from 'react';
import type { SearchEntry, EntryGroup } from '../entries/searchEntries';
import { useSearchMessages } from './searchMessages';
import { entryLink, type OpenEntry } from './useOpenEntry';
import * as definitionRowStyles from './DefinitionRow.module.css';
import type { Locale } from '@idmp/model';
import { FEEDBACK_LINKS } from '../../../../settings/site';
import type { SiteSearch } from '@idmp/search/client';
import * as styles from './SearchDialog.module.css';
import { inOwnTask } from '../../../../page/platform/tasks';
import { DIALOG } from '../dialogLimits';
import type { addFavorite, ChangeSearches } from '../entries/storedSearches';
import { EntryList, listId } from './EntryList';
import type { FieldEvent } from './useQueryField';
import type { SearchScreen } from './useSearchScreen';

/** Definition of the term in the query. Not an option: arrow keys only move through the hits. */
export const DefinitionRow = memo(function DefinitionRow(props: { entry: SearchEntry; onOpen: OpenEntry }) {
  const { entry, onOpen } = props;
  const t = useSearchMessages();
  return (
    <section className={definitionRowStyles.row} aria-label={t('definition')}>
      <p className={definitionRowStyles.text}>
        <dfn className={definitionRowStyles.term}>{entry.title}</dfn> {entry.snippet}{' '}
        <a {...entryLink(entry, onOpen)}>{entry.path}</a>
      </p>
    </section>
  );
});

interface NoResultsScreenProps {
  query: string;
  locale: Locale;
  search: SiteSearch;
  /** Pages listed below, which are not suggested again. */
  shown: readonly SearchEntry[];
  onSuggestion: (query: string) => void;
}

/** No results: links to report a missing result, and suggests similar page titles. */
function NoResultsScreen({ query, locale, search, shown, onSuggestion }: NoResultsScreenProps) {
  const t = useSearchMessages();
  const listed = new Set(shown.map(({ title }) => title));
  const suggestions = useSuggestions(search, query).filter((title) => !listed.has(title));
  return (
    <div className={styles.message}>
      <p className={styles.headline}>{t('noResults', { query })}</p>
      <p>
        {t('report.question')}{' '}
        <a href={FEEDBACK_LINKS[locale].issue} target="_blank" rel="noreferrer">
          {t('report.link')}
        </a>
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{t('suggestions')}</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onSuggestion(`${suggestion.toLowerCase()} `)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function useSuggestions(search: SiteSearch, query: string): string[] {
  const [suggestions, setSuggestions] = useState<string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    search.suggest(query).then(
      (found) => isCurrent && setSuggestions(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [search, query]);
  return suggestions;
}

/** Returns a value one frame late: a new one is returned in a separate task, after the frame in which it first rendered. */
function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let cancel = (): void => undefined;
    const frame = requestAnimationFrame(() => {
      cancel = inOwnTask(() => setPainted(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      cancel();
    };
  }, [value]);
  return painted;
}

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
      {screen.type === 'start' && !screen.groups.some(({ list }) => list === 'recent') && (
        <p className={styles.empty}>{t('noRecent')}</p>
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
