import { expect, test } from './fixtures';
import { matrixUnless } from './support/matrix';
import { LANGUAGE_LABELS, LANGUAGES, NAMES } from './support/names';
import { sidewaysParts } from './support/sideways';
import { untilQuiet } from './support/untilQuiet';

const DOC = 'basic/data-model';
/** End of each title, and home of the product. */
const SITES = {
  en: { title: 'TDengine IDMP Documentation | TDengine', home: 'https://www.tdengine.com/idmp' },
  'zh-Hans': { title: 'TDengine IDMP 文档 | 涛思数据', home: 'https://www.taosdata.com/idmp' },
};
/** Widths of usual windows, from tablets to desktops; `layout.spec.ts` has those of phones. */
const WIDTHS = [768, 996, 1024, 1210, 1280, 1366, 1440, 1536, 1600, 1920, 2560];

for (const language of LANGUAGES) {
  test.describe(`shell in ${language}`, () => {
    test.use({ language });
    const structure = matrixUnless(language === 'en');

    test('has every element with its accessible name, and where each leads', async ({ doc, page }) => {
      await doc.open(DOC);
      const names = NAMES[language];
      await expect(page.getByRole('link', { name: names.skipLink })).toHaveCount(1);
      await expect(doc.navbar.root).toBeVisible();
      await expect(doc.sidebar.root).toBeVisible();
      await expect(doc.breadcrumbs).toBeVisible();
      await expect(doc.toc.first()).toBeVisible();
      await expect(doc.pages).toBeVisible();
      await expect(doc.sidebar.hideButton).toBeVisible();
      await expect(doc.navbar.colorToggle('system')).toBeVisible();
      await expect(doc.navbar.languageButton).toBeVisible();
      await expect(doc.navbar.versionButton).toBeVisible();
      await expect(doc.navbar.searchButton).toBeVisible();
      await expect(doc.announcement).toBeVisible();
      await expect(doc.footer).toBeVisible();

      const heading = (await doc.heading.innerText()).trim();
      const title = await page.title();
      expect(title.startsWith(heading)).toBe(true);
      expect(title.endsWith(` | ${SITES[language].title}`)).toBe(true);
      await expect(doc.breadcrumbs.locator('a').last()).toHaveAttribute('href', doc.addressOf('basic'));
      await expect(doc.breadcrumbs).not.toContainText(heading);
      const brand = doc.navbar.link('TDengine IDMP');
      await expect(brand).toHaveAttribute('href', SITES[language].home);
      const links = page.getByRole('region', { name: /Support|支持/ }).getByRole('link');
      await expect(links).toHaveCount(3);
      await expect(links.first()).toHaveAttribute('href', new RegExp(`${language}/.*data-model\\.mdx?$`));
      for (const link of [brand, ...(await links.all())])
        await expect(link).toHaveAttribute('target', '_blank');
    });

    test('scrolls down only, at every usual width', async ({ doc, page }) => {
      for (const slug of ['', DOC]) {
        await doc.open(slug);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect(await sidewaysParts(page)).toEqual([]);
        }
      }
    });

    test('has a working skip link', structure, async ({ doc, page }) => {
      await doc.open(DOC);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: NAMES[language].skipLink });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}

test('opens navbar links in a new tab through the redirect page', async ({ doc }) => {
  await doc.open(DOC);
  for (const [name, target] of [
    ['TSDB Docs', 'tsdb'],
    ['Cloud', 'cloud'],
    ['Contact Us', 'contactus'],
  ] as const) {
    const link = doc.navbar.link(name);
    await expect(link).toHaveAttribute('href', `/en/redirect?target=${target}`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noreferrer/);
  }
});

test.describe('navbar', () => {
  const scrollBy = (distance: number) => `window.scrollBy({ top: ${distance}, behavior: 'instant' })`;

  test('hides on scrolling down and shows on scrolling up', async ({ doc, page }) => {
    await doc.open(DOC);
    await page.evaluate(scrollBy(900));
    await expect(doc.navbar.root).not.toBeInViewport();
    await page.evaluate(scrollBy(-300));
    await expect(doc.navbar.root).toBeInViewport();
  });

  test('hides after following a table of contents link', async ({ doc }) => {
    await doc.open(DOC);
    await doc.toc.first().getByRole('link').nth(2).click();
    await expect(doc.navbar.root).not.toBeInViewport();
  });

  test('leaves no gap above or below sidebar and table of contents when hidden', async ({ doc, page }) => {
    await doc.open(DOC);
    const edges = () =>
      page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const toc = box('nav[data-toc]:not(article *)');
        const sidebar = box('#idmp-sidebar');
        return [sidebar?.top, sidebar?.bottom, toc && toc.top < 40];
      });
    const height = await page.evaluate(() => window.innerHeight);
    // The announcement above it pushes its end below the window.
    expect(Number((await edges())[1])).toBeGreaterThanOrEqual(height);
    await page.evaluate(scrollBy(900));
    await expect.poll(edges).toEqual([0, height, true]);
    await page.evaluate(scrollBy(-200));
    const below = await doc.navbar.root.evaluate((bar) => bar.getBoundingClientRect().height);
    await expect.poll(edges).toEqual([below, height, false]);
  });

  test('reappears when focused, and stays while it is', async ({ doc, page }) => {
    await doc.open(DOC);
    await page.evaluate(scrollBy(900));
    await expect(doc.navbar.root).not.toBeInViewport();
    await doc.navbar.languageButton.focus();
    await expect(doc.navbar.root).toBeInViewport();
    const before = await page.evaluate(() => window.scrollY);
    await page.evaluate(scrollBy(400));
    await page.waitForFunction((top) => window.scrollY > top, before);
    await untilQuiet(page);
    await expect(doc.navbar.root).toBeInViewport();
  });
});

for (const name of ['Languages', 'Versions']) {
  test(`${name}: Escape closes the menu and restores focus`, async ({ doc, page }) => {
    await doc.open(DOC);
    const button = doc.navbar.root.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });
}

test('arrow keys open a menu and move through it', async ({ doc, page }) => {
  await doc.open(DOC);
  await doc.navbar.languageButton.focus();
  // The first key press loads its handler.
  await page.keyboard.press('Shift');
  await expect(async () => {
    await doc.navbar.languageButton.press('ArrowDown');
    await expect(doc.navbar.languageLink('en')).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(doc.navbar.languageLink('zh-Hans')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(doc.navbar.languageButton).toBeFocused();
});

for (const language of LANGUAGES) {
  test.describe(() => {
    test.use({ language });

    test(`shows version and language in the navbar, and links to the docs home, in ${language}`, async ({
      doc,
    }) => {
      await doc.open(DOC);
      await expect(doc.navbar.versionButton).toHaveText('Next');
      // The entry of the version that is shown leads to the page itself.
      await expect(doc.navbar.root.locator('a', { hasText: 'Next' })).toHaveAttribute(
        'href',
        doc.addressOf(DOC),
      );
      await expect(doc.navbar.languageButton).toHaveText(LANGUAGE_LABELS[language]);
      const home = doc.navbar.root.getByRole('link', {
        name: language === 'en' ? 'Docs' : '文档',
        exact: true,
      });
      for (const width of [1280, 320]) {
        await doc.page.setViewportSize({ width, height: 740 });
        await expect(home).toBeVisible();
      }
      await home.click();
      await expect.poll(() => doc.address()).toBe(doc.addressOf(''));
    });

    test(`starts its text near the top on a phone, in ${language}`, async ({ doc, page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      for (const slug of [DOC, 'operation/installation/docker-guide', 'release-history/1.0.5.0']) {
        await doc.open(slug);
        expect((await doc.heading.boundingBox())?.y).toBeLessThan(200);
      }
    });

    test(`leaves half of the viewport to the text at 400 % zoom, in ${language}`, async ({ doc, page }) => {
      await page.setViewportSize({ width: 320, height: 225 });
      await doc.open(DOC);
      const share = () =>
        page.evaluate(() => {
          const rows = Array.from({ length: innerHeight }, (_, y) =>
            document.elementFromPoint(innerWidth / 2, y),
          );
          return rows.filter((at) => at?.closest('main')).length / rows.length;
        });
      expect(await share()).toBeGreaterThanOrEqual(0.5);
      for (const distance of [600, -100]) {
        await page.evaluate(`scrollBy({ top: ${distance}, behavior: 'instant' })`);
        await expect.poll(share).toBeGreaterThanOrEqual(0.5);
      }
    });
  });
}

test.describe('responsive layout', () => {
  test('is the mobile layout up to 996 pixels', async ({ doc, page }) => {
    await page.setViewportSize({ width: 996, height: 800 });
    await doc.open(DOC);
    await expect(doc.sidebar.root).not.toBeInViewport();
    await expect(doc.navbar.menuToggle).toBeVisible();
    await expect(doc.navbar.languageButton).toBeHidden();
  });
});
