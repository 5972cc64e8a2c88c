import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { splitAddress } from '@idmp/model';
import { twinAddress } from '../src/features/twins/model/twin';
import { expect, test } from './fixtures';
import { sitemapAddresses } from './support/hosts/hostedSite';
import { lettersOfArticle, lettersOfTwin } from './support/words';

const PUBLIC = 'public';
const IMAGE_MAX_BYTES = 60_000;
const INDEX_MAX_CHARS = 50_000;
const read = (file: string): string => readFileSync(path.join(PUBLIC, file), 'utf8');

test.describe('Markdown for machines', () => {
  const addresses = sitemapAddresses(PUBLIC);

  test('every page has a Markdown twin with the same words in the same order', () => {
    expect(addresses.length).toBeGreaterThan(100);
    for (const address of addresses) {
      const page = read(path.join(address, 'index.html'));
      const twin = read(twinAddress(address));
      expect.soft(lettersOfTwin(twin), address).toBe(lettersOfArticle(page));
      expect.soft(page, address).toContain(`type="text/markdown" href="${twinAddress(address)}"`);
    }
  });

  test('the index of each language lists all its pages', () => {
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

  test('every page has a preview image, and says what it is', () => {
    for (const address of addresses) {
      const page = read(path.join(address, 'index.html'));
      const image = /<meta property="og:image" content="https:\/\/[^/]+(\/og\/[^"]+\.png)"/.exec(page)?.[1];
      expect.soft(image, address).toBe(`/og/${splitAddress(address).locale}.png`);
      const png = readFileSync(path.join(PUBLIC, image ?? ''));
      expect.soft(imageSize(png), address).toMatchObject({ width: 1200, height: 630, type: 'png' });
      expect.soft(png.length, address).toBeLessThanOrEqual(IMAGE_MAX_BYTES);
      const data = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(page)?.[1] ?? '';
      const types = (JSON.parse(data) as { '@graph': { '@type': string }[] })['@graph'].map(
        (entry) => entry['@type'],
      );
      const { slug } = splitAddress(address);
      const expected = slug === '' ? ['TechArticle'] : ['TechArticle', 'BreadcrumbList'];
      expect.soft(types, address).toEqual(expected);
      const questions = ['operation/symptoms', 'known-gaps'].includes(slug) ? page.match(/<h3 /g) : null;
      expect.soft(page.match(/typeof="FAQPage"/g)?.length, address).toBe(questions ? 1 : undefined);
      for (const item of [
        'property="mainEntity" typeof="Question"',
        'h3 property="name"',
        'ul property="text"',
      ])
        expect.soft(page.match(new RegExp(`<[^>]*${item}`, 'g'))?.length, address).toBe(questions?.length);
    }
  });

  test('the menu of the page copies the twin and confirms it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/en/intro');
    await expect(page.locator('html[data-app=ready]')).toBeAttached();
    await page.locator('summary').filter({ hasText: 'Copy page' }).click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replace(/\r\n/g, '\n')).toBe(read('en/intro.md'));
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      '/en/intro.md',
    );
  });
});
