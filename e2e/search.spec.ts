import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from './support/names';
import { weighCode } from './support/weights';
import { expect, hold, INDEX_FILES, plantSearches, test } from './support/searchTest';

const KIB = 1024;
const DOC = 'intro';
const SCRIPTS = /\.js$/;

/** What readers of a language look for, where it leads, and the same by an input method. */
const QUERIES: Record<Language, { query: string; address: string; letter: string }> = {
  en: { query: 'element template', address: '/en/advanced/element-template', letter: 'h' },
  'zh-Hans': { query: '元素模板', address: '/advanced/element-template', letter: 'd' },
};
const NOTHING = 'qqqxxzzv';

/** Selects text of the page by script, as a reader does by mouse. */
const selectText = (page: Page, text: string): Promise<void> =>
  page.evaluate((words) => {
    const mark = document.createElement('p');
    mark.textContent = words;
    document.querySelector('article')?.prepend(mark);
    window.getSelection()?.selectAllChildren(mark);
  }, text);

for (const language of LANGUAGES) {
  const { query, address, letter } = QUERIES[language];

  test.describe(`search in ${language}`, () => {
    test.use({ language });

    test('opens by the button, finds, and Enter leads to the page', async ({ doc, search, page }) => {
      await doc.open(DOC);
      await search.open();
      await expect(search.field).toBeFocused();
      await page.keyboard.type(query);
      await search.results();
      await expect(search.status).toHaveText(search.names.count);
      await expect(search.combobox).toHaveAttribute('aria-expanded', 'true');
      await expect(search.chosen).toHaveAttribute('href', new RegExp(`^${address}(#|$)`));
      await page.keyboard.press('Enter');
      await expect(search.root).toHaveCount(0);
      await expect.poll(() => doc.address()).toMatch(new RegExp(`^${address}(#|$)`));
      await search.open();
      await expect(search.field).toHaveValue('');
      await expect(search.list('recent').getByRole('option')).toHaveCount(1);
    });

    test('opens by its shortcuts, and the first letter on the button counts once', async ({
      doc,
      search,
      page,
    }) => {
      await doc.open(DOC);
      for (const key of ['Control+k', 'Meta+K', 'Control+K']) {
        await page.keyboard.press(key);
        await expect(search.field, key).toBeFocused();
        await page.keyboard.press(key);
        await expect(search.root, key).toHaveCount(0);
      }
      await page.keyboard.press('/');
      await expect(search.field).toBeFocused();
      await expect(search.field).toHaveValue('');
      await page.keyboard.press('/');
      await expect(search.field).toHaveValue('/');
      await page.keyboard.press('Escape');
      await expect(search.button).toBeFocused();
      await page.keyboard.press(letter);
      await expect(search.field).toHaveValue(letter);
      await page.keyboard.type('é1');
      await expect(search.field).toHaveValue(`${letter}é1`);
    });

    test('loses no key while its code is on the way', async ({ doc, search, page }) => {
      await doc.open(DOC);
      const release = await hold(page, SCRIPTS);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('alramX');
      await page.keyboard.press('Backspace');
      await expect(search.button).toHaveAttribute('aria-busy', 'true');
      await release();
      // No wait: these keys fall into the moments in which the dialog is being drawn.
      for (const key of 'rule') await page.keyboard.type(key);
      await expect(search.field).toHaveValue('alramrule');
      await expect(search.field).toBeFocused();
      await page.keyboard.type('s');
      await expect(search.field).toHaveValue('alramrules');
    });

    test('takes text from an input method when it is settled', async ({ doc, search, page }) => {
      await doc.open(DOC);
      await search.open();
      const input = await page.context().newCDPSession(page);
      for (const text of ['y', 'yu', 'yuan']) {
        await input.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      }
      await expect(search.field).toHaveValue('yuan');
      for (const key of ['Enter', 'ArrowDown', 'Escape', 'Tab']) {
        await search.field.dispatchEvent('keydown', { key, isComposing: true, bubbles: true });
      }
      await expect(search.field).toHaveValue('yuan');
      await expect(search.field).toBeFocused();
      await expect(search.options).toHaveCount(0);
      await input.send('Input.insertText', { text: query });
      await search.results();
      await expect(search.field).toHaveValue(query);
      await expect(search.chosen).toHaveAttribute('href', new RegExp(`^${address}(#|$)`));
    });
  });
}

test.describe('opening', () => {
  test('takes Ctrl+K in a field of the page, and leaves the slash to it', async ({ page, search }) => {
    await page.goto('/en/no-such-page');
    await page.locator('html[data-app="ready"]').waitFor();
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('a');
    await page.keyboard.press('/');
    await expect(field).toHaveValue('a/');
    await expect(search.root).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(search.field).toBeFocused();
  });

  test('keeps what is typed after a press that comes before the app', async ({ doc, page, search }) => {
    const release = await hold(page, /\/(boot|app|framework|commons|webpack)[^/]*\.js$/);
    await doc.goto(DOC);
    await search.button.click();
    await page.keyboard.type('gauge');
    await release();
    await expect(search.field).toHaveValue('gauge');
    await search.results();
  });

  test('loses no key of a quick typist on a slow phone', async ({ doc, page, search }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const session = await page.context().newCDPSession(page);
    await doc.open(DOC);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await search.button.click();
    const text = 'state timeline of a pump';
    await page.keyboard.type(text, { delay: 25 });
    await expect(search.field).toHaveValue(text);
  });

  test('starts with selected text of at most 64 characters, ready to be replaced', async ({
    doc,
    page,
    search,
  }) => {
    await doc.open(DOC);
    await selectText(page, `  𠮷元\n ${'a'.repeat(80)}`);
    await page.keyboard.press('Control+k');
    await expect(search.field).toHaveValue(`𠮷元 ${'a'.repeat(61)}`);
    await page.keyboard.type('b');
    await expect(search.field).toHaveValue('b');
    expect(await search.field.getAttribute('maxlength')).toBe('512');
  });

  test('says so when its code does not come, and Retry brings it', async ({ doc, page, search }) => {
    await doc.open(DOC);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.keyboard.press('Control+k');
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Retry' }) });
    await expect(alert).toBeVisible();
    await page.unroute(SCRIPTS);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(search.field).toBeFocused();
  });

  test('loads nothing of it before the reader shows intent', async ({ doc, page, search }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await doc.open(DOC);
    await page.waitForLoadState('networkidle');
    const before = asked.splice(0);
    await search.button.hover();
    await expect.poll(() => asked.filter((path) => path.startsWith('/search/')).length).toBe(3);
    const scripts = asked.filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(before.filter((path) => path.startsWith('/search/') || scripts.includes(path))).toEqual([]);
    expect(asked.filter((path) => path.includes('zh-Hans'))).toEqual([]);
  });
});

test('loads at most 48 KiB of code up to the first results', async ({ doc, page, search }) => {
  await doc.open(DOC);
  await page.waitForLoadState('networkidle');
  const weight = weighCode(page, 'public');
  await search.find('gauge');
  expect(weight()).toBeGreaterThan(10 * KIB);
  expect(weight()).toBeLessThanOrEqual(48 * KIB);
});

test.describe('keys', () => {
  test.beforeEach(async ({ doc, search }) => {
    await doc.open(DOC);
    await search.find('element');
  });

  test('arrows go round all groups, and the field names the choice', async ({ page, search }) => {
    const ids = await search.options.evaluateAll((options) => options.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(5);
    expect(await search.chosenId()).toBe(ids[0]);
    const seen: (string | null)[] = [];
    for (const id of [...ids.slice(1), ids[0]]) {
      await page.keyboard.press('ArrowDown');
      await expect(search.chosen).toHaveAttribute('id', id ?? '');
      seen.push(await search.chosenId());
      await expect(search.chosen).toBeInViewport();
    }
    expect(seen).toEqual([...ids.slice(1), ids[0]]);
    await page.keyboard.press('ArrowUp');
    await expect(search.chosen).toHaveAttribute('id', ids.at(-1) ?? '');
    await expect(search.chosen).toBeInViewport();
    await expect(search.field).toBeFocused();
  });

  test('Enter with a modifier opens a new tab or window and the dialog stays', async ({ page, search }) => {
    const href = await search.chosen.getAttribute('href');
    for (const key of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
      const opened = page.context().waitForEvent('page');
      await page.keyboard.press(key);
      const tab = await opened;
      await expect.poll(() => tab.url(), key).toContain(String(href));
      await tab.close();
      await expect(search.root, key).toBeVisible();
    }
    await page.keyboard.press('Alt+Enter');
    await expect(search.root).toBeVisible();
  });

  test('Tab closes the list and keeps the focus in the dialog, in both directions', async ({
    page,
    search,
  }) => {
    await page.keyboard.press('Tab');
    await expect(search.combobox).toHaveAttribute('aria-expanded', 'false');
    expect(await search.chosenId()).toBeNull();
    await expect(search.root.getByRole('button', { name: search.names.clear })).toBeFocused();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await search.root.evaluate((root) => root.contains(document.activeElement))).toBe(true);
    }
    await search.field.focus();
    await expect(search.combobox).toHaveAttribute('aria-expanded', 'true');
  });

  test('Escape closes, the focus returns, and the next search starts empty', async ({
    doc,
    page,
    search,
  }) => {
    await page.keyboard.press('Escape');
    await expect(search.root).toHaveCount(0);
    await expect(search.button).toBeFocused();
    expect(doc.address()).toBe('/en/intro');
    await page.keyboard.press('Control+k');
    await expect(search.field).toHaveValue('');
  });

  test('the clear button empties the field and keeps the focus there', async ({ search }) => {
    await search.root.getByRole('button', { name: search.names.clear }).click();
    await expect(search.field).toHaveValue('');
    await expect(search.field).toBeFocused();
    await expect(search.options).toHaveCount(0);
    await expect(search.root.getByText(search.names.noRecent)).toBeVisible();
  });

  test('Enter without a choice goes nowhere', async ({ doc, page, search }) => {
    await search.field.fill(NOTHING);
    await expect(search.area.getByText(search.names.noResults)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(search.root).toBeVisible();
    expect(doc.address()).toBe('/en/intro');
  });

  test('a press beside the dialog closes it, the page behind is inert and does not scroll', async ({
    page,
    search,
  }) => {
    expect(
      await page
        .locator('#gatsby-focus-wrapper, #___gatsby')
        .first()
        .evaluate((root) => Boolean(root.closest('[inert]'))),
    ).toBe(true);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(20, 700);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.mouse.click(20, 700);
    await expect(search.root).toHaveCount(0);
  });

  test('a press on a hit opens it; with Ctrl a tab opens and the dialog stays', async ({
    doc,
    page,
    search,
  }) => {
    const href = String(await search.options.nth(1).getAttribute('href'));
    const opened = page.context().waitForEvent('page');
    await search.options.nth(1).click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(search.root).toBeVisible();
    await search.options.nth(1).hover();
    await expect(search.options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await search.options.nth(1).click();
    await expect(search.root).toHaveCount(0);
    await expect.poll(() => doc.address()).toBe(href);
  });
});

test.describe('recent and favourite searches', () => {
  const pages = (count: number, start = '/en/basic'): string[] =>
    Array.from({ length: count }, (_, i) => `${start}/page-${i}`);

  test('keep seven recent ones, the newest first, and those of the other language apart', async ({
    doc,
    page,
    search,
  }) => {
    await plantSearches(page, 'RECENT', [...pages(9), ...pages(3, '/basic')]);
    await doc.open(DOC);
    await search.open();
    const recent = search.list('recent').getByRole('option');
    await expect(recent).toHaveCount(7);
    await search.field.fill('element template');
    await search.results();
    await page.keyboard.press('Enter');
    await expect(search.root).toHaveCount(0);
    await search.open();
    await expect(recent).toHaveCount(7);
    await expect(recent.first()).toHaveAttribute('href', /^\/en\/advanced\/element-template/);
    await expect(recent.last()).toHaveAttribute('href', '/en/basic/page-5');
    const stored = await page.evaluate(() => localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__docs'));
    expect(JSON.parse(stored ?? '[]') as { url: string }[]).toHaveLength(7 + 3);
  });

  test('saving moves one to the favourites and leaves four recent ones', async ({ doc, page, search }) => {
    await plantSearches(page, 'RECENT', pages(7));
    await doc.open(DOC);
    await search.open();
    await search.list('recent').getByRole('button', { name: search.names.save }).nth(2).click();
    await expect(search.field).toBeFocused();
    await expect(search.list('favorites').getByRole('option')).toHaveAttribute('href', '/en/basic/page-2');
    await expect(search.list('recent').getByRole('option')).toHaveCount(4);
    await search.list('recent').getByRole('button', { name: search.names.removeRecent }).first().click();
    await expect(search.list('recent').getByRole('option')).toHaveCount(3);
    await search.list('favorites').getByRole('button', { name: search.names.removeFavorite }).click();
    await expect(search.list('favorites')).toHaveCount(0);
    await page.reload();
    await doc.ready();
    await search.open();
    await expect(search.options).toHaveCount(3);
    await page.keyboard.press('ArrowUp');
    await expect(search.chosen).toHaveAttribute('href', '/en/basic/page-4');
  });

  test('keep ten favourites', async ({ doc, page, search }) => {
    await plantSearches(page, 'FAVORITE', pages(10));
    await plantSearches(page, 'RECENT', ['/en/basic/new']);
    await doc.open(DOC);
    await search.open();
    await search.list('recent').getByRole('button', { name: search.names.save }).click();
    const favorites = search.list('favorites').getByRole('option');
    await expect(favorites).toHaveCount(10);
    await expect(favorites.first()).toHaveAttribute('href', '/en/basic/new');
  });

  for (const planted of [
    '{',
    '"text"',
    '[null, 1, {"url": 5}]',
    '[{"objectID":"a","url":"/en/x","type":"content"}]',
  ]) {
    test(`survive the stored value ${planted}`, async ({ doc, page, search }) => {
      await page.addInitScript(
        (value) => localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__docs', value),
        planted,
      );
      await doc.open(DOC);
      await search.open();
      await expect(search.root.getByText(search.names.noRecent)).toBeVisible();
      await search.field.fill('gauge');
      await search.results();
    });
  }
});

test.describe('no results', () => {
  test('suggest up to three searches that find something, and a report', async ({ doc, page, search }) => {
    await doc.open(DOC);
    await search.open();
    await search.field.fill(NOTHING);
    await expect(search.area.getByText(search.names.noResults)).toContainText(`"${NOTHING}"`);
    await expect(search.status).toContainText(NOTHING);
    const report = search.root.getByRole('link', { name: search.names.reportLink });
    await expect(report).toHaveAttribute('target', '_blank');
    await expect(report).toHaveAttribute('rel', /noopener/);
    const suggestions = search.root.getByRole('listitem').getByRole('button');
    await expect(suggestions.first()).toBeVisible();
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    const text = (await suggestions.first().textContent()) ?? '';
    await suggestions.first().click();
    await expect(search.field).toHaveValue(`${text.toLowerCase()} `);
    await expect(search.field).toBeFocused();
    await search.results();
    await page.keyboard.press('Escape');
    await expect(search.root).toHaveCount(0);
  });
});

test.describe('waiting and failing', () => {
  test('stalls at 300 ms, says so, and ends idle', async ({ doc, page, search }) => {
    await doc.open(DOC);
    const release = await hold(page, INDEX_FILES);
    await search.open();
    await search.area.evaluate((area) => {
      const times: [string, number][] = [];
      Object.assign(window, { times });
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
    expect(times.map(([status]) => status)).toEqual(['loading', 'stalled', 'idle']);
    const waited = (times[1]?.[1] ?? 0) - (times[0]?.[1] ?? 0);
    expect(waited).toBeGreaterThanOrEqual(290);
  });

  test('shows the error, keeps the text, and Retry finds', async ({ doc, page, search }) => {
    await page.route(INDEX_FILES, (route) => route.abort());
    await doc.open(DOC);
    await search.open();
    await page.keyboard.type('gaug');
    await expect(search.alert).toContainText(search.names.errorTitle);
    await expect(search.alert).toContainText(search.names.errorHint);
    await expect(search.area).toHaveAttribute('data-status', 'error');
    await page.keyboard.type('e');
    await expect(search.field).toHaveValue('gauge');
    await search.retry.click();
    await expect(search.alert).toContainText(search.names.errorTitle);
    await expect(search.field).toHaveValue('gauge');
    await page.unroute(INDEX_FILES);
    await search.retry.click();
    await search.results();
    await expect(search.field).toHaveValue('gauge');
    await expect(search.field).toBeFocused();
    await expect(search.alert).toHaveCount(0);
  });

  test('asks again by itself when the network is back', async ({ doc, page, search }) => {
    await page.route(INDEX_FILES, (route) => route.abort());
    await doc.open(DOC);
    await search.open();
    await page.keyboard.type('gauge');
    await expect(search.alert).toBeVisible();
    await page.unroute(INDEX_FILES);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await search.results();
  });
});
