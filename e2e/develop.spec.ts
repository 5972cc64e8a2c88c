import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
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
    for (const [slip, problem] of [
      ['[x](./nowhere.md)', 'link to "./nowhere.md" is broken'],
      ['{a b}', 'the text cannot be parsed'],
    ]) {
      writeFileSync(source, `${text}\n${slip}\n`);
      await expect(notice).toContainText(`${FILE}:${line}: ${problem}`, { timeout: SEEN_MAX_MS });
    }
    writeFileSync(source, text);
    await expect(notice).toContainText('No problems are left.', { timeout: SEEN_MAX_MS });
    await expect(notice).toHaveCount(0, { timeout: SEEN_MAX_MS });
    expect(server.output()).not.toContain('threw an error while running');
  });

  test('searches the saved text', async ({ request }) => {
    writeFileSync(source, `${text}\nThe marmalade pump stops.\n`);
    const texts = await request.get(`${server.url}/search/en.json`);
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

  test('shows a changed component of Markdown, the saved text around it, and a new one', async ({ page }) => {
    await page.goto(`${server.url}/en/components`);
    const counter = page.locator('article section').first();
    await expect(counter).toContainText('Clicked 2 times', { timeout: SEEN_MAX_MS });
    edit('src/components/mdx/Counter.tsx', (code) => code.replace('Clicked', 'Pressed'));
    await expect(counter).toContainText('Pressed 2 times', { timeout: SEEN_MAX_MS });
    const fresh = 'export default function Fresh() {\n  return <p>Fresh one</p>;\n}\n';
    writeFileSync(path.join(folder, 'src/components/mdx/Fresh.tsx'), fresh);
    edit('content/en/09-components.md', (written) =>
      written.replace('start={2}', 'start={7}').replace('A sentence', '<Fresh />\n\nA sentence'),
    );
    await expect(counter).toContainText('Pressed 7 times', { timeout: SEEN_MAX_MS });
    await expect(page.getByText('Fresh one')).toBeVisible({ timeout: SEEN_MAX_MS });
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

  test('exits on Ctrl+C', async () => {
    await server.interrupt();
    await expect(askData(server.url, {})).rejects.toThrow('ECONNREFUSED');
  });

  test('starts by `gatsby develop`, too', async ({ page }) => {
    server = await startDevelop(folder, GATSBY);
    await open(page);
  });
});
