import './help.mjs';
import os from 'node:os';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { startStaticServer } from '@idmp/hosts';
import { DIALOG } from '../src/features/search/client/dialogLimits';
import { BROWSER_FLAGS, findBrowser } from './findBrowser';

const LANGUAGES = {
  en: { page: '/en/intro', queries: ['element template', 'sliding window trigger', 'docker compose port'] },
  'zh-Hans': { page: '/intro', queries: ['元素模板', '滑动窗口触发方式', '如何把超级表导入成元素'] },
};
const SLOWDOWNS = [1, 4];
const OPENINGS = 5;
const MS_IN_SECOND = 1_000;
/** Long enough for a busy machine. */
const PATIENCE_MS = 120 * MS_IN_SECOND;
/** Disables vsync, so that waiting for it is not measured. */
const MEASURING_FLAGS = [...BROWSER_FLAGS, '--disable-frame-rate-limit', '--disable-gpu-vsync'];
const MEASURED_SHARE = 0.95;

/** Without changes for this long, rendering is finished. */
const QUIET_MS = 250;

/**
 * Runs in the page: times from a key press to the frame with new hits in view, null if the key changes none of them, and
 * to that with the last change.
 */
const KEY_TIMER = `((text) => new Promise((resolve) => {
  const dialog = document.querySelector('dialog[open]');
  const readHits = () =>
    [...dialog.querySelectorAll('[role=option]')].slice(0, ${DIALOG.hitsInView}).map((option) => option.innerHTML).join();
  const hits = readHits();
  const start = performance.now();
  let painted;
  let complete = start;
  let changed = start;
  const observer = new MutationObserver(() => {
    changed = performance.now();
    const isNew = painted === undefined && readHits() !== hits;
    requestAnimationFrame(() => {
      const afterPaint = new MessageChannel();
      afterPaint.port1.onmessage = () => {
        complete = performance.now();
        if (isNew) painted ??= complete;
      };
      afterPaint.port2.postMessage(0);
    });
  });
  observer.observe(dialog, { subtree: true, childList: true, characterData: true, attributes: true });
  const timer = setInterval(() => {
    if (performance.now() - changed < ${QUIET_MS}) return;
    clearInterval(timer);
    observer.disconnect();
    resolve([painted === undefined ? null : painted - start, complete - start]);
  }, ${QUIET_MS} / 5);
  document.execCommand('insertText', false, text);
}))`;

/** Runs in the page: time from the shortcut to the first results for a typed query. */
const OPEN_TIMER = `(async (query) => {
  const start = performance.now();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  for (const key of query) dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  while (!document.querySelector('[role=option]')) await new Promise(requestAnimationFrame);
  return performance.now() - start;
})`;

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

const shown = (ms: number): string => `${ms.toFixed(1)} ms`;

const spread = (times: readonly number[]): string =>
  `p50 ${shown(quantile(times, 0.5))}, p95 ${shown(quantile(times, MEASURED_SHARE))} of ${times.length}`;

async function openPage(browser: Browser, address: string, slowdown: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address);
  await page.locator('html[data-app="ready"]').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

interface KeyTimes {
  /** From the key press to the frame with new results in view, and to that with all of them. */
  painted: number[];
  complete: number[];
  /** CPU time of the page's main thread, regardless of other load. */
  busy: number[];
}

/** CPU time of the main thread's tasks, in milliseconds. */
async function taskMs(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * MS_IN_SECOND;
}

/** Times of single key presses, after a warm-up query. */
async function timeKeys(page: Page, queries: readonly string[]): Promise<KeyTimes> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.keyboard.press('Control+k');
  const field = page.locator('dialog[open] input');
  await field.fill(queries[0] ?? '');
  await page.locator('[role=option]').first().waitFor();
  const times: KeyTimes = { painted: [], complete: [], busy: [] };
  for (const query of queries) {
    await field.fill('');
    for (const key of query) {
      const before = await taskMs(protocol);
      const [painted, complete] = await page.evaluate<[number | null, number]>(
        `${KEY_TIMER}(${JSON.stringify(key)})`,
      );
      if (painted !== null) times.painted.push(painted);
      times.complete.push(complete);
      times.busy.push((await taskMs(protocol)) - before);
    }
  }
  return times;
}

async function timeOpenings(browser: Browser, address: string, query: string, slowdown: number) {
  const times: number[] = [];
  for (let i = 0; i < OPENINGS; i += 1) {
    const page = await openPage(browser, address, slowdown);
    times.push(await page.evaluate<number>(`${OPEN_TIMER}(${JSON.stringify(query)})`));
    await page.context().close();
  }
  return times;
}

/** Measures the search of the built site in a real browser. */
async function main(): Promise<void> {
  const server = await startStaticServer({ dir: 'public' });
  const { executablePath, env, remove } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: MEASURING_FLAGS,
    env: { ...process.env, ...env },
  });
  console.log(
    `load average before: ${os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')} on ${os.cpus().length} cores`,
  );
  for (const [language, { page: path, queries }] of Object.entries(LANGUAGES)) {
    for (const slowdown of SLOWDOWNS) {
      const address = server.origin + server.pathPrefix + path;
      const page = await openPage(browser, address, slowdown);
      const keys = await timeKeys(page, queries);
      await page.context().close();
      const openings = await timeOpenings(browser, address, queries[0] ?? '', slowdown);
      console.log(
        [
          `${language}, processor slowed ${slowdown} times`,
          `key to painted results: ${spread(keys.painted)}`,
          `key to the last change: ${spread(keys.complete)}`,
          `CPU time per key: ${spread(keys.busy)}`,
          `opening to first results: p50 ${shown(quantile(openings, 0.5))}, worst of ${OPENINGS} ${shown(Math.max(...openings))}`,
        ].join('\n  '),
      );
    }
  }
  console.log(
    `load average after: ${os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  await browser.close();
  remove();
  await server.close();
}

void main();
