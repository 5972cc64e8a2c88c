import FileText from 'lucide-react/icons/file-text';
import Hash from 'lucide-react/icons/hash';
import TextAlignStart from 'lucide-react/icons/text-align-start';
import { memo, useEffect, useRef, type Dispatch, type ReactNode } from 'react';
import { MARK } from '../../../site/search';
import type { EntryKind, SearchEntry } from '../entries/searchEntries';
import { useSearchMessages } from './searchMessages';
import { entryLink, type OpenEntry } from './useOpenEntry';
import type { FieldEvent } from './useQueryField';
import * as styles from './EntryList.module.css';

/** Ids of lists and options, which the field refers to. */
export const listId = (panel: string, number: number): string => `${panel}-list-${number}`;
export const optionId = (panel: string, number: number): string => `${panel}-option-${number}`;

interface EntryOptionProps {
  /** Id of the panel. */
  id: string;
  /** Number among all entries. */
  number: number;
  entry: SearchEntry;
  isActive: boolean;
  /** Whether the option scrolls into view when it becomes active. */
  scrolls: boolean;
  onEvent: Dispatch<FieldEvent>;
  onOpen: OpenEntry;
}

/** Elements, not components: they never re-render. */
const ICONS: Record<EntryKind, ReactNode> = {
  page: <FileText size={18} aria-hidden />,
  section: <Hash size={18} aria-hidden />,
  text: <TextAlignStart size={18} aria-hidden />,
};

/** An option that is a real link; the field's arrow keys make it active. */
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
      {ICONS[entry.kind]}
      <span className={styles.texts}>
        <span className={styles.name}>
          <HighlightedText value={entry.title} />
        </span>
        {entry.path && <span className={styles.detail}>{entry.path}</span>}
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

/** Text with marks around the words that matched; whatever the index holds is shown as text, never as HTML. */
function HighlightedText({ value }: { value: string }) {
  const [first = '', ...rest] = value.split(MARK.pre);
  return (
    <>
      {first}
      {rest.flatMap((piece, i) => {
        const [marked = '', plain = ''] = piece.split(MARK.post);
        return [<mark key={i}>{marked}</mark>, plain];
      })}
    </>
  );
}
