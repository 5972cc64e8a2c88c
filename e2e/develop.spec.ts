import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { page as sound } from '../packages/content/__tests__/project';
import { wholePage } from '../packages/checks/slips/__tests__/slips/slip';
import { TEXT_SLIPS } from '../packages/checks/slips/__tests__/slips/textSlips';
import { REPORT_ADDRESS, type WriterReport } from '../src/features/problem-list/model/writerReport';
import { expect, test } from './fixtures';
import { copySources, GATSBY } from './support/buildSite';
import { ask } from './support/hosts/ask';
import { matrixUnless } from './support/matrix';
import { startDevelop, type DevelopServer } from './support/startDevelop';

const START_MAX_MS = 4 * 60_000;
/** Each save triggers a read of all content. */
const SEEN_MAX_MS = 60_000;
const FILE = 'content/en/03-admonitions.md';

const STYLES = 'src/page/navbar/Navbar.module.css';
const TSX = 'node_modules/tsx/dist/cli.mjs';
const COMPONENT = 'src/page/layout/Shell.tsx';

/** Requests the site's data as a page of another origin would. */
async function askData(url: string, headers: Record<string, string>) {
  const answer = await ask(url, '/___graphql?query={allFile{nodes{id}}}', headers);
  const corsHeaders = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
  return { status: answer.status, corsHeaders };
}

test.describe('npm run develop', matrixUnless(false), () => {
  test.describe.configure({ mode: 'serial', timeout: START_MAX_MS });
  const folder = mkdtempSync(path.join(tmpdir(), 'idmp-docs-develop-'));
  const source = path.join(folder, FILE);
  let server: DevelopServer;
  let text: string;

  test.beforeAll(async () => {
    test.setTimeout(START_MAX_MS);
    copySources(folder, 'e2e/parts');
    text = readFileSync(source, 'utf8');
    server = await startDevelop(folder);
  });

  test.afterAll(async () => {
    await server.interrupt();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Saves a changed file; the returned function restores it. */
  const edit = (name: string, change: (text: string) => string): (() => void) => {
    const file = path.join(folder, name);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, change(before));
    return () => writeFileSync(file, before);
  };

  const open = async (page: Page): Promise<void> => {
    await page.goto(`${server.url}/en/admonitions`);
    await expect(page.locator('h1')).toHaveCount(1, { timeout: SEEN_MAX_MS });
  };

  test('serves this machine only, and blocks cross-origin reads', async () => {
    expect(await askData(server.url, {})).toEqual({ status: 200, corsHeaders: [] });
    for (const header of ['host', 'origin'])
      expect(await askData(server.url, { [header]: 'https://docs.example' })).toEqual({
        status: 403,
        corsHeaders: [],
      });
  });

  test('shows the last of ten rapid saves, keeps the page meanwhile, and forgets a removed one', async ({
    page,
  }) => {
    const removed = path.join(folder, 'content/en/removed.md');
    await open(page);
    for (let save = 1; save <= 10; save++) {
      writeFileSync(source, `${text}\nSaved ${save} times.\n`);
      if (save === 2) writeFileSync(removed, '---\ntitle: Removed\n---\n\nText.\n');
      if (save === 8) rmSync(removed);
      // Like an editor with autosave: each save happens while pages are being created.
      await page.waitForTimeout(300);
      await expect(page.locator('h1')).toHaveCount(1);
    }
    await expect(page.getByText('Saved 10 times.')).toBeVisible({ timeout: SEEN_MAX_MS });
    await expect(page.locator('gatsby-fast-refresh')).toHaveCount(0);
    expect(server.output()).not.toMatch(/ERROR|\.js:\d+:\d+/);
    const { body } = await ask(server.url, '/page-data/en/removed/page-data.json');
    expect(body.toString()).not.toContain('Removed');
  });

  test('sends a saved article before all pages are created again', async ({ page }) => {
    const frames: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => void frames.push(String(payload))),
    );
    await open(page);
    const mark = 'The article comes first.';
    const before = frames.length;
    writeFileSync(source, `${text}\n${mark}\n`);
    await expect(page.getByText(mark)).toBeVisible({ timeout: SEEN_MAX_MS });
    const indexOf = (...texts: string[]): number =>
      frames.slice(before).findIndex((frame) => texts.every((part) => frame.includes(part)));
    await expect.poll(() => indexOf('stalePageData'), { timeout: SEEN_MAX_MS }).toBeGreaterThan(-1);
    const sent = indexOf('pageQueryResult', mark);
    expect(sent).toBeGreaterThan(-1);
    expect(sent).toBeLessThan(indexOf('stalePageData'));
    writeFileSync(source, text);
  });

  test('reports problems in the tab, with file and line, until they are fixed', async ({ page }) => {
    await open(page);
    const notice = page.getByRole('status').filter({ hasText: /No problems|content\// });
    const line = text.split('\n').length + 1;
    writeFileSync(source, `${text}\n[x](./nowhere.md)\n`);
    const problem = `${FILE}:${line}: link to "./nowhere.md" is broken`;
    await expect(notice).toContainText(problem, { timeout: SEEN_MAX_MS });
    writeFileSync(source, text);
    await expect(notice).toContainText('No problems are left.', { timeout: SEEN_MAX_MS });
    await expect(notice).toHaveCount(0, { timeout: SEEN_MAX_MS });
  });

  test('names each slip of writers as the check does, in terminal and tab', async ({ page, request }) => {
    const slips = TEXT_SLIPS.map(({ files }) => (typeof files === 'string' ? wholePage(files, 'Slip') : ''));
    const written = path.join(folder, 'slips');
    for (const [locale, texts] of [
      ['zh-Hans', slips],
      ['en', slips.map(() => sound('Text.\n', 'Slip'))],
    ] as const) {
      mkdirSync(path.join(written, locale), { recursive: true });
      for (const [index, own] of texts.entries())
        writeFileSync(path.join(written, locale, `${index + 10}-slip-${index}.md`), own);
    }
    const folders = ['zh-Hans', 'en'].map((locale) => path.join(folder, 'content', locale, '90-slips'));
    for (const name of folders) renameSync(path.join(written, path.basename(path.dirname(name))), name);
    const args = [TSX, 'scripts/check-content.ts', '--all', folder];
    const lines = spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout.split('\n');
    const named = lines.filter((each) => each.includes('90-slips/'));
    expect(named.length).toBeGreaterThan(slips.length);
    await open(page);
    let report: WriterReport | undefined;
    const missing = async (): Promise<string[]> => {
      report = (await (await request.get(server.url + REPORT_ADDRESS)).json()) as WriterReport;
      const texts = new Set(report.problems.map((problem) => problem.text.en));
      return named.filter((each) => !texts.has(each));
    };
    await expect.poll(missing, { timeout: 2 * SEEN_MAX_MS }).toEqual([]);
    const notice = page.getByRole('status').filter({ hasText: '90-slips/' });
    const errors = report?.problems.flatMap(({ isError, text: { en } }) => (isError ? en : [])) ?? [];
    expect(errors.length).toBeGreaterThan(slips.length / 2);
    for (const error of errors) await expect(notice).toContainText(error, { timeout: SEEN_MAX_MS });
    expect(errors.filter((error) => !server.output().includes(error))).toEqual([]);
    expect(server.output()).not.toContain('threw an error while running');
    for (const name of folders) rmSync(name, { recursive: true });
    await expect(notice).toHaveCount(0, { timeout: SEEN_MAX_MS });
  });

  test('searches the saved text', async ({ request }) => {
    writeFileSync(source, `${text}\nThe marmalade pump stops.\n`);
    await request.get(`${server.url}/search/index.en.json`);
    const texts = await request.get(`${server.url}/search/sections.en.json`);
    expect(await texts.text()).toContain('marmalade pump');
    writeFileSync(source, text);
  });

  test('shows a changed style and component at once, without a reload', async ({ page }) => {
    await open(page);
    await page.evaluate(() => Object.assign(window, { loaded: 'once' }));
    edit(STYLES, (css) => `${css}header { outline: 3px solid rgb(1, 2, 3); }\n`);
    await expect(page.locator('header')).toHaveCSS('outline-color', 'rgb(1, 2, 3)', { timeout: SEEN_MAX_MS });
    edit(COMPONENT, (code) => code.replace('<a ', '<a data-hot="1" '));
    await expect(page.locator('a[data-hot]')).toHaveCount(1, { timeout: SEEN_MAX_MS });
    expect(await page.evaluate(() => Reflect.get(window, 'loaded') as unknown)).toBe('once');
  });

  test.describe('faults', () => {
    test.use({ allowedErrors: [/no skip link/] });

    test('shows an error of the bundler or of a component until it is fixed', async ({ page }) => {
      await open(page);
      const overlay = page.locator('gatsby-fast-refresh');
      const shows = async (text: string): Promise<void> => {
        await expect(overlay).toContainText(text, { timeout: SEEN_MAX_MS });
        await expect(overlay).toContainText(COMPONENT);
      };
      const faults: [text: string, change: (code: string) => string][] = [
        ['Failed to compile', (code) => `${code}export const broken = ;\n`],
        [
          'no skip link',
          (code) => code.replace('  return', "  if (t('skipLink')) throw Error('no skip link');\n  return"),
        ],
      ];
      for (const [text, change] of faults) {
        const fix = edit(COMPONENT, change);
        await shows(text);
        fix();
        await expect(overlay).toHaveCount(0, { timeout: SEEN_MAX_MS });
        await expect(page.locator('h1')).toHaveCount(1);
      }
    });
  });

  test('goes to the section of an address, and shows an unknown one as the site does', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 200 });
    writeFileSync(source, `${text}\n## The last section {#last}\n\nText.\n`);
    await expect(async () => {
      await page.goto(`${server.url}/en/admonitions#last`);
      await expect(page.locator('#last')).toBeInViewport({ timeout: 5_000 });
    }).toPass({ timeout: SEEN_MAX_MS });
    writeFileSync(source, text);
    for (const [address, title] of [
      ['/no-such-page', '找不到页面'],
      ['/en/no-such-page', 'Page Not Found'],
    ]) {
      await page.goto(server.url + address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    }
  });

  test('opens the search', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: SEEN_MAX_MS });
    await page.keyboard.type('admonitions');
    await expect(page.getByRole('option').first()).toContainText(/admonitions/i, { timeout: SEEN_MAX_MS });
  });

  test('exits on Ctrl+C', async () => {
    await server.interrupt();
    await expect(askData(server.url, {})).rejects.toThrow('ECONNREFUSED');
  });

  test('starts by `gatsby develop`, too', async ({ page }) => {
    server = await startDevelop(folder, GATSBY);
    await open(page);
  });
});
