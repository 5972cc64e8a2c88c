import type { Browser, CDPSession, Page } from '@playwright/test';
import { startStaticServer } from '@idmp/hosts';
import { median, type Times } from './figures';

const LANGUAGES = {
  'zh-Hans': { page: '/intro', query: '滑动窗口触发方式' },
  en: { page: '/en/intro', query: 'sliding window trigger' },
};
const SLOWDOWNS = [1, 4];
const OPENINGS = 3;
const MS_IN_SECOND = 1_000;
/** Long enough for a busy machine. */
const PATIENCE_MS = 120 * MS_IN_SECOND;
/** Between two keys, so that each shows its results. */
const KEY_DELAY_MS = 150;

/** Runs in the page: time from the shortcut to the first results for a typed query. */
const OPEN_TIMER = `(async (query) => {
  const start = performance.now();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  for (const key of query) dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  while (!document.querySelector('[role=option]')) await new Promise(requestAnimationFrame);
  return performance.now() - start;
})`;

/** CPU time of the main thread's tasks, in milliseconds. */
async function taskMs(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * MS_IN_SECOND;
}

/** CPU time of the main thread per key, in an open dialog. */
async function timeKeys(page: Page, protocol: CDPSession, query: string): Promise<number> {
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  const field = page.locator('dialog[open] input[type=search]');
  await field.fill('');
  const before = await taskMs(protocol);
  await field.pressSequentially(query, { delay: KEY_DELAY_MS });
  return ((await taskMs(protocol)) - before) / query.length;
}

/** Opens a page and its search with an empty cache: time to the first results, and per key after that. */
async function openOnce(browser: Browser, address: string, query: string, slowdown: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address);
  await page.locator('html[data-app="ready"]').waitFor();
  await page.waitForLoadState('networkidle');
  const opening = await page.evaluate<number>(`${OPEN_TIMER}(${JSON.stringify(query)})`);
  const key = await timeKeys(page, protocol, query);
  await context.close();
  return { opening, key };
}

/** Opens the search of a built site in each language, at full speed and slowed down. */
export async function timeSearch(dir: string, browser: Browser): Promise<Times> {
  const server = await startStaticServer({ dir });
  const times: Times = {};
  for (const [language, { page, query }] of Object.entries(LANGUAGES))
    for (const slowdown of SLOWDOWNS) {
      const openings: { opening: number; key: number }[] = [];
      for (let i = 0; i < OPENINGS; i += 1)
        openings.push(await openOnce(browser, server.origin + server.pathPrefix + page, query, slowdown));
      const place = `${language}${slowdown > 1 ? `, slowed ${slowdown} times` : ''}`;
      times[`search: first results, ms (${place})`] = median(openings.map(({ opening }) => opening));
      times[`search: CPU per key, ms (${place})`] = median(openings.map(({ key }) => key));
    }
  await server.close();
  return times;
}
