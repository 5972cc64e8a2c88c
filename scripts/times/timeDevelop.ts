import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startDevelop } from '../../e2e/support/startDevelop';
import { median, type Times } from './figures';

const PAGE = '/en/intro';
const FILE = 'content/en/02-intro.md';
const SAVES = 5;
const BETWEEN_SAVES_MS = 1_000;
const MS_IN_SECOND = 1_000;
/** Long enough for a busy machine. */
const PATIENCE_MS = 240_000;

/** Waits in the page for a text of the article, checked at each frame; returns the time of the frame. */
async function untilShown(page: Page, text: string): Promise<number> {
  await page.waitForFunction(
    (wanted) => document.querySelector('article')?.textContent.includes(wanted),
    text,
    { polling: 'raf', timeout: PATIENCE_MS },
  );
  return performance.now();
}

/** Starts `npm run develop` without caches, and saves a text several times. */
export async function timeDevelop(folder: string, browser: Browser): Promise<Times> {
  for (const name of ['.cache', 'public']) rmSync(path.join(folder, name), { recursive: true, force: true });
  const file = path.join(folder, FILE);
  const text = readFileSync(file, 'utf8');
  const page = await browser.newPage();
  const start = performance.now();
  const server = await startDevelop(folder);
  try {
    await page.goto(server.url + PAGE, { timeout: PATIENCE_MS });
    const first = (await untilShown(page, 'IDMP')) - start;
    const saves: number[] = [];
    for (let save = 1; save <= SAVES; save += 1) {
      const mark = `Saved the text ${save} times.`;
      const saved = performance.now();
      writeFileSync(file, `${text}\n${mark}\n`);
      saves.push((await untilShown(page, mark)) - saved);
      await page.waitForTimeout(BETWEEN_SAVES_MS);
    }
    return {
      'develop: first page on screen, s': first / MS_IN_SECOND,
      'develop: saved text on screen, ms': median(saves),
    };
  } finally {
    await page.close();
    await server.interrupt();
    writeFileSync(file, text);
  }
}
