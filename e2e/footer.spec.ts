import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdScript } from './support/hold';
import { untilQuiet } from './support/untilQuiet';

const DOC = 'intro';

/** Texts and images of the footer covered by the open card. */
const coveredByCard = (page: Page): Promise<string[]> =>
  page.locator('[data-qr-card]:visible').evaluate((card) => {
    const own = card.getBoundingClientRect();
    return [...document.querySelectorAll('footer :is(p, h2, a, button, img)')]
      .filter((part) => !card.contains(part) && part.checkVisibility())
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      })
      .map((part) => part.outerHTML.slice(0, 80));
  });

test.describe('Chinese footer', () => {
  test.use({ language: 'zh-Hans' });

  test('shows a card on hover and focus, and the popup on click', async ({ doc, page }) => {
    await doc.open(DOC);
    const button = doc.footer.getByRole('button', { name: '微信公众号', exact: true });
    const card = doc.footer.getByAltText('TDengine Database 公众号');
    // Each certificate has a drawn sign before its text.
    await expect(
      doc.footer.getByRole('link', { name: /^(?:SOC|ISO)/ }).locator('img:first-child'),
    ).toHaveCount(3);
    await expect(card).toBeHidden();
    await button.hover();
    await expect(card).toBeVisible();
    expect(await coveredByCard(page)).toEqual([]);
    // The pointer may move to the card.
    await card.hover();
    await expect(card).toBeVisible();
    // Escape needs the script, which the first hover loads.
    await expect(doc.footer.locator('[data-live]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await page.mouse.move(0, 0);
    await button.focus();
    await expect(card).toBeVisible();
    await button.press('Enter');
    await expect(page.getByRole('dialog', { name: '微信公众号' })).toBeVisible();
  });

  test('shows one card at a time, and none when a popup restores focus', async ({ doc, page }) => {
    await doc.open(DOC);
    // The later styles move the icons.
    await untilQuiet(page);
    const buttonOf = (name: string) => doc.footer.getByRole('button', { name, exact: true });
    const weChat = buttonOf('微信公众号');
    const cards = doc.footer.locator('[data-qr-card]:visible');
    await weChat.click();
    await expect(page.getByRole('dialog', { name: '微信公众号' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(weChat).toBeFocused();
    await expect(cards).toHaveCount(0);
    await buttonOf('技术交流群').hover();
    await expect(cards).toHaveCount(1);
    await expect(doc.footer.getByAltText('TDengine Database 技术交流群')).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(cards).toHaveCount(0);
  });

  for (const when of ['while the popup is open', 'after the popup was closed']) {
    test(`shows no card if its script arrives ${when}`, async ({ doc, page }) => {
      const release = await holdScript(page, 'li:has([data-qr-card])');
      await doc.open(DOC);
      const weChat = doc.footer.getByRole('button', { name: '微信公众号', exact: true });
      const cards = doc.footer.locator('[data-qr-card]:visible');
      const arrive = async () => {
        await release();
        await expect(doc.footer.locator('[data-live]')).toHaveCount(1);
      };
      await weChat.click();
      await expect(page.getByRole('dialog', { name: '微信公众号' })).toBeVisible();
      if (when === 'while the popup is open') await arrive();
      await page.keyboard.press('Escape');
      await expect(weChat).toBeFocused();
      await expect(cards).toHaveCount(0);
      if (when === 'after the popup was closed') await arrive();
      await expect(cards).toHaveCount(0);
      await page.mouse.move(0, 0);
      await weChat.hover();
      await expect(cards).toHaveCount(1);
    });
  }

  test('keeps every card and icon within a narrow viewport', async ({ doc, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await doc.open(DOC);
    for (const name of ['微信公众号', '技术交流群']) {
      const button = doc.footer.getByRole('button', { name, exact: true });
      await button.focus();
      expect(await coveredByCard(page)).toEqual([]);
      const card = doc.footer.locator('[data-qr-card]:visible');
      const box = await card.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    expect(await doc.footer.evaluate((footer) => footer.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('loads its images', async ({ doc }) => {
    await doc.open(DOC);
    await doc.footer.scrollIntoViewIfNeeded();
    const pictures = doc.footer.locator('img:visible');
    expect(await pictures.count()).toBe(12);
    for (const picture of await pictures.all()) {
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, language: 'zh-Hans' });

  test('the footer has its links and shows the cards', async ({ doc }) => {
    await doc.goto(DOC);
    await expect(doc.footer.getByRole('link', { name: '关于我们' })).toHaveAttribute(
      'href',
      'https://www.taosdata.com/about-tdengine',
    );
    await doc.footer.getByRole('button', { name: '微信公众号' }).hover();
    await expect(doc.footer.getByAltText('TDengine Database 公众号')).toBeVisible();
  });
});

test('a page built in another year shows the current year', async ({ doc, page }) => {
  await page.clock.setFixedTime(new Date('2041-06-01'));
  await doc.open(DOC);
  await expect(doc.footer).toContainText('© 2022–2041 TDengine');
});
