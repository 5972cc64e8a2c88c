import { expect, test } from './fixtures';
import type { Reader } from './support/reader';

const DOC = '/en/basic/data-model';
const OTHER = '/en/basic/layout';

/** Marks the document, to tell whether it is left. */
const mark = (reader: Reader): Promise<void> =>
  reader.evaluate(() => void (document.documentElement.dataset['seen'] = 'yes'));
const isSame = (reader: Reader): Promise<boolean> =>
  reader.evaluate(() => document.documentElement.dataset['seen'] === 'yes');

test('a click in the sidebar changes the page without loading a document', async ({ reader }) => {
  await reader.visit(DOC);
  await mark(reader);
  await reader.click(`#idmp-sidebar a[href="${OTHER}"]`);
  await reader.isAt(OTHER);
  await reader.reads('h1', 'User Interface');
  await reader.until(
    () => document.querySelector('#idmp-sidebar a[aria-current]')?.getAttribute('href'),
    OTHER,
  );
  expect(await isSame(reader)).toBe(true);
});

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

test('the bar hides on the way down and returns on the way up', async ({ reader }) => {
  await reader.visit(DOC);
  await reader.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await reader.misses('header');
  await reader.evaluate(() => scrollBy({ top: -60, behavior: 'instant' }));
  await reader.sees('header');
});

test('a heading inside a closed box is opened by its address', async ({ reader }) => {
  await reader.visit(DOC);
  await reader.evaluate(() => {
    const box = document.createElement('details');
    const heading = document.createElement('h3');
    heading.id = 'boxed';
    heading.textContent = 'Boxed';
    const link = document.createElement('a');
    link.href = '#boxed';
    link.textContent = 'to the box';
    link.id = 'to-the-box';
    box.append('Box', heading);
    document.querySelector('article')?.append(box);
    document.querySelector('article')?.prepend(link);
  });
  await reader.click('#to-the-box');
  await reader.sees('#boxed');
});
