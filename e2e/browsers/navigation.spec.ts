import { expect, test } from './fixtures';
import type { Reader } from './support/reader';

const DOC = '/en/basic/data-model';
const OTHER = '/en/basic/layout';

/** Marks the document, to tell whether it is left. */
const mark = (reader: Reader): Promise<void> =>
  reader.evaluate(() => void (document.documentElement.dataset['seen'] = 'yes'));
const isSame = (reader: Reader): Promise<boolean> =>
  reader.evaluate(() => document.documentElement.dataset['seen'] === 'yes');

test('Back and Forward return to page and place', async ({ reader }) => {
  await reader.visit(DOC);
  await mark(reader);
  await reader.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await reader.until(() => Math.round(scrollY), 700);
  await reader.evaluate(
    (address) =>
      document
        .querySelector<HTMLElement>(`#idmp-sidebar a[href="${address}"]`)
        ?.focus({ preventScroll: true }),
    OTHER,
  );
  // A real key: Safari's Back skips entries that scripts have added on their own.
  await reader.press('Enter');
  await reader.isAt(OTHER);
  await reader.reads('h1', 'User Interface');
  await reader.until(() => Math.round(scrollY), 0);
  await reader.back();
  await reader.isAt(DOC);
  await reader.until(() => Math.abs(scrollY - 700) < 5, true);
  await reader.forward();
  await reader.isAt(OTHER);
  await reader.reads('h1', 'User Interface');
  expect(await isSame(reader)).toBe(true);
});

test('an entry of the table of contents leads to its section', async ({ reader }) => {
  await reader.visit(DOC);
  await reader.click('nav[data-toc] a[href="#create-elements"]');
  await reader.isAt(`${DOC}#create-elements`);
  await reader.sees('#create-elements');
  await reader.until(
    () => document.querySelector('nav[data-toc] a[aria-current]')?.getAttribute('href'),
    '#create-elements',
  );
});

test('a reload keeps the place', async ({ reader }) => {
  await reader.visit(DOC);
  await reader.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await reader.until(() => Math.round(scrollY), 900);
  await reader.reload();
  await reader.until(() => Math.abs(scrollY - 900) < 60, true);
});
