import { useCallback, useEffect, useRef, type MouseEvent as ReactMouseEvent } from 'react';
import { type SearchEntry, markedWords } from '../entries/searchEntries';
import type { SearchEvents } from '@idmp/search/client';

import { addRecent, type ChangeSearches } from '../entries/storedSearches';
import { revealPhrase } from './revealPhrase';

/** Modifier keys held while opening an entry. */
export type OpenModifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

interface OpenEntryOptions {
  change: (by: ChangeSearches) => void;
  events: SearchEvents;
  /** Identifies the response in analytics events. */
  queryID: string | undefined;
  /** The query, so that a hit opens at the matching line. */
  query: string;
  onClose: () => void;
  onNavigate: (address: string) => void;
}

/**
 * Opens an entry and adds it to the recent searches. With a modifier key, it opens in a new tab or window and the
 * dialog stays open. `isBrowsers` leaves opening to the browser, as for a middle click.
 */
export type OpenEntry = (entry: SearchEntry, modifiers: OpenModifiers, isBrowsers?: boolean) => void;

/** Returns a stable function, so that a new query does not re-render unchanged rows. */
export function useOpenEntry(options: OpenEntryOptions): OpenEntry {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  return useCallback((entry, { ctrlKey, metaKey, shiftKey }, isBrowsers = false) => {
    const { change, events, queryID, query, onClose, onNavigate } = latest.current;
    const { href, address } = entry.target;
    change((searches) => addRecent(searches, entry.stored));
    if (queryID && entry.position !== null) {
      events.clicked(queryID, entry.stored.objectID, entry.position);
    }
    if (isBrowsers) return;
    if (ctrlKey || metaKey || shiftKey) {
      window.open(href, '_blank', 'noopener');
      return;
    }
    onClose();
    if (address === null) window.location.assign(href);
    else {
      if (entry.position !== null) revealPhrase(query, markedWords([entry.title, entry.snippet]));
      onNavigate(address);
    }
  }, []);
}

/** Props of a link that opens an entry; modified and middle clicks are left to the browser. */
export function entryLink(entry: SearchEntry, onOpen: OpenEntry) {
  return {
    href: entry.target.href,
    onClick: (event: ReactMouseEvent): void => {
      const isBrowsers = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!isBrowsers) event.preventDefault();
      onOpen(entry, event, isBrowsers);
    },
    onAuxClick: (event: ReactMouseEvent): void => {
      if (event.button === 1) onOpen(entry, event, true);
    },
  };
}
