import type { EarlyState } from '../../../page/platform/earlyState';
import { isKey } from './isKey';

const BUTTON = '[data-search-open]';

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Records search shortcuts, and the text typed after them, until the app runs. */
export function recordKeys(state: EarlyState): void {
  const { search } = state;
  const onClick = ({ target }: Event): void => {
    if (!state.ready && target instanceof Element && target.closest(BUTTON)) search.open = true;
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key } = event;
    if (state.ready || !key) return;
    const shortcut = isKey(event, 'k') && (event.ctrlKey || event.metaKey);
    const slash = key === '/' && !isField(event.target);
    const typed = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    const opensByLetter = typed && /[\p{L}\p{N}]/u.test(key) && document.activeElement?.matches(BUTTON);
    if (!search.open && (shortcut || slash)) search.open = true;
    else if (search.open && key === 'Escape') {
      search.open = false;
      search.text = '';
    } else if (typed && (search.open || opensByLetter)) {
      search.open = true;
      search.text += key;
    } else return;
    event.preventDefault();
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
}
