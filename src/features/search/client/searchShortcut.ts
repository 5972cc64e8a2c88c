import { isKey } from './isKey';

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
