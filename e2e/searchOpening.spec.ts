import { hold } from './support/hold';
import { expect, test } from './support/searchTest';
import { untilQuiet } from './support/untilQuiet';

const DOC = 'intro';

test.describe('opening', () => {
  test('keeps text typed after a click before hydration', async ({ doc, page, search }) => {
    const release = await hold(page, /\/(boot|app|libraries|webpack)[^/]*\.js$/);
    await doc.goto(DOC);
    await search.button.click();
    await page.keyboard.type('gauge');
    await release();
    await expect(search.field).toHaveValue('gauge');
    await search.results();
  });

  test('opens with a letter typed on the button before hydration, and discards text on Escape', async ({
    doc,
    page,
    search,
  }) => {
    const release = await hold(page, /\/(boot|app|libraries|webpack)[^/]*\.js$/);
    await doc.goto(DOC);
    await page.keyboard.type('/abc');
    await page.keyboard.press('Escape');
    await search.button.focus();
    await page.keyboard.type('d');
    await release();
    await expect(search.field).toHaveValue('d');
  });

  test('loses no key of a fast typist on a slow phone', async ({ doc, page, search }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const session = await page.context().newCDPSession(page);
    await doc.open(DOC);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await search.button.click();
    const text = 'state timeline of a pump';
    await page.keyboard.type(text, { delay: 25 });
    await expect(search.field).toHaveValue(text);
  });

  test('loads nothing before intent', async ({ doc, page, search }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await doc.open(DOC);
    await untilQuiet(page);
    const before = asked.splice(0);
    await search.button.hover();
    await expect.poll(() => asked.filter((path) => path.startsWith('/search/'))).toEqual(['/search/en.json']);
    const scripts = asked.filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(before.filter((path) => path.startsWith('/search/') || scripts.includes(path))).toEqual([]);
    expect(asked.filter((path) => path.includes('zh-Hans'))).toEqual([]);
  });
});
