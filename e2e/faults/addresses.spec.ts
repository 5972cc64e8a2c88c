import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { countDocuments } from '../support/countDocuments';
import { sharesFor } from '../support/matrix';
import { addressOf, LANGUAGES, NAMES, type Language } from '../support/names';
import { followLink } from '../support/testLink';
import { tryEach } from '../support/tryEach';

const DOC = 'basic/data-model';
const NEXT = 'basic/layout';
const KB = 1_000;

const HASHES = [
  '#%',
  '#100%',
  '#%E4%B8',
  '#%C0%AF',
  '#%00',
  '#"><img src=x onerror=alert(1)>',
  '#javascript:alert(1)',
  '#__proto__',
  '#main"]',
  "#a'b",
  '#1',
  '##',
  '#:~:text=%',
  `#${'%'.repeat(5 * KB)}`,
  `#${'中'.repeat(1_700)}`,
];

const QUERIES = [
  '?q=%',
  '?q=中文',
  '?',
  '?a=1?b=2',
  '?__proto__[x]=1',
  '?q="><img src=x onerror=alert(1)>',
  '?target=//evil.example',
  `?q=${'x'.repeat(5 * KB)}`,
];

const MS_IN_SECOND = 1_000;

test.beforeEach(({ page }) => {
  test.setTimeout(90 * MS_IN_SECOND);
  page.on('dialog', (dialog) => {
    throw new Error(`The page opened a dialog: ${dialog.message()}`);
  });
});

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    for (const { name, inputs, details } of sharesFor(language, HASHES)) {
      test(
        `fragments: the page stands, at first, later and by a link, ${name}`,
        details,
        async ({ doc, page }) => {
          const documents = countDocuments(page);
          await tryEach(inputs, async (hash) => {
            await page.goto('about:blank');
            const before = documents();
            await doc.open(doc.addressOf(DOC) + hash);
            const title = await doc.heading.innerText();
            await expect(doc.article).toBeVisible();
            await page.evaluate((to) => (window.location.hash = to), hash);
            await expect(doc.heading).toHaveText(title);
            await doc.markDocument();
            await doc.sidebar.linkTo(doc.addressOf(NEXT)).click();
            await expect(doc.heading).not.toHaveText(title);
            expect(await doc.isSameDocument()).toBe(true);
            await followLink(page, doc.addressOf(DOC) + hash);
            await expect(doc.heading).toHaveText(title);
            await expect(doc.article).toBeVisible();
            expect(documents() - before).toBeLessThanOrEqual(2);
          });
        },
      );
    }

    for (const { name, inputs, details } of sharesFor(language, QUERIES)) {
      test(
        `queries: the page stands, from its own HTML, and the query stays, ${name}`,
        details,
        async ({ doc, page }) => {
          const documents = countDocuments(page);
          await page.route(`**/page-data${doc.addressOf(DOC)}/page-data.json*`, (route) => route.abort());
          await tryEach(inputs, async (query) => {
            const before = documents();
            await doc.open(doc.addressOf(DOC) + query);
            const title = await doc.heading.innerText();
            await expect(doc.article).toBeVisible();
            expect(page.url()).toContain(new URL(query, page.url()).search);
            await followLink(page, doc.addressOf(NEXT) + query);
            await expect(doc.heading).not.toHaveText(title);
            expect(page.url()).toContain(new URL(query, page.url()).search);
            expect(documents() - before).toBeLessThanOrEqual(2);
          });
        },
      );
    }
  });
}

test.describe('URLs that Gatsby mistakes for the home page', () => {
  for (const path of ['/index/', '/%69ndex', '/en/index']) {
    test(`${path} keeps the not-found page`, async ({ page }) => {
      await page.goto(path);
      await page.locator('html[data-app="ready"]').waitFor();
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  }
});

test.describe('Chinese heading ids', () => {
  test.use({ language: 'zh-Hans' });

  /** Whether a heading is at the top of the viewport, or as high as the page can scroll. */
  const isInPlace = (page: Page, id: string): Promise<boolean> =>
    page.evaluate((name) => {
      const top = document.getElementById(name)?.getBoundingClientRect().top ?? -1;
      const { scrollHeight } = document.documentElement;
      const atEnd = scrollHeight - window.innerHeight - window.scrollY < 2;
      return top >= 0 && (top < 200 || (atEnd && top < window.innerHeight));
    }, id);

  const SLUG = 'intro';
  const IDS = ['功能', '数据-建模-1', 'tdengine-与-idmp', '（括号）', '㐂𠮷'];

  /** Gives the headings of a page Chinese ids, in HTML and page data. */
  async function translateIds(page: Page): Promise<void> {
    await page.route(new RegExp(`/${SLUG}(/page-data\\.json)?(\\?|$)`), async (route) => {
      const response = await route.fetch();
      let left = [...IDS];
      const body = (await response.text()).replace(/(<h[23] id=\\?")[^"\\]+/g, (text, start: string) => {
        const [id, ...others] = left;
        left = others;
        return id === undefined ? text : start + id;
      });
      expect(left).toEqual([]);
      const { etag: _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body });
    });
  }

  test('are found raw and encoded: on load, on hash changes and through links', async ({ doc, page }) => {
    await translateIds(page);
    const hashes = IDS.map((id, index) => `#${index % 2 ? encodeURIComponent(id) : id}`);
    const arrives = (hash: string): Promise<void> =>
      expect.poll(() => isInPlace(page, decodeURIComponent(hash.slice(1)))).toBe(true);
    await tryEach(hashes, async (hash) => {
      await page.goto('about:blank');
      await doc.open(doc.addressOf(SLUG) + hash);
      await arrives(hash);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.evaluate(() => history.replaceState(history.state, '', location.pathname));
      await page.evaluate((to) => (window.location.hash = to), hash);
      await arrives(hash);
      await doc.sidebar.linkTo(doc.addressOf('best-practices')).click();
      await expect.poll(() => doc.address()).toBe(doc.addressOf('best-practices'));
      await followLink(page, doc.addressOf(SLUG) + hash);
      await arrives(hash);
    });
  });
});

/** Characters that end, split or change a decoded path. */
const ENCODED = ['intro%00a', 'intro%23a', '*', '%3Apath', '..%2fintro', '%252e%252e%252f', 'robots.txt/'];

const UNKNOWN: Record<Language, string[]> = {
  'zh-Hans': [
    ...['/nope/', '/nope.html', '/intro/extra', '/enx', '/%E4', '/中文/页面'],
    ...['/..%2f..%2fetc%2fpasswd', '//evil.example/', '/\\evil.example', '/"><img src=x onerror=alert(1)>'],
    ...[`/${'x'.repeat(4 * KB)}`, `/${'a/'.repeat(500)}`],
  ],
  en: [
    ...['/en/nope', '/en/nope/index.html', '/en/intro/extra', '/en/en/intro', '/en/%', '/en/中文'],
    ...['/en//evil.example/', '/en/"><img src=x onerror=alert(1)>', `/en/${'x'.repeat(4 * KB)}`],
  ],
};

for (const language of LANGUAGES) {
  const encoded = ENCODED.map((path) => addressOf(language, path));
  const kinds = Object.entries({ plain: UNKNOWN[language], encoded });
  const shares = kinds.flatMap(([kind, paths]) =>
    sharesFor(language, paths).map((share) => ({ kind, ...share })),
  );
  for (const { kind, name, inputs, details } of shares) {
    test.describe(`unknown paths in ${language}, ${kind}, ${name}`, details, () => {
      test.use({ language });

      test('show the not-found page in the language of the path, with a link home', async ({
        doc,
        page,
        baseURL,
      }) => {
        const documents = countDocuments(page);
        await tryEach(inputs, async (path) => {
          const before = documents();
          const response = await page.goto(baseURL + path);
          expect(response?.status()).toBe(404);
          expect(response?.request().redirectedFrom()).toBeNull();
          await doc.ready();
          await expect(doc.heading).toHaveText(NAMES[language].notFound);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
          await doc.followHomeLink();
          expect(documents() - before).toBeLessThanOrEqual(2);
        });
      });
    });
  }
}

/** Addresses as chats, mails and people write them, and the page that is meant. */
const NEARLY: Record<string, string> = {
  '/intro，': '/intro',
  '/intro%20': '/intro',
  '/intro.htm': '/intro',
  '/en/Basic/Data-Model': '/en/basic/data-model',
};

test('an address of a text leads to the one page that it names, and a link to a section with more behind it', async ({
  doc,
  page,
  baseURL,
}) => {
  await tryEach(Object.keys(NEARLY), async (path) => {
    await page.goto(`${baseURL}${path}?a=1`);
    await expect.poll(() => doc.address()).toBe(`${NEARLY[path]}?a=1`);
    await expect(doc.article).toBeVisible();
  });
  await tryEach(['?utm_source=chat', '.', '，谢谢', '%20', ')'], async (tail) => {
    await page.goto('about:blank');
    await page.goto(`${baseURL}/en/basic/data-model#create-elements${tail}`);
    await expect.poll(() => doc.address()).toBe('/en/basic/data-model#create-elements');
    await expect(page.locator('#create-elements')).toBeInViewport();
  });
});

const KNOWN: Record<string, string> = {
  '/intro/index.html': '/intro',
  '/index.html': '/',
  '/intro%2F': '/intro',
  '/intro//': '/intro',
  '//intro': '/intro',
  '/%2F%2Fintro': '/intro',
  '/intr%6F': '/intro',
  '/%2F': '/',
  '/en%2Fintro': '/en/intro',
  '/en/basic/': '/en/basic',
  '/en/release-history/1.0.0.0.html': '/en/release-history/1.0.0.0',
};

test('other forms of a URL show the page without a redirect', async ({ doc, page, baseURL }) => {
  const documents = countDocuments(page);
  await tryEach(Object.keys(KNOWN), async (path) => {
    const before = documents();
    const response = await page.goto(`${baseURL}${path}?a=1#b`);
    expect(response?.status()).toBe(200);
    await doc.ready();
    expect(doc.address()).toBe(`${KNOWN[path]}?a=1#b`);
    await expect(doc.article).toBeVisible();
    expect(documents() - before).toBe(1);
  });
});
