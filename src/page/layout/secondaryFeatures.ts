import { toggleOnKey } from '../../features/bilingual/client/both';
import { keepSection } from '../../features/bilingual/client/keepSection';
import { offerPdf } from '../../features/pdf/client/offerPdf';
import { moveInMenu } from '../navbar/moveInMenu';
import { fillDrawer } from '../sidebar/fillDrawer';
import { moveInSidebar } from '../sidebar/sidebarKeys';
import { foldToc } from '../toc/foldToc';

const DRAWER_TOGGLE = '[aria-controls="idmp-sidebar"]';
const OPEN_DRAWER = '[data-open] > #idmp-sidebar';

function onClick(event: Event): void {
  if (!(event.target instanceof Element)) return;
  foldToc(event.target);
  // Use the composed path, because opening the drawer has replaced the clicked icon.
  const isToggle = (part: EventTarget): boolean => part instanceof Element && part.matches(DRAWER_TOGGLE);
  if (event.composedPath().some(isToggle)) fillDrawer();
}

let startedAt = 0;

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape') foldToc(document.body);
  moveInMenu(event);
  moveInSidebar(event);
  toggleOnKey(event);
}

/** Starts the shell's secondary features on the first call; called on each click and key press. */
export function startDeferred(event: Event): void {
  if (startedAt === 0) {
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    if (document.querySelector(OPEN_DRAWER)) fillDrawer();
    document.addEventListener('click', keepSection);
    offerPdf();
    startedAt = performance.now();
  }
  // Replay keys pressed while loading.
  if (event instanceof KeyboardEvent && event.timeStamp < startedAt) onKeyDown(event);
}
