import { scrollTarget } from '../../../page/navigation/scrollPlaces';
import { onEvent } from '../../../page/platform/events';
import { storageSlot } from '../../../page/platform/storage';
import { buildTabs, type TabSet } from './tabSet';

/** The selected tab of the groups with a name. */
const slotOf = (group: string) => storageSlot(`docusaurus.tab.${group}`);

/** Turns groups of panels into tabs; groups with the same name are kept in sync, across windows too. */
export function enhanceTabs(page: HTMLElement): () => void {
  const sets: TabSet[] = [];
  const stops = new Map<string, () => void>();
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
    slotOf(set.group).set(value);
  };
  const showTarget = (): void => {
    const target = scrollTarget(location.hash);
    if (target && sets.map((set) => set.reveal(target)).includes(true)) target.scrollIntoView();
  };

  const addNew = (): void => {
    const boxes = [...page.querySelectorAll<HTMLElement>('[data-tabs]:not([data-ready])')];
    const filled = boxes.filter((box) => box.firstElementChild);
    sets.push(...filled.map((box) => buildTabs(box, (set, value) => choose(set, value))));
    for (const group of new Set(sets.flatMap((set) => set.group ?? []))) {
      const slot = slotOf(group);
      select(group, slot.get());
      if (!stops.has(group))
        stops.set(
          group,
          slot.listen((value) => select(group, value)),
        );
    }
  };
  addNew();
  showTarget();
  const stopShown = onEvent('site:page-shown', showTarget);
  const stopAdded = onEvent('site:text-added', addNew);
  addEventListener('hashchange', showTarget);
  return () => {
    removeEventListener('hashchange', showTarget);
    stopShown();
    stopAdded();
    for (const stop of stops.values()) stop();
    for (const set of sets) set.undo();
  };
}
