import { expect, test } from './fixtures';
import { LANGUAGES, NAMES } from './support/names';

const DOC = 'advanced/element-template';

for (const language of LANGUAGES) {
  test.describe(`table of contents in ${language}`, () => {
    test.use({ language });

    test('is collapsed below the lead on a phone, starting with its label', async ({ doc, page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await doc.open(DOC);
      const visible = doc.toc.filter({ visible: true });
      await expect(visible).toHaveCount(1);
      await expect(visible.getByRole('link').first()).toBeHidden();
      const toggle = visible.locator('summary, button').first();
      await expect(toggle).toHaveText(new RegExp(`^${NAMES[language].toc}`));
      await toggle.click();
      await expect(visible.getByRole('link').first()).toBeVisible();
      const tops = await Promise.all(
        [doc.heading, doc.article.locator('> p').first(), visible].map(
          async (part) => (await part.boundingBox())?.y ?? 0,
        ),
      );
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
    });
  });
}

test('marks the current section', async ({ doc }) => {
  await doc.open(DOC);
  const toc = doc.toc.first();
  const headings = doc.article.locator('h2[id]');
  const ids = await headings.evaluateAll((found) => found.map(({ id }) => id));
  for (const [index, id] of [...ids.entries()].slice(0, 3)) {
    await headings
      .nth(index)
      .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(toc.locator('[aria-current]')).toHaveAttribute(
      'href',
      `#${encodeURIComponent(id)}`.replace(/%2D/g, '-'),
    );
  }
});

test('marks the last section at the end of the page', async ({ doc, page }) => {
  await doc.open(DOC);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(doc.toc.first().getByRole('link').last()).toHaveAttribute('aria-current', /./);
});

test('scrolls to the heading of an entry and updates the URL', async ({ doc, page }) => {
  await doc.open(DOC);
  const entry = doc.toc.first().getByRole('link').nth(2);
  const href = (await entry.getAttribute('href')) ?? '';
  await entry.click();
  await expect.poll(() => new URL(page.url()).hash).toBe(href);
  const heading = page.locator(`[id="${decodeURIComponent(href.slice(1))}"]`);
  await expect(heading).toBeInViewport();
  await expect.poll(async () => (await heading.boundingBox())?.y ?? 1000).toBeLessThan(200);
  await expect(entry).toHaveAttribute('aria-current', /./);
});

test('stays below the navbar on a phone, shows the current section, and closes', async ({ doc, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await doc.open(DOC);
  const toc = doc.toc.filter({ visible: true });
  const summary = toc.locator('summary');
  const top = async () => (await toc.boundingBox())?.y;
  await page.mouse.wheel(0, 1200);
  await expect.poll(top).toBe(0);
  await expect(summary).toHaveAttribute('data-at', /\S/);
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await top()) === (await doc.navbar.root.boundingBox())?.height).toBe(true);
  expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const entry = toc.getByRole('link').nth(1);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(100, 700),
    () => entry.click(),
  ]) {
    await summary.click();
    await expect(entry).toBeVisible();
    await close();
    await expect(entry).toBeHidden();
  }
});

for (const width of [997, 1024, 1199, 1200]) {
  test(`leaves the article at least 600 pixels at ${width}`, async ({ doc, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await doc.open(DOC);
    await expect(doc.sidebar.root).toBeVisible();
    expect((await doc.article.boundingBox())?.width).toBeGreaterThanOrEqual(600);
    const folded = doc.toc.filter({ has: page.locator('summary') });
    await expect(folded).toBeVisible({ visible: width < 1200 });
    await expect(doc.toc.filter({ visible: true })).toHaveCount(1);
  });
}

test('a heading has a link to itself', async ({ doc, page }) => {
  await doc.open(DOC);
  const heading = doc.article.locator('h2[id]').first();
  const anchor = doc.article.getByRole('link', {
    name: NAMES.en.anchor(await heading.innerText()),
    exact: true,
  });
  await anchor.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${await heading.getAttribute('id')}`);
});
