import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Locale } from '../../model/locale';
import { OPEN_SEARCH_EVENT } from '../platform/events';
import { initialQuery, type InitialQuery } from './initialQuery';
import { loadSearchPart, type SearchPart } from './loadSearchPart';
import { pressedKey, searchShortcut } from './searchShortcut';
import { createTypedText, type TypedText } from './typedText';

export type SearchDialogState =
  | { status: 'closed' }
  | { status: 'loading' }
  | { status: 'open'; part: SearchPart; initial: InitialQuery }
  | { status: 'failed'; error: unknown };

export interface SearchDialogControl {
  state: SearchDialogState;
  /** Opens with words already typed; with none, with what is selected on the page. */
  open: (text?: string) => void;
  close: () => void;
  /** What was typed since the dialog opened, for its field. */
  typed: TypedText;
  /** Fetches what the dialog needs, at the first sign of intent. */
  prepare: () => void;
}

const CLOSED: SearchDialogState = { status: 'closed' };

/** State of the search dialog: its code comes on intent, and what is typed meanwhile goes into its field. */
export function useSearchDialog(locale: Locale, button: RefObject<HTMLElement>): SearchDialogControl {
  const [state, setState] = useState<SearchDialogState>(CLOSED);
  const [typed] = useState(createTypedText);
  const turn = useRef(0);

  const close = useCallback(() => {
    turn.current += 1;
    typed.stop();
    setState(CLOSED);
  }, [typed]);
  useEffect(() => () => void typed.stop(), [typed]);

  const open = useCallback(
    (text = '') => {
      const own = ++turn.current;
      const selected = String(window.getSelection() ?? '');
      const settle = (next: () => SearchDialogState) => {
        if (own === turn.current) setState(next());
      };
      typed.start(text, close);
      setState({ status: 'loading' });
      loadSearchPart(locale).then(
        (part) => settle(() => ({ status: 'open', part, initial: initialQuery(typed.take(), selected) })),
        (error: unknown) =>
          settle(() => {
            typed.stop();
            return { status: 'failed', error };
          }),
      );
    },
    [locale, typed, close],
  );

  const prepare = useCallback(() => void loadSearchPart(locale).catch(() => undefined), [locale]);
  const isClosed = state.status === 'closed' || state.status === 'failed';
  useShortcuts({ isClosed, button, open, close });
  useOpenRequests(open);
  return { state, open, close, typed, prepare };
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
      const shortcut = searchShortcut(pressedKey(event, button.current));
      // An open dialog takes all keys but its own shortcut as text.
      if (!shortcut || event.defaultPrevented || (!isClosed && shortcut.type !== 'toggle')) return;
      event.preventDefault();
      if (!isClosed) close();
      else open(shortcut.type === 'open' ? shortcut.text : '');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isClosed, button, open, close]);
}

/** Requests of other parts, and keys pressed before the app was there. */
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
