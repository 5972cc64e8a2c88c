/** Records search shortcuts, and the text typed after them, until the app runs. */
import { isKey } from './client/isKey';
import { state } from '../../page/boot/early';

declare module '../../page/boot/early' {
  interface EarlyState {
    search?: { open: boolean; text: string };
  }
}

const BUTTON = '[data-search-open]';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

function onClick({ target }: Event): void {
  const onButton = target instanceof Element && target.closest(BUTTON);
  if (state.search && onButton && !state.ready) state.search.open = true;
}

function onKey(event: KeyboardEvent): void {
  const { search, ready } = state;
  const key = event.key;
  if (!search || ready || !key) return;
  const shortcut = isKey(event, 'k') && (event.ctrlKey || event.metaKey);
  const slash = key === '/' && !isField(event.target);
  const typed = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  const opensByLetter = typed && /[\p{L}\p{N}]/u.test(key) && document.activeElement?.matches(BUTTON);
  if (!search.open && (shortcut || slash)) search.open = true;
  else if (search.open && key === 'Escape') state.search = { open: false, text: '' };
  else if (typed && (search.open || opensByLetter)) state.search = { open: true, text: search.text + key };
  else return;
  event.preventDefault();
}

state.search = { open: false, text: '' };
addEventListener('click', onClick, true);
addEventListener('keydown', onKey, true);
