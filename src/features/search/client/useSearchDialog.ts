import { isKey } from './isKey';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Locale } from '@idmp/model';
import { SELECTION_MAX_CHARS } from '../../../settings/limits';
import { useLoadedPart, type PartControl } from '../../../page/platform/useLoadedPart';
import { loadSearchPart, type SearchPart } from './loadSearchPart';
import { OPEN_SEARCH_EVENT } from './openSearch';
import { createTypedText, type TypedText } from './typedText';

/** What a key does to the search; null for other keys. */
export type SearchShortcut = { type: 'toggle' } | { type: 'open'; text: string } | null;

/** Ctrl/Cmd+K anywhere, `/` outside of form fields, or a letter or digit on the search button. */
export function searchShortcut(event: KeyboardEvent, button: Element | null): SearchShortcut {
  const { key, code = '', ctrlKey, metaKey, altKey, isComposing } = event as Partial<KeyboardEvent>;
  // Autofill sends keydown events without a key.
  if (!key || isComposing) return null;
  if (isKey({ key, code }, 'k') && (ctrlKey || metaKey) && !altKey) return { type: 'toggle' };
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '/' && !isInField(event)) return { type: 'open', text: '' };
  const isOnButton = button !== null && document.activeElement === button;
  return isOnButton && /^[\p{L}\p{N}]$/u.test(key) ? { type: 'open', text: key } : null;
}

function isInField(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

export interface SearchDialogControl {
  /** The dialog, opened with an initial query. */
  control: PartControl<SearchPart, string>;
  /** Opens with text already typed, or else with the page's selection. */
  open: (text?: string) => void;
  /** Text typed since the dialog was opened, for its field. */
  typed: TypedText;
}

/** State of the search dialog: loads its code on intent and buffers typed text meanwhile. */
export function useSearchDialog(locale: Locale, button: RefObject<HTMLElement>): SearchDialogControl {
  const [typed] = useState(createTypedText);
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
  const open = useCallback((text = '') => openFor(text ? '' : selectedWords(), text), [openFor]);
  const isClosed = status === 'closed' || status === 'failed';
  useEffect(() => {
    if (isClosed) typed.stop();
  }, [isClosed, typed]);
  useEffect(() => () => typed.stop(), [typed]);

  useShortcuts({ isClosed, button, open, close });
  useOpenRequests(open);
  return { control: { ...part, open: openFor }, open, typed };
}

/** Selected text of the page, on a single line. */
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
      // While the dialog is open, other keys are text input.
      if (!shortcut || event.defaultPrevented || (!isClosed && shortcut.type !== 'toggle')) return;
      event.preventDefault();
      if (!isClosed) close();
      // Only one dialog at a time.
      else if (!document.querySelector('dialog[open]')) open(shortcut.type === 'open' ? shortcut.text : '');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isClosed, button, open, close]);
}

/** Handles open requests of other components and keys pressed before hydration. */
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
