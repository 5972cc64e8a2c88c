import { memo, useEffect, useRef, type Dispatch } from 'react';
import { markedPieces } from '../entries/markedWords';
import type { EntryKind, SearchEntry } from '../entries/searchEntries';
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

/** A single path each, so that reusing a row only changes an attribute. */
const ICONS: Record<EntryKind, string> = {
  page: 'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8zM14 3v5h5M9 13h6M9 17h6',
  section: 'M5 9h15M4 15h15M10 4 8 20M16 4l-2 16',
  text: 'M4 6h16M4 12h10M4 18h13',
};

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
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden>
        <path d={ICONS[entry.kind]} />
      </svg>
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
