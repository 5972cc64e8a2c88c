import progress from 'accessible-nprogress';
import { PROGRESS } from '../../site/limits';
import { PAGE_SHOWN_EVENT, PAGE_UNREACHABLE_EVENT } from '../platform/events';

let timer = 0;
let shownPath = '';

/**
 * Starts the bar 200 ms after a change of path; the plugin's own delay is fixed at one second and does
 * not cover back and forward. The plugin ends it when the route update is complete.
 */
export function armProgress(path: string): void {
  clearTimeout(timer);
  if (path !== shownPath) timer = window.setTimeout(() => progress.start(), PROGRESS.delayMs);
}

function settle(): void {
  clearTimeout(timer);
  shownPath = location.pathname;
}

/** Lets the bar follow back and forward, and end where a page cannot be reached. */
export function installProgressBar(): void {
  settle();
  addEventListener('popstate', () => armProgress(location.pathname));
  addEventListener(PAGE_SHOWN_EVENT, settle);
  addEventListener(PAGE_UNREACHABLE_EVENT, () => {
    settle();
    progress.done();
  });
}
