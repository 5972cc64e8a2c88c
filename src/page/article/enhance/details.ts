import { scrollTarget } from '../../navigation/scrollTarget';
import { onEvent } from '../../platform/events';
import type { Enhance } from './whenPresent';

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
