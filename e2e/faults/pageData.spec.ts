import { expect, test } from '../fixtures';
import { countDocuments } from '../support/countDocuments';
import { answerWrongly, FAULTY_ANSWER_NAMES, type FaultyAnswer } from '../support/faultyAnswers';
import { matrixUnless } from '../support/matrix';
import { LANGUAGES, NAMES } from '../support/names';
import { followLink } from '../support/testLink';
import { untilQuiet } from '../support/untilQuiet';

const DOC = 'basic/data-model';
const NEXT = 'basic/layout';

const FILES = {
  'data of the page': (address: string) => new RegExp(`/page-data${address}/page-data\\.json`),
  'data of the app': () => /\/page-data\/app-data\.json/,
  'all data': () => /\/page-data\//,
} as const;

test.use({ allowedErrors: [/^/] });

/** The loader distinguishes these faults; others take the same code paths. */
const DISTINCT: readonly FaultyAnswer[] = [
  'does not come',
  'is missing',
  'is truncated',
  'is a page',
  'is a server error',
];
/** Faults that are always tested for other files and other ways to a page, too. */
const EVERYWHERE: readonly FaultyAnswer[] = ['is missing', 'is truncated'];

/** Each fault in one of the two languages. */
const CASES = FAULTY_ANSWER_NAMES.map((fault, index) => ({
  fault,
  language: LANGUAGES[index % 2] ?? 'en',
}));

for (const { fault, language } of CASES) {
  test.describe(() => {
    test.use({ language });

    const everywhere = matrixUnless(EVERYWHERE.includes(fault));

    for (const [file, filesOf] of Object.entries(FILES)) {
      const details = file === 'data of the page' ? matrixUnless(DISTINCT.includes(fault)) : everywhere;

      test(
        `${file} ${fault}, first page: the HTML stays, and the app takes it over`,
        details,
        async ({ doc, page }) => {
          const documents = countDocuments(page);
          await answerWrongly(page, filesOf(doc.addressOf(DOC)), fault);
          await doc.goto(DOC);
          const title = await doc.heading.innerText();
          await doc.ready();
          await untilQuiet(page);
          await expect(doc.heading).toHaveText(title);
          await expect(doc.article).toBeVisible();
          expect(documents()).toBe(1);
        },
      );

      test(
        `${file} ${fault}, next page: one document more at most, query and hash kept`,
        details,
        async ({ doc, page }) => {
          await doc.open(DOC);
          const title = await doc.heading.innerText();
          const documents = countDocuments(page);
          const address = `${doc.addressOf(NEXT)}?a=1#b`;
          await answerWrongly(page, filesOf(doc.addressOf(NEXT)), fault);
          await followLink(page, address);
          await expect.poll(() => doc.address()).toBe(address);
          await expect(doc.heading).not.toHaveText(title);
          await expect(doc.heading).not.toHaveText(NAMES[language].notFound);
          await expect(doc.article).toBeVisible();
          await doc.ready();
          await untilQuiet(page);
          expect(documents()).toBeLessThanOrEqual(1);
          await page.goBack();
          await expect(doc.heading).toHaveText(title);
        },
      );
    }

    test(`data ${fault}: the not-found page is shown in its language`, everywhere, async ({ doc, page }) => {
      const documents = countDocuments(page);
      await answerWrongly(page, FILES['all data'](), fault);
      await doc.goto('no-such-page');
      await untilQuiet(page);
      await expect(doc.heading).toHaveText(NAMES[language].notFound);
      await doc.followHomeLink();
      expect(documents()).toBeLessThanOrEqual(3);
    });

    test(`data ${fault} by the time of going back`, everywhere, async ({ doc, page }) => {
      await doc.open(`${doc.addressOf(DOC)}?a=1#b`);
      const title = await doc.heading.innerText();
      await followLink(page, doc.addressOf(NEXT));
      await expect(doc.heading).not.toHaveText(title);
      // After a reload, the app only knows this page.
      await page.reload();
      await doc.ready();
      await answerWrongly(page, FILES['data of the page'](doc.addressOf(DOC)), fault);
      await page.goBack();
      await expect(doc.heading).toHaveText(title);
      await expect(doc.article).toBeVisible();
      expect(doc.address()).toBe(`${doc.addressOf(DOC)}?a=1#b`);
    });
  });
}
