import { expect, test } from './fixtures';

const DOC = '/en/basic/data-model';
const GUIDE = '/en/operation/installation/docker-guide';

for (const [name, width] of [
  ['a wide window', 1280],
  ['a tablet', 800],
  ['a phone', 390],
] as const)
  test(`no page scrolls sideways on ${name}`, async ({ reader }) => {
    await reader.resize(width, 800);
    for (const address of [DOC, GUIDE, '/en', '/release-history']) {
      await reader.open(address);
      await reader.until(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        0,
      );
    }
  });

test('all images of a page load', async ({ reader }) => {
  await reader.visit(DOC);
  await reader.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await reader.until(
    () =>
      [...document.images].filter((image) => image.getClientRects().length > 0 && image.naturalWidth === 0)
        .length,
    0,
  );
});

test('the icon of a style sheet is shown', async ({ reader }) => {
  await reader.visit(GUIDE);
  await reader.until(() => {
    const button = document.querySelector('[data-copy]');
    const { width, borderTopWidth } = getComputedStyle(button ?? document.body, '::after');
    return [width, borderTopWidth].every((length) => parseFloat(length) > 0);
  }, true);
});

test('code is colored, and scrolls within its block', async ({ reader }) => {
  await reader.open(GUIDE);
  const colors = await reader.evaluate(
    () =>
      new Set([...document.querySelectorAll('pre code span')].map((span) => getComputedStyle(span).color))
        .size,
  );
  expect(colors).toBeGreaterThan(2);
  await reader.until(
    () =>
      [...document.querySelectorAll('.code-block:not(.code-wraps) pre')].every((block) =>
        /auto|scroll/.test(getComputedStyle(block).overflowX),
      ),
    true,
  );
});

test('the address of a section leads below the bar', async ({ reader }) => {
  await reader.visit(`${DOC}#create-elements`);
  await reader.until(() => {
    const target = document.querySelector('#create-elements');
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const top = target?.getBoundingClientRect().top ?? -1;
    return top >= Math.min(bar, 0) && top < innerHeight / 2;
  }, true);
});
