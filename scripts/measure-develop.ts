/** `npm run develop:times`: time until `npm run develop` shows the first page, and from saving a text to seeing it. */
import './help.mjs';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { copySources } from '../e2e/support/buildSite';
import { startDevelop } from '../e2e/support/startDevelop';
import { BROWSER_FLAGS, findBrowser } from './findBrowser';

const PAGE = '/en/intro';
const FILE = 'content/en/02-intro.md';
const SAVES = 5;
/** Long enough for a busy machine. */
const PATIENCE_MS = 240_000;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Waits in the page for a text of the article, checked at each frame; returns the time of the frame. */
async function untilShown(page: Page, text: string): Promise<number> {
  await page.waitForFunction(
    (wanted) => document.querySelector('article')?.textContent.includes(wanted),
    text,
    { polling: 'raf', timeout: PATIENCE_MS },
  );
  return performance.now();
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'idmp-docs-develop-'));
  copySources(folder);
  const file = path.join(folder, FILE);
  const text = readFileSync(file, 'utf8');
  const { executablePath, env, remove } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_FLAGS,
    env: { ...process.env, ...env },
  });
  const page = await browser.newPage();
  const start = performance.now();
  const server = await startDevelop(folder);
  try {
    console.log(`server ready after ${Math.round(performance.now() - start)} ms`);
    await page.goto(server.url + PAGE, { timeout: PATIENCE_MS });
    const first = (await untilShown(page, 'IDMP')) - start;
    console.log(`first page on screen after ${Math.round(first)} ms`);
    const saves: number[] = [];
    for (let save = 1; save <= SAVES; save++) {
      const mark = `Saved the text ${save} times.`;
      const saved = performance.now();
      writeFileSync(file, `${text}\n${mark}\n`);
      saves.push((await untilShown(page, mark)) - saved);
      await page.waitForTimeout(1_000);
    }
    console.log(
      `saved text on screen after ${saves.map(Math.round).join(', ')} ms, median ${Math.round(median(saves))} ms`,
    );
  } finally {
    await browser.close();
    remove();
    await server.interrupt();
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
