import type { Messages } from '../../../types/messages';
import { scrollTarget } from '../../navigation/scrollPlaces';
import { onEvent } from '../../platform/events';

/** Adds behavior to a page; returns a cleanup function. */
export type Enhance = (page: HTMLElement, t: Messages) => () => void;

/** Loads an enhancer on pages that match `selector`; clicks on `early` elements are replayed once it has loaded. */
export function whenPresent(selector: string, load: () => Promise<Enhance>, early?: string): Enhance {
  return (page, t) => {
    if (!page.querySelector(selector)) return () => undefined;
    let stop: (() => void) | undefined;
    let pressed: HTMLElement | undefined;
    let gone = false;
    const onClick = ({ target }: Event): void => {
      if (early && target instanceof HTMLElement && target.closest(early)) pressed = target;
    };
    const start = async (): Promise<void> => {
      const enhance = await load();
      page.removeEventListener('click', onClick);
      if (gone) return;
      stop = enhance(page, t);
      pressed?.click();
    };
    page.addEventListener('click', onClick);
    start().catch((error) => console.warn(error));
    return () => {
      gone = true;
      page.removeEventListener('click', onClick);
      stop?.();
    };
  };
}

const CLOSED = 'details:not([open])';

/** Opens collapsed sections for a link to a heading inside them, and while the page is printed. */
export const enhanceDetails: Enhance = (page) => {
  let printed: HTMLDetailsElement[] = [];

  const showTarget = (): void => {
    const target = scrollTarget(location.hash);
    if (!target || !page.contains(target) || !target.closest(CLOSED)) return;
    for (let box = target.closest('details'); box; box = box.parentElement?.closest('details') ?? null)
      box.open = true;
    target.scrollIntoView();
  };
  const onPrint = (): void => {
    printed = [...page.querySelectorAll<HTMLDetailsElement>(CLOSED)];
    for (const box of printed) box.open = true;
  };
  const onPrinted = (): void => {
    for (const box of printed) box.open = false;
    printed = [];
  };
  showTarget();
  const stopShown = onEvent('site:page-shown', showTarget);
  const listeners = [
    ['hashchange', showTarget],
    ['beforeprint', onPrint],
    ['afterprint', onPrinted],
  ] as const;
  for (const [name, listener] of listeners) addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) removeEventListener(name, listener);
    stopShown();
  };
};
