import { hold } from './support/hold';
import { expect, SEARCH_FILES, NOTHING, test } from './support/searchTest';

const DOC = 'intro';

test.describe('no results', () => {
  test('offer a report link and popular pages, which arrow keys reach, but no suggestions for nonsense', async ({
    doc,
    page,
    search,
  }) => {
    await doc.open(DOC);
    await search.open();
    await search.field.fill(NOTHING);
    await expect(search.area.getByText(search.names.noResults)).toContainText(`"${NOTHING}"`);
    await expect(search.status).toContainText(NOTHING);
    const report = search.root.getByRole('link', { name: search.names.reportLink });
    await expect(report).toHaveAttribute('target', '_blank');
    await expect(report).toHaveAttribute('rel', /noreferrer/);
    await expect(report).toBeInViewport();
    await expect(search.root.getByText(search.names.suggestions)).toHaveCount(0);
    await expect(search.chosen).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(search.chosen).toHaveCount(1);
  });
});

test.describe('loading and errors', () => {
  test('shows a loading state after 300 ms, then returns to idle', async ({ doc, page, search }) => {
    await doc.open(DOC);
    const release = await hold(page, SEARCH_FILES);
    await search.open();
    await search.area.evaluate((area) => {
      const times: [string, number][] = [];
      Object.assign(window, { times });
      addEventListener('input', () => times.push(['typed', performance.now()]), true);
      new MutationObserver(() =>
        times.push([area.getAttribute('data-status') ?? '', performance.now()]),
      ).observe(area, { attributeFilter: ['data-status'] });
    });
    await search.field.fill('gauge');
    await expect(search.area).toHaveAttribute('data-status', 'stalled');
    await expect(search.area).toHaveAttribute('aria-busy', 'true');
    await expect(search.status).not.toBeEmpty();
    await release();
    await search.results();
    await expect(search.area).toHaveAttribute('aria-busy', 'false');
    const times = await page.evaluate(() => (window as unknown as { times: [string, number][] }).times);
    expect(times.map(([status]) => status)).toEqual(['typed', 'loading', 'stalled', 'idle']);
    const waited = (times[2]?.[1] ?? 0) - (times[0]?.[1] ?? 0);
    expect(waited).toBeGreaterThanOrEqual(300);
  });

  test('shows an error if the engine is missing, and finds hits on Retry', async ({ doc, page, search }) => {
    await doc.open(DOC);
    const worker = page.waitForEvent('worker');
    await search.button.hover();
    const script = (await worker).url();
    await page.route(script, (route) => route.abort());
    await doc.open(DOC);
    await search.open();
    await page.keyboard.type('gauge');
    await expect(search.alert).toContainText(search.names.errorTitle);
    await page.unroute(script);
    await search.retry.click();
    await search.results();
    await expect(search.field).toHaveValue('gauge');
  });

  test('retries automatically when back online', async ({ doc, page, search }) => {
    await page.route(SEARCH_FILES, (route) => route.abort());
    await doc.open(DOC);
    await search.open();
    await page.keyboard.type('gauge');
    await expect(search.alert).toBeVisible();
    await page.unroute(SEARCH_FILES);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await search.results();
  });
});
