import Star from 'lucide-react/icons/star';
import X from 'lucide-react/icons/x';
import { memo, type Dispatch } from 'react';
import type { EntryGroup, SearchEntry } from '../entries/searchEntries';
import { addFavorite, removeStored } from '../entries/storedSearches';
import { EntryOption, listId, optionId } from './EntryOption';
import { useSearchMessages } from './searchMessages';
import type { OpenEntry } from './useOpenEntry';
import type { FieldEvent } from './useQueryField';
import * as styles from './EntryList.module.css';

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
