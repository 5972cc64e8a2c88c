import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { countDocuments } from '../support/countDocuments';
import { answerWrongly, FAULTY_ANSWER_NAMES, type FaultyAnswer } from '../support/faultyAnswers';
import { matrixUnless } from '../support/matrix';
import { LANGUAGES, NAMES } from '../support/names';
import { followLink } from '../support/testLink';
import { untilQuiet } from '../support/untilQuiet';

const DOC = 'basic/data-model';
const NEXT = 'basic/layout';

/** Scripts of the first page, in load order. */
const SCRIPTS = {
  'early script': /\/early-[^/]+\.js$/,
  'boot script': /\/boot\.js$/,
  runtime: /\/webpack-runtime-[^/]+\.js$/,
  libraries: /\/libraries-[^/]+\.js$/,
  app: /\/app-[^/]+\.js$/,
} as const;

/** Scripts whose failure cannot be reported, as they contain the report. */
const TELLERS: readonly string[] = ['early script', 'boot script'];

/** No response, not a script, a truncated script, and a refused one; other faults end like the first. */
const DISTINCT: readonly FaultyAnswer[] = ['does not come', 'is a page', 'is truncated', 'has a wrong type'];
/** The boot script loads these as it loads the app, which has every fault. */
const LIKE_THE_APP: Partial<Record<string, readonly FaultyAnswer[]>> = {
  runtime: ['does not come', 'is truncated'],
  libraries: ['is a page', 'has a wrong type'],
};

test.use({ allowedErrors: [/^/] });

const CASES = Object.entries(SCRIPTS).flatMap(([script, file], index) =>
  FAULTY_ANSWER_NAMES.map((fault) => ({
    script,
    file,
    fault,
    language: LANGUAGES[index % 2] ?? 'en',
  })),
);

for (const { script, file, fault, language } of CASES) {
  test.describe(() => {
    test.use({ language });

    const details = matrixUnless((LIKE_THE_APP[script] ?? DISTINCT).includes(fault));

    test(
      `${script} ${fault}: the page is readable, links work, Retry recovers`,
      details,
      async ({ doc, page }) => {
        const documents = countDocuments(page);
        const restore = await answerWrongly(page, file, fault);
        const asked = page.waitForRequest(file);
        await doc.goto(DOC);
        await expect(doc.article).toBeVisible();
        const title = await doc.heading.innerText();
        const retry = page.getByRole('alert').getByRole('button', { name: NAMES[language].retry });
        if (!TELLERS.includes(script)) await expect(retry).toBeVisible();
        await asked;
        await untilQuiet(page);
        expect(documents()).toBeLessThanOrEqual(2);
        await expect(doc.heading).toHaveText(title);
        await doc.sidebar.linkTo(doc.addressOf(NEXT)).click();
        await expect.poll(() => doc.address()).toBe(doc.addressOf(NEXT));
        await expect(doc.heading).not.toHaveText(title);
        await expect(doc.article).toBeVisible();
        await restore();
        // No code runs that could bypass the browser's cache.
        if (script === 'early script') return;
        if (await retry.isVisible()) await retry.click();
        else await page.reload();
        await doc.ready();
        await expect(retry).toHaveCount(0);
        await expect(page.locator('#base-banner')).toBeHidden();
      },
    );
  });
}

test.describe('keys of a page whose app fails to load', () => {
  for (const script of ['boot script', 'app'] as const) {
    test(`are left to the browser if the ${script} is missing`, async ({ doc, page }) => {
      await answerWrongly(page, SCRIPTS[script], 'is missing');
      await doc.goto(DOC);
      await page.keyboard.press('/');
      await untilQuiet(page);
      // The failure may be noticed after the key.
      await expect(async () => {
        await page.keyboard.press('Space');
        expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      }).toPass();
    });
  }
});

test.describe('a tab of the previous build', () => {
  /** The host has a new build: hashed files of the old one are gone. */
  const forgetOldFiles = (page: Page) =>
    page.route(/\/[^/]+-[0-9a-f]{10}\.js$/, (route) => route.fulfill({ status: 404, body: '' }));

  test('navigates to every page: with one reload, then client-side', async ({ doc, page }) => {
    await doc.open(DOC);
    await page.route('**/page-data/app-data.json', (route) =>
      route.fulfill({ json: { webpackCompilationHash: 'of the next build' } }),
    );
    const documents = countDocuments(page);
    await followLink(page, `/en/${NEXT}?a=1#b`);
    await expect.poll(() => doc.address()).toBe(`/en/${NEXT}?a=1#b`);
    await expect(doc.article).toBeVisible();
    await doc.ready();
    await untilQuiet(page);
    expect(documents()).toBeLessThanOrEqual(2);
    await doc.sidebar.linkTo('/en/basic/chat-bi').click();
    await expect.poll(() => doc.address()).toBe('/en/basic/chat-bi');
    await expect(doc.article).toBeVisible();
  });

  test('opens a page whose template it has no code for', async ({ doc, page }) => {
    await doc.open(DOC);
    await forgetOldFiles(page);
    await followLink(page, '/en/no-such-page');
    await expect(doc.heading).toHaveText(NAMES.en.notFound);
    expect(doc.address()).toBe('/en/no-such-page');
  });

  test.describe('in Chinese', () => {
    test.use({ language: 'zh-Hans' });

    test('shows an error in place of a missing part, and stays readable', async ({ doc, page }) => {
      await doc.open(DOC);
      await forgetOldFiles(page);
      await page.getByRole('button', { name: '订阅' }).click();
      const failure = page.getByRole('alert').filter({ hasText: NAMES['zh-Hans'].retry });
      await expect(failure).toBeVisible();
      await expect(doc.article).toBeVisible();
    });
  });
});

test.describe('HTML of the previous build', () => {
  test('is readable without its early script and style sheets, without a false alarm', async ({
    doc,
    page,
  }) => {
    await answerWrongly(page, /\/early-[^/]+\.js$|\.css$/, 'is missing');
    await doc.goto(DOC);
    await expect(doc.article).toBeVisible();
    await expect(page.locator('#base-banner')).toBeHidden();
    await doc.sidebar.linkTo(`/en/${NEXT}`).click();
    await expect.poll(() => doc.address()).toBe(`/en/${NEXT}`);
    await expect(doc.article).toBeVisible();
  });

  test('starts the app of the next build', async ({ doc, page }) => {
    // A page whose inlined data has a format that the next build doesn't know.
    await page.route(`**/en/${DOC}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const older = html.replace(/(<script id="idmp-first-page"[^>]*>[^<]*?)"head":/, '$1"older":');
      expect(older).not.toBe(html);
      await route.fulfill({ response, body: older });
    });
    const documents = countDocuments(page);
    await doc.goto(DOC);
    await untilQuiet(page);
    await expect(doc.article).toBeVisible();
    expect(documents()).toBeLessThanOrEqual(2);
    await doc.sidebar.linkTo(`/en/${NEXT}`).click();
    await expect.poll(() => doc.address()).toBe(`/en/${NEXT}`);
    await doc.ready();
  });
});

test('a runtime of the next build with different chunk names keeps the page working', async ({
  doc,
  page,
}) => {
  const { request } = page;
  const textOf = async (file: string): Promise<string> => (await request.get(file)).text();
  const used = (await Promise.all([`/en/${DOC}`, '/boot.js'].map(textOf))).join();
  let next = '';
  await page.route(SCRIPTS.runtime, async (route) => {
    if (!next) {
      const code = await textOf(route.request().url());
      next = code.replace(/"([0-9a-f]{10})"/g, (text, hash: string) =>
        used.includes(hash) ? text : `"${[...hash].reverse().join('')}"`,
      );
      expect(next).not.toBe(code);
    }
    await route.fulfill({ contentType: 'text/javascript', body: next });
  });
  const documents = countDocuments(page);
  await doc.open(DOC);
  await doc.sidebar.linkTo(`/en/${NEXT}`).click();
  await expect.poll(() => doc.address()).toBe(`/en/${NEXT}`);
  await expect(doc.article).toBeVisible();
  await followLink(page, '/en/no-such-page');
  await expect(doc.heading).toHaveText(NAMES.en.notFound);
  await page.goBack();
  await expect.poll(() => doc.address()).toBe(`/en/${NEXT}`);
  await expect(doc.article).toBeVisible();
  expect(documents()).toBeLessThanOrEqual(4);
});
