import { tabGroupKey } from '../../../settings/storageKeys';
import { scrollTarget } from '../../../page/navigation/scrollTarget';
import { onEvent } from '../../../page/platform/events';
import { storageSlot } from '../../../page/platform/storage';
import { buildTabs, type TabSet } from './tabSet';

/** Turns groups of panels into tabs; groups with the same name are kept in sync, across windows too. */
export function enhanceTabs(page: HTMLElement): () => void {
  const boxes = [...page.querySelectorAll<HTMLElement>('[data-tabs]')].filter((box) => box.firstElementChild);
  if (boxes.length === 0) return () => undefined;
  const sets = boxes.map((box) => buildTabs(box, (set, value) => choose(set, value)));
  const groups = new Set(sets.flatMap(({ group }) => (group === undefined ? [] : group)));

  const select = (group: string | undefined, value: string | null): void => {
    if (value === null) return;
    for (const set of sets) if (set.group === group) set.select(value);
  };
  const choose = (set: TabSet, value: string): void => {
    if (set.group === undefined) return set.select(value);
    // Panels above may change height: keep the clicked tabs in place.
    const before = set.box.getBoundingClientRect().top;
    select(set.group, value);
    scrollBy({ top: set.box.getBoundingClientRect().top - before, behavior: 'instant' });
    storageSlot(tabGroupKey(set.group)).set(value);
  };
  const showTarget = (): void => {
    const target = scrollTarget(location.hash);
    if (target && sets.map((set) => set.reveal(target)).includes(true)) target.scrollIntoView();
  };

  const stops = [...groups].map((group) => {
    const slot = storageSlot(tabGroupKey(group));
    select(group, slot.get());
    return slot.listen((value) => select(group, value));
  });
  showTarget();
  const stopShown = onEvent('site:page-shown', showTarget);
  addEventListener('hashchange', showTarget);
  return () => {
    removeEventListener('hashchange', showTarget);
    stopShown();
    for (const stop of stops) stop();
    for (const set of sets) set.undo();
  };
}
