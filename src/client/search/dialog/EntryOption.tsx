import FileText from 'lucide-react/icons/file-text';
import Hash from 'lucide-react/icons/hash';
import TextAlignStart from 'lucide-react/icons/text-align-start';
import { memo, useEffect, useRef, type Dispatch, type MouseEvent, type ReactNode } from 'react';
import { HighlightedText } from './HighlightedText';
import { optionId } from './panelIds';
import type { SearchBoxEvent } from './searchBoxState';
import type { EntryKind, SearchEntry } from '../entries/searchEntries';
import type { OpenEntry } from './useOpenEntry';
import * as styles from './EntryList.module.css';

interface EntryOptionProps {
  /** Id of the panel. */
  id: string;
  /** Number among all entries. */
  number: number;
  entry: SearchEntry;
  isActive: boolean;
  /** Whether the option comes into view when it is chosen. */
  scrolls: boolean;
  onEvent: Dispatch<SearchBoxEvent>;
  onOpen: OpenEntry;
}

/** Elements, not components: drawn once, they stay the same with every key. */
const ICONS: Record<EntryKind, ReactNode> = {
  page: <FileText size={18} aria-hidden />,
  section: <Hash size={18} aria-hidden />,
  text: <TextAlignStart size={18} aria-hidden />,
};

/** A real link that the field's keys choose among others. */
export const EntryOption = memo(function EntryOption(props: EntryOptionProps) {
  const { id, number, entry, isActive, scrolls, onEvent, onOpen } = props;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive && scrolls) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive, scrolls]);

  function onClick(event: MouseEvent): void {
    const isBrowsers = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!isBrowsers) event.preventDefault();
    onOpen(entry, event, isBrowsers);
  }

  return (
    <a
      ref={link}
      id={optionId(id, number)}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      data-child={entry.isChild || undefined}
      href={entry.target.href}
      tabIndex={-1}
      onMouseMove={() => !isActive && onEvent({ type: 'point', item: number })}
      onClick={onClick}
      onAuxClick={(event) => event.button === 1 && onOpen(entry, event, true)}
    >
      {ICONS[entry.kind]}
      <span className={styles.texts}>
        <span className={styles.name}>
          <HighlightedText value={entry.title} />
        </span>
        {entry.detail && (
          <span className={styles.detail}>
            <HighlightedText value={entry.detail} />
          </span>
        )}
      </span>
    </a>
  );
});
