import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitAddress } from '../src/model/locale';
import { twinAddress } from '../src/model/twin';
import { expect, test } from './fixtures';
import { sitemapAddresses } from './support/hosts/prefixedSite';
import { lettersOfArticle, lettersOfTwin } from './support/words';

const PUBLIC = 'public';
const PACK_MAX_CHARS = 50_000;
const INDEX_MAX_CHARS = 50_000;
/** What programs with a small memory read of a page. */
const OPENING_CHARS = 5_000;
const read = (file: string): string => readFileSync(path.join(PUBLIC, file), 'utf8');

test.describe('Markdown for programs', () => {
  const addresses = sitemapAddresses(PUBLIC);

  test('every page has a twin with the same words, in the same order', () => {
    expect(addresses.length).toBeGreaterThan(100);
    for (const address of addresses) {
      const page = read(path.join(address, 'index.html'));
      const twin = read(twinAddress(address));
      expect.soft(lettersOfTwin(twin), address).toBe(lettersOfArticle(page));
      expect.soft(page, address).toContain(`type="text/markdown" href="${twinAddress(address)}"`);
    }
  });

  test('every twin opens with what it is about, and leads to the index', () => {
    for (const address of addresses) {
      const opening = read(twinAddress(address)).slice(0, OPENING_CHARS);
      expect
        .soft(opening, address)
        .toMatch(/^---\ntitle: .+\ndescription: .+\n[^]*?\n---\n\n> .+\/llms\.txt\n\n# /);
    }
  });

  test('the index of each language lists each of its pages', () => {
    for (const locale of ['zh-Hans', 'en'] as const) {
      const index = read(locale === 'en' ? 'en/llms.txt' : 'llms.txt');
      expect(index.length).toBeLessThanOrEqual(INDEX_MAX_CHARS);
      const paths = new Set(
        [...index.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, url = '']) => new URL(url).pathname),
      );
      const missing = addresses.filter(
        (address) => splitAddress(address).locale === locale && !paths.has(twinAddress(address)),
      );
      expect(missing).toEqual([]);
      expect([...paths].filter((file) => !existsSync(path.join(PUBLIC, file)))).toEqual([]);
    }
  });

  test('packs are short enough to be read in one go', () => {
    for (const locale of ['zh-Hans', 'en']) {
      const files = readdirSync(path.join(PUBLIC, 'packs', locale)).filter((file) => file.endsWith('.md'));
      expect(files.length).toBeGreaterThan(3);
      for (const file of files)
        expect.soft(read(`packs/${locale}/${file}`).length, file).toBeLessThanOrEqual(PACK_MAX_CHARS);
    }
  });

  test('all of it is in the release', () => {
    const released = Object.keys(JSON.parse(read('release.json')) as Record<string, string>);
    expect(released).toEqual(
      expect.arrayContaining(['index.md', 'en.md', 'llms.txt', 'en/llms.txt', 'packs/en/basic.md']),
    );
  });

  test('"Copy page" copies the twin, and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/en/intro');
    const button = page.getByRole('button', { name: 'Copy page' });
    await expect(page.locator('html[data-app=ready]')).toBeAttached();
    await button.click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replace(/\r\n/g, '\n')).toBe(read('en/intro.md'));
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      '/en/intro.md',
    );
  });
});
