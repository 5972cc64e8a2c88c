/** Records search shortcuts, and the text typed after them, until the app runs. */
import { isKey } from '@idmp/model';

declare module '../../page/boot/early' {
  interface EarlyState {
    search?: { open: boolean; text: string };
  }
}

const { __early: early } = window;

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function onClick({ target }: Event): void {
  const onButton = target instanceof Element && target.closest('[data-search-open]');
  if (early?.search && onButton && !early.ready) early.search.open = true;
}

function onKey(event: KeyboardEvent): void {
  const search = early?.search;
  const key = event.key;
  if (!search || early.ready || !key) return;
  const shortcut = isKey(event, 'k') && (event.ctrlKey || event.metaKey);
  const slash = key === '/' && !isField(event.target);
  const typed = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  const opensByLetter =
    typed && /[\p{L}\p{N}]/u.test(key) && document.activeElement?.matches('[data-search-open]');
  if (!search.open && (shortcut || slash)) search.open = true;
  else if (search.open && key === 'Escape') early.search = { open: false, text: '' };
  else if (typed && (search.open || opensByLetter)) early.search = { open: true, text: search.text + key };
  else return;
  event.preventDefault();
}

if (early) early.search = { open: false, text: '' };
addEventListener('click', onClick, true);
addEventListener('keydown', onKey, true);
