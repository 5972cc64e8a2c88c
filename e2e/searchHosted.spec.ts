import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { STORAGE } from './fixtures';
import { expectAccessible } from './support/axe';
import { ADMIN_KEY, INDEX, SEARCH_KEY } from './support/configuredSite';
import { expect, test, type HostedSite } from './support/hostedSearchTest';
import { LANGUAGES, type Language } from './support/names';
import { cutOffAtRight } from './support/cutOff';
import { weighCode } from './support/weights';
import { untilQuiet } from './support/untilQuiet';

// One worker waits for the build of this site, the other one runs the next file.
test.describe.configure({ mode: 'default' });

const KIB = 1024;
const WORDS: Record<Language, string> = { en: 'homebrew', 'zh-Hans': 'homebrew' };

interface SentSearch {
  indexName: string;
  query: string;
  hitsPerPage: number;
  facetFilters: unknown;
  attributesToSnippet: string[];
}

/** Searches received over HTTP by all hosts. */
const searchesOf = ({ hosts }: HostedSite): SentSearch[] =>
  hosts.flatMap(({ requests }) =>
    requests.flatMap(({ operation, body }) =>
      operation === 'queries' ? (body['requests'] as SentSearch[]) : [],
    ),
  );

const breakAll = ({ hosts }: HostedSite): void => hosts.forEach((host) => (host.fault = () => 'break'));

/** Files in a folder that contain a text. */
function filesWith(folder: string, text: string): string[] {
  const needle = Buffer.from(text);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile() && readFileSync(file).includes(needle));
}

for (const language of LANGUAGES) {
  test.describe(`hosted search in ${language}`, () => {
    test.use({ language });
    const query = WORDS[language];

    test("requests only the page's language and version from the service", async ({
      doc,
      page,
      search,
      hosted,
    }) => {
      const files: string[] = [];
      page.on('request', (request) => files.push(new URL(request.url()).pathname));
      await doc.open('');
      await search.find(query);
      await expect(search.status).toHaveText(search.names.count);
      await expect(search.root.getByText(search.names.local)).toHaveCount(0);
      const start = doc.addressOf('');
      for (const href of await search.options.evaluateAll((links) =>
        links.map((a) => a.getAttribute('href')),
      ))
        expect(`${href}`.startsWith('/en')).toBe(start.startsWith('/en'));
      const sent = searchesOf(hosted);
      expect(sent.length).toBeGreaterThan(0);
      for (const { facetFilters, indexName, hitsPerPage } of sent) {
        expect(indexName).toBe(INDEX);
        expect(hitsPerPage).toBe(20);
        expect(facetFilters).toEqual([
          `language:${language}`,
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        ]);
      }
      // The embedded engine is the fallback only.
      await untilQuiet(page);
      expect(files.filter((file) => file.startsWith('/search/'))).toEqual([]);
    });

    test('falls back to the embedded index if all hosts are down, with a notice', async ({
      doc,
      page,
      search,
      hosted,
    }) => {
      // Waits for the service, then checks the whole page twice.
      test.slow();
      breakAll(hosted);
      await doc.open('');
      await search.find(query);
      await expect(search.root.getByText(search.names.local).first()).toBeVisible();
      await expect(search.status).toContainText(search.names.local);
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 360, height: 640 });
      expect(await cutOffAtRight(search.root)).toEqual([]);
      // The service is skipped: the next key doesn't wait for it.
      const asked = searchesOf(hosted).length;
      await search.field.press('Backspace');
      await search.results();
      expect(searchesOf(hosted)).toHaveLength(asked);
    });
  });
}

for (const fault of ['endless', 'huge'] as const)
  test(`closes and finds locally if the answers are ${fault}`, async ({ doc, page, search, hosted }) => {
    hosted.hosts.forEach((host) => (host.fault = () => fault));
    await doc.open('');
    await search.open();
    await search.field.fill('homebrew');
    await expect.poll(() => searchesOf(hosted).length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(search.root).toHaveCount(0);
    await search.open();
    await search.field.fill('homebre');
    await expect(search.root.getByText(search.names.local).first()).toBeVisible({ timeout: 15_000 });
    await expect(search.options.first()).toBeVisible();
  });

for (const [width, words] of [
  [769, 10],
  [768, 5],
] as const)
  test(`asks for snippets of ${words} words on a screen of ${width} pixels`, async ({
    doc,
    page,
    search,
    hosted,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await doc.open('');
    await search.find('homebrew');
    for (const { attributesToSnippet } of searchesOf(hosted))
      expect(attributesToSnippet).toEqual(
        expect.arrayContaining([`hierarchy.lvl1:${words}`, `content:${words}`]),
      );
  });

test('tries the next host if one fails', async ({ doc, search, hosted }) => {
  for (const status of [500, 503]) {
    hosted.hosts[0].fault = () => ({ status });
    await doc.open('');
    await search.find('homebrew');
    await expect(search.root.getByText(search.names.local)).toHaveCount(0);
  }
  expect(hosted.hosts[1].requests.length).toBeGreaterThan(0);
});

test('debounces requests', async ({ doc, search, hosted }) => {
  await doc.open('');
  await search.open();
  // All at once, however slow the machine is.
  await search.field.evaluate((field: HTMLInputElement) => {
    for (const text of ['ho', 'me', 'br', 'ew']) document.execCommand('insertText', false, text);
    return field.value;
  });
  await search.results();
  expect(searchesOf(hosted).map(({ query }) => query)).toEqual(['homebrew']);
});

test('stores opened pages under the name of the index', { tag: STORAGE }, async ({ doc, page, search }) => {
  await doc.open('');
  await search.find('homebrew');
  await page.keyboard.press('Enter');
  await expect(search.root).toHaveCount(0);
  const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('SEARCH')));
  expect(keys).toContain(`__DOCSEARCH_RECENT_SEARCHES__${INDEX}`);
});

test('loads at most 48 KiB of code before the first results', async ({ doc, page, search, hosted }) => {
  await doc.open('');
  await untilQuiet(page);
  const weight = weighCode(page, hosted.root);
  await search.find('homebrew');
  expect(weight()).toBeGreaterThan(10 * KIB);
  expect(weight()).toBeLessThanOrEqual(48 * KIB);
});

test('no file of the site contains the admin key, only the search key', ({ hosted }) => {
  expect(hosted.hosts[0].objects(INDEX)?.length).toBeGreaterThan(10);
  expect(filesWith(hosted.root, SEARCH_KEY).length).toBeGreaterThan(0);
  expect(filesWith(hosted.root, ADMIN_KEY)).toEqual([]);
});
