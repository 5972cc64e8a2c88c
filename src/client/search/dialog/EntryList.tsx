import { memo, type Dispatch } from 'react';
import { EntryActions } from './EntryActions';
import { EntryOption } from './EntryOption';
import { listId, optionId } from './panelIds';
import type { SearchBoxEvent } from './searchBoxState';
import type { EntryGroup, SearchEntry } from '../entries/searchEntries';
import { addFavorite, removeStored } from '../entries/storedSearches';
import type { OpenEntry } from './useOpenEntry';
import * as styles from './EntryList.module.css';

interface EntryListProps {
  id: string;
  /** Number of the list, and of its first entry among all. */
  number: number;
  start: number;
  group: EntryGroup;
  /** Number of the chosen entry among all. */
  active: number | null;
  scrolls: boolean;
  onEvent: Dispatch<SearchBoxEvent>;
  onOpen: OpenEntry;
  onChange: (by: typeof addFavorite, entry: SearchEntry) => void;
}

/** Entries under a heading; buttons of an entry stand beside its option, outside of the list of options. */
export const EntryList = memo(function EntryList(props: EntryListProps) {
  const { id, number, start, group, active, scrolls, onEvent, onOpen, onChange } = props;
  const list = listId(id, number);
  const titleId = `${list}-title`;
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {group.title}
      </h2>
      <div className={styles.rows}>
        <div id={list} role="listbox" aria-labelledby={titleId} className={styles.column}>
          {group.entries.map((entry, i) => (
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
          ))}
        </div>
        {group.list !== 'hits' && (
          <div className={styles.column}>
            {group.entries.map((entry, i) => (
              <EntryActions
                key={entry.stored.objectID}
                list={group.list}
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
