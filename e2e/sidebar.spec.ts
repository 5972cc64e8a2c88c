import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { LANGUAGES } from './support/names';
import { untilQuiet } from './support/untilQuiet';

const DOC = 'basic/data-model';
const DEEP = 'basic/data-visualization/trend';

for (const language of LANGUAGES) {
  test.describe(`sidebar in ${language}`, () => {
    test.use({ language });

    test('as built, lists every document, with the current chapters expanded', async ({ doc, request }) => {
      const html = await (await request.get(doc.addressOf(DEEP))).text();
      await doc.page.setContent(html);
      const addresses = await doc.sidebar.root
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(addresses.length).toBeGreaterThan(50);
      expect(addresses.every((address) => address.startsWith('/en') === (language === 'en'))).toBe(true);
      await expect(doc.sidebar.current).toHaveCount(1);
      await expect(doc.sidebar.current).toHaveAttribute('href', doc.addressOf(DEEP));
      const open = await doc.sidebar.root
        .locator('li:has(> details[open]) > a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(open).toEqual([doc.addressOf('basic'), doc.addressOf('basic/data-visualization')]);
      const home = language === 'en' ? 'Documentation Home' : '文档首页';
      await expect(doc.sidebar.linkTo(doc.addressOf(''))).toHaveText(home);
    });

    test('can be hidden and shown', async ({ doc }) => {
      await doc.open(DOC);
      const before = (await doc.article.boundingBox())?.x ?? 0;
      await doc.sidebar.hideButton.click();
      await expect(doc.sidebar.root).toBeHidden();
      await expect(doc.sidebar.showButton).toBeFocused();
      expect((await doc.article.boundingBox())?.x ?? 0).toBeLessThan(before);
      await doc.sidebar.showButton.click();
      await expect(doc.sidebar.root).toBeVisible();
      await expect(doc.sidebar.hideButton).toBeFocused();
      await expect(doc.sidebar.showButton).toHaveCount(0);
    });
  });
}

test('stays hidden across navigation', async ({ doc }) => {
  await doc.open(DOC);
  await doc.sidebar.hideButton.click();
  await doc.pages.locator('a[rel="next"]').click();
  await expect.poll(() => doc.address()).not.toBe(doc.addressOf(DOC));
  await expect(doc.sidebar.root).toBeHidden();
  await expect(doc.sidebar.showButton).toBeVisible();
});

test.describe('folding', () => {
  interface Motion {
    duration: number;
    easing: string;
    heights: string[];
  }

  /** Toggles a chapter and returns the motion of its list. */
  const unfold = (fold: Locator): Promise<Motion | undefined> =>
    fold.evaluate(async (summary) => {
      (summary as HTMLElement).click();
      await new Promise(requestAnimationFrame);
      return document
        .getAnimations()
        .map(({ effect }) => effect as KeyframeEffect)
        .map((effect) => ({
          duration: Number(effect.getTiming().duration),
          easing: effect.getTiming().easing ?? '',
          heights: effect.getKeyframes().map(({ height }) => String(height)),
        }))
        .find(({ heights }) => heights[0] === '0px');
    });

  test('animates the height with easing, longer for longer lists', async ({ doc, page }) => {
    await doc.open('intro');
    const long = await unfold(doc.sidebar.fold('/en/operation'));
    await doc.settle();
    const short = await unfold(doc.sidebar.fold('/en/get-started'));
    await doc.settle();
    for (const motion of [long, short]) {
      expect(motion?.easing).toBe('ease-in-out');
      expect(motion?.heights).toEqual(['0px', expect.stringMatching(/^[\d.]+px$/)]);
    }
    expect(short?.duration).toBeGreaterThan(50);
    expect(long?.duration).toBeGreaterThan(short?.duration ?? 0);
    const movingLists = () =>
      document
        .getAnimations()
        .filter(
          ({ effect }) => effect instanceof KeyframeEffect && effect.target instanceof HTMLUListElement,
        );
    await expect
      .poll(async () => (await page.evaluateHandle(movingLists)).evaluate((list) => list.length))
      .toBe(0);
  });

  test('is not animated with reduced motion', async ({ doc, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await doc.open('intro');
    expect(await unfold(doc.sidebar.fold('/en/operation'))).toBeUndefined();
    await expect(doc.sidebar.chapter('/en/operation')).toHaveAttribute('open', '');
  });
});

test('on a page that it does not list, the first page does not fetch it again', async ({ doc, page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'xhr' && !pathname.startsWith('/page-data/')) fetched.push(pathname);
  });
  await doc.goto('/en/no-such-page');
  await expect(page.locator('html[data-app=ready]')).toBeAttached();
  await untilQuiet(page);
  expect(fetched).toEqual([]);
});
