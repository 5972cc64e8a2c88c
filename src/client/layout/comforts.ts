import { startBilingual, toggleOnKey } from '../bilingual/startBilingual';
import { helpOnKey } from '../help/helpOnKey';
import { moveInMenu } from '../navbar/moveInMenu';
import { loadLatinFont } from '../platform/latinFont';
import { fillDrawer } from '../sidebar/fillDrawer';
import { foldToc } from '../toc/foldToc';

const DRAWER_TOGGLE = '[aria-controls="idmp-sidebar"]';
const OPEN_DRAWER = '[data-open] > #idmp-sidebar';

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  foldToc(target);
  if (target.closest(DRAWER_TOGGLE)) fillDrawer();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape') foldToc(document.body);
  moveInMenu(event);
  helpOnKey(event);
  toggleOnKey(event);
}

let startedAt = 0;

/** Adds what the shell offers beyond its first screen; called with each press and key. */
export function startComforts(event: Event): void {
  if (startedAt === 0) {
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    if (document.querySelector(OPEN_DRAWER)) fillDrawer();
    void loadLatinFont();
    startBilingual();
    startedAt = performance.now();
  }
  // Pressed while this was loading.
  if (event instanceof KeyboardEvent && event.timeStamp < startedAt) onKeyDown(event);
}
