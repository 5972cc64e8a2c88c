import deferred from '$site/deferred.mjs';
import type { DeferredFeature } from '../feature/clientFeature';
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

/** Starts the shell's secondary features, and those of the list, on the first call; called on each click and key press. */
export function deferredStarter(features: readonly DeferredFeature[]): (event: Event) => void {
  let startedAt = 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') foldToc(document.body);
    moveInMenu(event);
    moveInSidebar(event);
    for (const feature of features) feature.onKeyDown?.(event);
  };
  return (event) => {
    if (startedAt === 0) {
      document.addEventListener('click', onClick);
      document.addEventListener('keydown', onKeyDown);
      if (document.querySelector(OPEN_DRAWER)) fillDrawer();
      for (const { start } of features) start?.();
      startedAt = performance.now();
    }
    // Replay keys pressed while loading.
    if (event instanceof KeyboardEvent && event.timeStamp < startedAt) onKeyDown(event);
  };
}

/** Starts them, with what the site's features add. */
export const startDeferred = deferredStarter(deferred);
