import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '../../../model/locale';
import type { SitePlace } from '../entries/hitTarget';
import type { InitialQuery } from '../initialQuery';
import { KeyHints } from './KeyHints';
import { SearchAnnouncement } from './SearchAnnouncement';
import { SearchBox } from './SearchBox';
import { boxView } from './searchBoxState';
import type { SiteSearch } from '../engine/searchClient';
import type { SearchEvents } from '../engine/hosted/searchEvents';
import { SearchScreenView } from './SearchScreenView';
import type { SearchStore } from '../entries/searchStore';
import type { StoredSearches } from '../entries/storedSearches';
import type { TypedText } from '../typedText';
import { useEngine } from '../engine/useEngine';
import { useFieldStart } from './useFieldStart';
import { useOpenEntry } from './useOpenEntry';
import { useSearchBox } from './useSearchBox';
import { useSearchScreen } from './useSearchScreen';
import * as styles from './SearchDialog.module.css';

interface SearchPanelProps {
  locale: Locale;
  search: SiteSearch;
  place: SitePlace;
  store: SearchStore;
  events: SearchEvents;
  initial: InitialQuery;
  typed: Pick<TypedText, 'take' | 'stop'>;
  onClose: () => void;
  onNavigate: (address: string) => void;
}

/** The field and the screen below it. */
export function SearchPanel(props: SearchPanelProps) {
  const { locale, search, place, store, events, initial, typed, onClose, onNavigate } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [searches, setSearches] = useState(store.read);
  const engine = useEngine();
  const { answer } = engine;
  const { box, dispatch, type } = useSearchBox(initial.text, engine);
  const screen = useSearchScreen({ ...engine, query: box.query, searches, place });
  const view = boxView(box, engine.status, screen.entries.length);
  const change = useCallback(
    (by: (searches: StoredSearches) => StoredSearches) => setSearches(store.update(by)),
    [store],
  );
  useEffect(() => store.listen(setSearches), [store]);
  const open = useOpenEntry({ change, events, queryID: answer?.queryID, onClose, onNavigate });
  const focus = useCallback(() => input.current?.focus(), []);

  useFieldStart({ field: input, typed, query: box.query, isSelected: initial.isSelected, type });
  useEffect(() => {
    // The first answer need not wait for the first key.
    if (!search.isHosted) search.loadEmbedded().catch(() => undefined);
  }, [search]);
  useEffect(() => {
    if (screen.type === 'results') events.viewed(screen.entries.map(({ stored }) => stored.objectID));
  }, [events, screen]);

  const isWaiting = view.status === 'loading' || view.status === 'stalled';
  const active = view.active === null ? undefined : screen.entries[view.active];
  return (
    <>
      <div className={styles.area} aria-busy={isWaiting} data-status={view.status}>
        <SearchBox
          id={id}
          input={input}
          query={box.query}
          isSelected={initial.isSelected}
          view={view}
          lists={screen.groups.length}
          entries={screen.entries.length}
          onType={type}
          onEvent={dispatch}
          onOpen={(key) => active && open(active, key)}
          onCancel={onClose}
        />
        <SearchScreenView
          id={id}
          screen={screen}
          // Until other results come nothing below the field changes.
          query={screen.type === 'results' && answer ? answer.query : box.query}
          isLocal={answer?.isLocal ?? false}
          active={view.active}
          scrolls={box.isByKey}
          locale={locale}
          search={search}
          onType={type}
          onEvent={dispatch}
          onOpen={open}
          onChange={change}
          onFocus={focus}
        />
      </div>
      <SearchAnnouncement type={screen.type} status={view.status} answer={answer} query={box.query} />
      <KeyHints />
    </>
  );
}
