import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSearchMessages } from './searchMessages';
import * as keyHintsStyles from './KeyHints.module.css';
import type { SearchAnswer, SearchEvents, SiteSearch } from '@idmp/search/client';
import { type SearchStatus, useEngine } from './EngineProvider';
import { type ScreenType, useSearchScreen } from './useSearchScreen';
import type { SitePlace } from '../entries/hitTarget';
import type { EntryGroup } from '../entries/searchEntries';
import type { SearchStore } from '../entries/searchStore';
import type { ChangeSearches } from '../entries/storedSearches';
import { HitPreview } from './HitPreview';
import { SearchBox, useFieldStart } from './SearchBox';
import type { SearchDialogProps } from './SearchDialog';
import { SearchScreenView } from './SearchScreenView';
import { useOpenEntry } from './useOpenEntry';
import { fieldView, useQueryField } from './useQueryField';
import * as styles from './SearchDialog.module.css';

const SIZE = '0.875rem';

/** Keyboard hints of the dialog. */
const KeyHints = memo(function KeyHints() {
  const t = useSearchMessages();
  return (
    <ul className={keyHintsStyles.hints}>
      <li>
        <kbd aria-label={t('keys.enter')} role="img">
          <CornerDownLeft size={SIZE} aria-hidden />
        </kbd>{' '}
        {t('keys.select')}
      </li>
      <li>
        <kbd aria-label={t('keys.arrows')} role="img">
          <ArrowUp size={SIZE} aria-hidden />
          <ArrowDown size={SIZE} aria-hidden />
        </kbd>{' '}
        {t('keys.navigate')}
      </li>
      <li>
        <kbd>{t('keys.escape')}</kbd> {t('keys.close')}
      </li>
    </ul>
  );
});

interface SearchAnnouncementProps {
  type: ScreenType;
  status: SearchStatus;
  answer: SearchAnswer | null;
  query: string;
}

/** Announces the state of the search to screen readers. */
function SearchAnnouncement({ type, status, answer, query }: SearchAnnouncementProps) {
  const t = useSearchMessages();
  const count = t('count', { count: answer?.nbHits ?? 0 });
  const texts: Record<ScreenType, string> = {
    start: '',
    waiting: '',
    error: `${t('error.title')} ${t('error.hint')}`,
    none: t('noResults', { query }),
    results: [
      answer?.definition && `${answer.definition.term}: ${answer.definition.text}`,
      count,
      answer?.isLocal && t('local'),
    ]
      .filter(Boolean)
      .join(' '),
  };
  return (
    <p role="status" className="visually-hidden">
      {status === 'stalled' ? t('stalled') : texts[type]}
    </p>
  );
}

interface SearchPanelProps extends SearchDialogProps {
  search: SiteSearch;
  place: SitePlace;
  store: SearchStore;
  offered: readonly EntryGroup[];
  events: SearchEvents;
}

/** The field and the screen below it. */
export function SearchPanel(props: SearchPanelProps) {
  const { locale, search, place, store, events, offered, initial, typed, onClose, onNavigate } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [searches, setSearches] = useState(store.read);
  const engine = useEngine(locale);
  const { answer } = engine;
  const { field, dispatch, type } = useQueryField(initial, engine);
  const { query } = field;
  const screen = useSearchScreen({ ...engine, query, searches, offered, place });
  const isFailed = screen.type === 'none' || screen.type === 'error';
  const areActive = !isFailed && screen.type !== 'waiting';
  const view = fieldView(field, engine.status, screen.entries.length, areActive);
  const change = useCallback((by: ChangeSearches) => setSearches(store.update(by)), [store]);
  const open = useOpenEntry({
    change,
    events,
    queryID: answer?.queryID,
    query: answer?.query ?? '',
    onClose,
    onNavigate,
  });
  const focus = useCallback(() => input.current?.focus(), []);

  useFieldStart({ field: input, typed, query, type });
  useEffect(() => store.listen(setSearches), [store]);
  useEffect(() => {
    // The embedded engine has no id of a query.
    if (screen.type === 'results' && answer?.queryID)
      events.viewed(screen.entries.map(({ stored }) => stored.objectID));
  }, [events, screen, answer]);

  const isWaiting = view.status === 'loading' || view.status === 'stalled';
  const active = view.active === null ? undefined : screen.entries[view.active];
  return (
    <>
      <div className={styles.area} aria-busy={isWaiting} data-status={view.status}>
        <SearchBox
          id={id}
          input={input}
          query={query}
          view={view}
          lists={screen.type === 'results' ? 1 : screen.groups.length}
          entries={screen.entries.length}
          onType={type}
          onEvent={dispatch}
          onOpen={(key) => active && open(active, key)}
          onCancel={onClose}
        />
        <div className={styles.columns}>
          <SearchScreenView
            id={id}
            screen={screen}
            // Nothing below the field changes until the next results arrive.
            query={screen.type === 'results' && answer ? answer.query : query}
            isLocal={answer?.isLocal ?? false}
            active={view.active}
            scrolls={field.isByKey}
            locale={locale}
            search={search}
            onType={type}
            onEvent={dispatch}
            onOpen={open}
            onChange={change}
            onFocus={focus}
          />
          {!isFailed && <HitPreview target={(active ?? screen.entries[0])?.target} />}
        </div>
      </div>
      <SearchAnnouncement type={screen.type} status={view.status} answer={answer} query={query} />
      <KeyHints />
    </>
  );
}
