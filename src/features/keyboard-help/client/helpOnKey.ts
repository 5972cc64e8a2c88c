import { showKeyboardHelp } from './keyboardHelp';

const FIELD = 'input, select, textarea, [contenteditable]';

/** Opens the keyboard help when `?` is typed outside of form fields. */
export function helpOnKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key !== '?' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
  if ((target instanceof Element && target.closest(FIELD)) || document.querySelector('dialog[open]')) return;
  showKeyboardHelp();
}
