import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const TARGETS = {
  '': {
    tsdb: 'https://docs.taosdata.com/',
    cloud: 'https://cloud.taosdata.com/',
    contactus: 'https://www.taosdata.com/contactus',
    blog: 'https://www.taosdata.com/blog',
  },
  '/en': {
    tsdb: 'https://docs.tdengine.com/',
    cloud: 'https://cloud.tdengine.com/',
    contactus: 'https://tdengine.com/contact/',
    blog: 'https://www.tdengine.com/blog',
  },
} as const;

/** Fulfills requests to all other sites and records navigations. */
async function stubOtherSites(page: Page): Promise<string[]> {
  const visited: string[] = [];
  await page.route(/^https:/, (route) => {
    visited.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>arrived</title>' });
  });
  return visited;
}

for (const [base, targets] of Object.entries(TARGETS)) {
  const home = base || '/';

  test.describe(`${base}/redirect`, () => {
    for (const [target, address] of Object.entries(targets)) {
      test(`redirects to ${address}`, async ({ page }) => {
        await stubOtherSites(page);
        await page.goto(`${base}/redirect?target=${target}`);
        await page.waitForURL(address);
      });
    }

    test('adds no history entry', async ({ page, baseURL }) => {
      await stubOtherSites(page);
      await page.goto(`${base}/intro`);
      await page.evaluate((to) => window.location.assign(to), `${base}/redirect?target=tsdb`);
      await page.waitForURL(targets.tsdb);
      await page.goBack();
      await page.waitForURL(`${baseURL}${base}/intro`);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`${base}/redirect offers every target as a link`, async ({ page }) => {
      await page.goto(`${base}/redirect?target=cloud`);
      const links = page.getByRole('main').getByRole('link');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(addresses).toEqual([...Object.values(targets), home]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        base ? 'Redirecting...' : '正在跳转...',
      );
    });

    test(`${base}/blog-redirect offers the blog as a link`, async ({ page }) => {
      await page.goto(`${base}/blog-redirect`);
      await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', targets.blog);
    });
  });
}
