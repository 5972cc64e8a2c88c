import { memo, useEffect, useRef, type Dispatch } from 'react';
import { markedPieces, type SearchEntry, type EntryGroup } from '../entries/searchEntries';
import { useSearchMessages } from './searchMessages';
import { entryLink, type OpenEntry } from './useOpenEntry';
import type { FieldEvent } from './useQueryField';
import * as styles from './EntryList.module.css';
import Star from 'lucide-react/icons/star';
import X from 'lucide-react/icons/x';
import { addFavorite, removeStored } from '../entries/storedSearches';

/** Ids of lists and options, referenced by the field's ARIA attributes. */
export const listId = (panel: string, number: number): string => `${panel}-list-${number}`;
export const optionId = (panel: string, number: number): string => `${panel}-option-${number}`;

interface EntryOptionProps {
  /** Id of the panel. */
  id: string;
  /** Index among all entries. */
  number: number;
  entry: SearchEntry;
  isActive: boolean;
  /** Whether to scroll the option into view when it becomes active. */
  scrolls: boolean;
  onEvent: Dispatch<FieldEvent>;
  onOpen: OpenEntry;
}

/** An option that is a real link, activated by the field's arrow keys. */
export const EntryOption = memo(function EntryOption(props: EntryOptionProps) {
  const { id, number, entry, isActive, scrolls, onEvent, onOpen } = props;
  const t = useSearchMessages();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive && scrolls) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive, scrolls]);

  return (
    <a
      ref={link}
      id={optionId(id, number)}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      {...entryLink(entry, onOpen)}
      tabIndex={-1}
      onMouseMove={() => !isActive && onEvent({ type: 'point', item: number })}
    >
      <span className={styles.texts}>
        <span className={styles.head}>
          <span className={styles.name}>
            <HighlightedText value={entry.title} />
          </span>
          {entry.path && <span className={styles.path}>{entry.path}</span>}
        </span>
        {entry.isForeign && <span className={styles.detail}>{t('foreign')}</span>}
        {entry.snippet && (
          <span className={styles.detail}>
            <HighlightedText value={entry.snippet} />
          </span>
        )}
      </span>
    </a>
  );
});

/** Text with highlighted matches; index content is rendered as text, never as HTML. */
function HighlightedText({ value }: { value: string }) {
  return (
    <>
      {markedPieces(value).map(({ text, mark }, i) =>
        mark ? (
          <mark key={i} data-mark={mark}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </>
  );
}

interface EntryListProps {
  id: string;
  /** Index of the list, and of its first entry among all entries. */
  number: number;
  start: number;
  group: EntryGroup;
  /** Index of the active entry among all entries. */
  active: number | null;
  scrolls: boolean;
  onEvent: Dispatch<FieldEvent>;
  onOpen: OpenEntry;
  onChange: (by: typeof addFavorite, entry: SearchEntry) => void;
}

/** Entries under a heading. Buttons of stored entries are siblings of the option, outside the listbox. */
export const EntryList = memo(function EntryList(props: EntryListProps) {
  const { id, number, start, group, active, scrolls, onEvent, onOpen, onChange } = props;
  const list = listId(id, number);
  const titleId = `${list}-title`;
  const options = group.entries.map((entry, i) => (
    <EntryOption
      key={i}
      id={id}
      number={start + i}
      entry={entry}
      isActive={start + i === active}
      scrolls={scrolls}
      onEvent={onEvent}
      onOpen={onOpen}
    />
  ));
  // Hits are groups in a single listbox, which may only contain options.
  if (group.list === 'hits')
    return (
      <div role="group" aria-labelledby={titleId} className={styles.group}>
        <div className={group.isTitleRepeated ? 'visually-hidden' : styles.head}>
          <span id={titleId} className={styles.title}>
            {group.title}
          </span>
          <span className={styles.path}>{group.chapter}</span>
        </div>
        {options}
      </div>
    );
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {group.title}
      </h2>
      <div className={styles.rows}>
        <div id={list} role="listbox" aria-labelledby={titleId} className={styles.column}>
          {options}
        </div>
        {group.list !== 'pages' && (
          <div className={styles.column}>
            {group.entries.map((entry, i) => (
              <EntryActions
                key={entry.stored.objectID}
                isRecent={group.list === 'recent'}
                isActive={start + i === active}
                describedBy={optionId(id, start + i)}
                onSave={() => onChange(addFavorite, entry)}
                onRemove={() => onChange(removeStored, entry)}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
});

interface EntryActionsProps {
  isRecent: boolean;
  /** Whether the option is active: the buttons have the same ground. */
  isActive: boolean;
  /** Id of the option the buttons belong to. */
  describedBy: string;
  onSave: () => void;
  onRemove: () => void;
}

/** Buttons of a stored entry: save as favorite (recent ones) and remove. */
function EntryActions({ isRecent, isActive, describedBy, onSave, onRemove }: EntryActionsProps) {
  const t = useSearchMessages();
  const button = { type: 'button', className: 'icon-button', 'aria-describedby': describedBy } as const;
  return (
    <div className={styles.actions} data-active={isActive || undefined}>
      {isRecent && (
        <button {...button} aria-label={t('save')} onClick={onSave}>
          <Star size="1.125rem" aria-hidden />
        </button>
      )}
      <button {...button} aria-label={t(isRecent ? 'removeRecent' : 'removeFavorite')} onClick={onRemove}>
        <X size="1.125rem" aria-hidden />
      </button>
    </div>
  );
}
