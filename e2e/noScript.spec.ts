import { expect, test } from './fixtures';
import { pageBrightness } from './support/colors';
import { LANGUAGES, NAMES } from './support/names';
import { tryEach } from './support/tryEach';

const DOC = 'basic/data-model';

test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES) {
  test.describe(`without scripts in ${language}`, () => {
    test.use({ language });

    test('collapsed chapters can be expanded', async ({ doc }) => {
      await doc.goto(DOC);
      await expect(doc.sidebar.linkTo(doc.addressOf('advanced/category'))).toBeHidden();
      await doc.sidebar.fold(doc.addressOf('advanced')).click();
      await expect(doc.sidebar.linkTo(doc.addressOf('advanced/category'))).toBeVisible();
    });
  });
}

test('release entries can be filtered', async ({ doc }) => {
  await doc.goto('release-history');
  const entries = doc.article.locator('.changelog li');
  const all = await entries.count();
  await doc.article.getByRole('group', { name: 'Type' }).getByLabel('Fixed').check();
  const fixed = entries.filter({ visible: true });
  await expect(fixed.filter({ hasNotText: 'Fixed' })).toHaveCount(0);
  const count = await fixed.count();
  expect(count).toBeLessThan(all);
  await doc.article.getByRole('group', { name: 'Area' }).getByLabel('AI', { exact: true }).check();
  expect(await fixed.count()).toBeLessThan(count);
  await expect(entries.locator('code').first()).toBeAttached();
});

for (const scheme of ['light', 'dark'] as const) {
  test(`colors follow a ${scheme} system`, async ({ doc, page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await doc.goto(DOC);
    expect((await pageBrightness(page)) > 0.5).toBe(scheme === 'light');
  });
}

test('documents are reachable on a phone', async ({ doc, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await doc.goto(DOC);
  await expect(doc.heading).toBeVisible();
  await expect(doc.navbar.languageLink('zh-Hans')).toBeVisible();
  await doc.sidebar.linkTo('/en/basic/layout').scrollIntoViewIfNeeded();
  await doc.sidebar.linkTo('/en/basic/layout').click();
  await expect(page).toHaveURL(/basic\/layout$/);
});

/** A document with code, a chapter index, the 404 page and the redirect page. */
const TEMPLATES = ['get-started/get-started-docker', 'basic', 'no-such-page', 'redirect'];

for (const language of LANGUAGES) {
  test.describe(`each template without scripts in ${language}`, () => {
    test.use({ language });

    test('shows no dead controls and keeps navigation working', async ({ doc, page }) => {
      const other = LANGUAGES.find((name) => name !== language) ?? language;
      await tryEach(TEMPLATES, async (slug) => {
        await doc.goto(slug);
        await expect(doc.heading).toBeVisible();
        await expect(doc.sidebar.linkTo(doc.addressOf('basic'))).toBeVisible();
        await expect(doc.navbar.searchButton).toBeHidden();
        await expect(doc.announcement).toBeHidden();
        await expect(doc.footer.locator('[data-popup="subScription"]:visible')).toHaveCount(0);
        await expect(page.locator('main :is(form, [data-copy]):visible')).toHaveCount(0);
        await expect(doc.navbar.languageButton).toBeHidden();
        await expect(doc.navbar.versionButton).toBeHidden();
        await expect(doc.navbar.languageLink(other)).toBeVisible();
        await doc.navbar.link(NAMES[language].allPages).click();
        await expect(doc.sidebar.root).toBeInViewport();
        await expect(doc.footer.getByRole('link').first()).toBeVisible();
      });
    });

    test('all tab panels are visible under their labels', async ({ doc }) => {
      await doc.goto('get-started/get-started-docker');
      const panels = doc.article.locator('.tab-panel');
      expect(await panels.count()).toBeGreaterThan(1);
      for (const panel of await panels.all()) await expect(panel).toBeVisible();
      for (const label of await doc.article.locator('.tab-label').all()) await expect(label).toBeVisible();
    });
  });
}
