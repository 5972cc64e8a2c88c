import progress from 'accessible-nprogress';
import { PROGRESS } from '../../settings/limits';
import { onEvent } from '../platform/events';
import { trustedHtml } from '../platform/trustedHtml';

/** The library's default template, minus the spinner and anything the CSP forbids. */
const TEMPLATE =
  '<div class="bar" role="progressbar" aria-valuemin="0" aria-valuemax="1"><div class="peg"></div></div>';

let startTimer = 0;
let trickleTimer = 0;
let shownPath = '';

/**
 * Starts the bar 200 ms after a path change. The plugin completes it on route update, but its own delay is fixed to
 * one second and it ignores Back and Forward.
 */
export function armProgress(path: string): void {
  clearTimers();
  if (path !== shownPath) startTimer = window.setTimeout(start, PROGRESS.delayMs);
}

function start(): void {
  progress.start();
  trickleTimer = window.setInterval(
    () => progress.inc(Math.random() * PROGRESS.trickleRate),
    PROGRESS.trickleIntervalMs,
  );
}

function clearTimers(): void {
  clearTimeout(startTimer);
  clearInterval(trickleTimer);
}

function settle(): void {
  clearTimers();
  shownPath = location.pathname;
}

/** Starts the bar on Back and Forward too, and completes it if a page is unreachable. */
export function installProgressBar(): void {
  progress.configure({ template: trustedHtml(TEMPLATE) });
  settle();
  addEventListener('popstate', () => armProgress(location.pathname));
  onEvent('site:page-shown', settle);
  onEvent('site:page-unreachable', () => {
    settle();
    progress.done();
  });
}
