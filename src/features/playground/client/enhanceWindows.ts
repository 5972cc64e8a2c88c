import { reasonOf } from '../../../page/errors/reasonOf';
import { tryInPlace } from '../../../page/errors/tryInPlace';
import type { Messages } from '../../../types/messages';

const INTENTS = ['pointerover', 'focusin', 'input'] as const;
/** Parameter of an address that carries the settings. */
const KEPT = 'kind';

/** Enables the window playground; its code is loaded on first interaction. */
export function enhanceWindows(page: HTMLElement, t: Messages): () => void {
  const undo = [...page.querySelectorAll<HTMLElement>('[data-windows]')].map((box) => enhanceOne(box, t));
  return () => undo.forEach((stop) => stop());
}

function enhanceOne(box: HTMLElement, t: Messages): () => void {
  let stop: (() => void) | undefined;
  let gone = false;
  const listen = async (isChanged: boolean): Promise<void> => {
    forget();
    const { listenToForm } = await tryInPlace(() => import('./listenToForm'), {
      place: box,
      describe: (error) => t('error.loadFailed', { reason: reasonOf(error) }),
      retryText: t('error.retry'),
    });
    if (!gone) stop = listenToForm(box, isChanged);
  };
  const start = ({ type }: Event): void => void listen(type === 'input');
  const forget = (): void => INTENTS.forEach((name) => box.removeEventListener(name, start));
  INTENTS.forEach((name) => box.addEventListener(name, start));
  const isChanged = isTouched(box);
  if (isChanged || new URLSearchParams(location.search).has(KEPT)) void listen(isChanged);
  return () => {
    gone = true;
    forget();
    stop?.();
  };
}

/** Whether the reader used the form before hydration. */
function isTouched(box: HTMLElement): boolean {
  const options = [...(box.querySelector('select')?.options ?? [])];
  const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return box.contains(document.activeElement) || initial?.selected === false;
}
