import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Locale } from '../../model/locale';
import { SELECTION_MAX_CHARS } from '../../site/limits';
import { OPEN_SEARCH_EVENT } from '../platform/events';
import { useLoadedPart, type PartControl } from '../platform/useLoadedPart';
import { loadSearchPart, type SearchPart } from './loadSearchPart';
import { searchShortcut } from './searchShortcut';
import { createTypedText, type TypedText } from './typedText';

export interface SearchDialogControl {
  /** The dialog, opened for words to start with. */
  control: PartControl<SearchPart, string>;
  /** Opens with text already typed; without any, with the selection of the page or the last query. */
  open: (text?: string) => void;
  /** What was typed since the dialog opened, for its field. */
  typed: TypedText;
  /** Keeps the query of a dialog that is closed without going anywhere. */
  keepQuery: (query: string) => void;
}

/** State of the search dialog: its code is loaded on intent, and what is typed meanwhile goes into its field. */
export function useSearchDialog(locale: Locale, button: RefObject<HTMLElement>): SearchDialogControl {
  const [typed] = useState(createTypedText);
  const lastQuery = useRef('');
  const keepQuery = useCallback((query: string) => void (lastQuery.current = query), []);
  const part = useLoadedPart<SearchPart, string>(useCallback(() => loadSearchPart(locale), [locale]));
  const { open: openPart, close } = part;
  const { status } = part.state;

  const openFor = useCallback(
    (words: string, text = '') => {
      typed.start(text);
      openPart(words);
    },
    [typed, openPart],
  );
  const open = useCallback(
    (text = '') => openFor(text ? '' : selectedWords() || lastQuery.current, text),
    [openFor],
  );
  const isClosed = status === 'closed' || status === 'failed';
  useEffect(() => {
    if (isClosed) typed.stop();
  }, [isClosed, typed]);
  useEffect(() => () => typed.stop(), [typed]);

  useShortcuts({ isClosed, button, open, close });
  useOpenRequests(open);
  return { control: { ...part, open: openFor }, open, typed, keepQuery };
}

/** Text selected on the page, in one line. */
function selectedWords(): string {
  const text = String(window.getSelection() ?? '')
    .trim()
    .replace(/\s+/g, ' ');
  return [...text].slice(0, SELECTION_MAX_CHARS).join('');
}

interface ShortcutOptions {
  isClosed: boolean;
  button: RefObject<HTMLElement>;
  open: (text?: string) => void;
  close: () => void;
}

function useShortcuts({ isClosed, button, open, close }: ShortcutOptions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const shortcut = searchShortcut(event, button.current);
      // The open dialog takes every other key as text.
      if (!shortcut || event.defaultPrevented || (!isClosed && shortcut.type !== 'toggle')) return;
      event.preventDefault();
      if (!isClosed) close();
      // One dialog at a time.
      else if (!document.querySelector('dialog[open]')) open(shortcut.type === 'open' ? shortcut.text : '');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isClosed, button, open, close]);
}

/** Requests of other parts, and keys pressed before the app was ready. */
function useOpenRequests(open: (text?: string) => void): void {
  useEffect(() => {
    const early = window.__early?.search;
    if (early?.open) {
      early.open = false;
      open(early.text);
    }
    const onRequest = (event: Event): void => open((event as CustomEvent<string>).detail);
    window.addEventListener(OPEN_SEARCH_EVENT, onRequest);
    return () => window.removeEventListener(OPEN_SEARCH_EVENT, onRequest);
  }, [open]);
}
