import { expect, test } from './support/partsTest';
import { SearchDialog } from './pages/SearchDialog';

/** Page that each of the three versions of the small site says differently. */
const DOC = 'admonitions';
/** Page that version 1.0 does not have. */
const SHARED = 'tabs';
const PREFERRED = 'docs-preferred-version-default';

test('the same page opens in another version, with a notice that links back', async ({ doc, page }) => {
  await doc.open(DOC);
  await doc.navbar.versionButton.click();
  await doc.navbar.link('1.0').click();
  await expect(page).toHaveURL(/\/en\/1\.0\/admonitions$/);
  await expect(doc.navbar.versionButton).toContainText('1.0');
  await expect(doc.article).toContainText('the picture of a mandarin');
  const notice = doc.article.getByRole('note').first();
  await expect(notice).toContainText('This page describes version 1.0.');
  expect(await page.evaluate((key) => localStorage.getItem(key), PREFERRED)).toBe('1.0');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/admonitions$/);
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/admonitions$/);
});

test('a version has its own sidebar, whose links stay in it', async ({ doc, page }) => {
  await doc.open(`0.9/${SHARED}`);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const links = await sidebar.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter((href) => !/^\/en\/0\.9\//.test(href ?? ''))).toEqual([]);
  await expect(doc.navbar.versionButton).toContainText('0.9');
  await sidebar.locator('[aria-current="page"]').waitFor();
  await doc.article.getByRole('note').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/tabs$/);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', `/en/${SHARED}`);
});

test('the version menu says where a page is missing, and leads to the start of that version', async ({
  doc,
  page,
}) => {
  await doc.open(SHARED);
  await doc.navbar.versionButton.click();
  await expect(doc.navbar.link('0.9')).toHaveText('0.9');
  const old = doc.navbar.link('1.0');
  await expect(old).toHaveText('1.0does not have this page');
  await old.click();
  await expect(page).toHaveURL(/\/en\/1\.0$/);
  await expect(doc.navbar.versionButton).toContainText('1.0');
});

test('an older version has its own search', async ({ doc, page }) => {
  const search = new SearchDialog(page, 'en');
  await doc.open(`1.0/${DOC}`);
  await search.open();
  await search.field.fill('mandarin');
  await expect(search.options.first()).toHaveAttribute('href', /\/en\/1\.0\/admonitions/);
  await doc.open(DOC);
  await search.open();
  await search.field.fill('mandarin');
  await expect(search.root).toContainText('No results for');
});

test('an unknown stored version is reported and removed', async ({ doc, page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.addInitScript((key) => localStorage.setItem(key, '7.7'), PREFERRED);
  await doc.open(DOC);
  await expect
    .poll(() => warnings)
    .toContain('No docs version named "7.7"; available versions: current, 1.0, 0.9.');
  expect(await page.evaluate((key) => localStorage.getItem(key), PREFERRED)).toBeNull();
});
