/** What of a key press matters to the search. */
export interface PressedKey {
  key: string | undefined;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isComposing: boolean;
  /** Whether a field of the page has the key. */
  isInField: boolean;
  isOnSearchButton: boolean;
}

/** What a key press asks of the search; null when it is none of its business. */
export type SearchShortcut = { type: 'toggle' } | { type: 'open'; text: string } | null;

/** Ctrl or Cmd and K anywhere; the slash outside of fields; a letter or digit on the search button. */
export function searchShortcut(press: PressedKey): SearchShortcut {
  const { key, ctrlKey, metaKey, altKey, isComposing, isInField, isOnSearchButton } = press;
  // Filling in a field by the browser sends events without a key.
  if (!key || isComposing) return null;
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) return { type: 'toggle' };
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '/' && !isInField) return { type: 'open', text: '' };
  return isOnSearchButton && /^[\p{L}\p{N}]$/u.test(key) ? { type: 'open', text: key } : null;
}

/** A key press as the search sees it. */
export function pressedKey(event: KeyboardEvent, button: Element | null): PressedKey {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  const target = event.composedPath()[0];
  return {
    key,
    ctrlKey,
    metaKey,
    altKey,
    isComposing,
    isInField:
      target instanceof HTMLElement &&
      (target.isContentEditable || target.matches('input, select, textarea')),
    isOnSearchButton: button !== null && document.activeElement === button,
  };
}
