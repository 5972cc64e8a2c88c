import { showKeyboardHelp } from './keyboardHelp';

const FIELD = 'input, select, textarea, [contenteditable]';

/** Shows the keys of the site when a question mark is typed anywhere but in a field. */
export function helpOnKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key !== '?' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
  if ((target instanceof Element && target.closest(FIELD)) || document.querySelector('dialog[open]')) return;
  showKeyboardHelp();
}
