import { memo, useEffect, useRef, type Dispatch } from 'react';
import { markedPieces } from '../entries/markedWords';
import type { SearchEntry } from '../entries/searchEntries';
import { useSearchMessages } from './searchMessages';
import { entryLink, type OpenEntry } from './useOpenEntry';
import type { FieldEvent } from './useQueryField';
import * as styles from './EntryList.module.css';

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
