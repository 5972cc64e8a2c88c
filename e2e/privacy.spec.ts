import { expect, test } from './fixtures';
import { untilQuiet } from './support/untilQuiet';

const ADDRESSES = [
  '/',
  '/en',
  '/intro',
  '/en/basic/data-model',
  '/markdown-page',
  '/en/markdown-page',
  '/no-such-page',
  '/en/no-such-page',
];

test.describe('a default build', () => {
  for (const address of ADDRESSES) {
    test(`sends no third-party requests on ${address}`, async ({ page, doc, baseURL }) => {
      const strangers: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) strangers.push(url);
      });
      await page.goto(address);
      await doc.ready();
      await doc.footer.scrollIntoViewIfNeeded();
      await untilQuiet(page);
      expect(strangers).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    });
  }

  for (const [address, target] of [
    ['/redirect?target=tsdb', 'https://docs.taosdata.com/'],
    ['/en/blog-redirect', 'https://www.tdengine.com/blog'],
  ] as const) {
    test(`only requests the target on ${address}`, async ({ page, baseURL }) => {
      const strangers: string[] = [];
      await page.route(/^https:/, (route) => route.fulfill({ body: '' }));
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) strangers.push(request.url());
      });
      await page.goto(address);
      await page.waitForURL(target);
      expect(strangers.filter((url) => !url.startsWith(target) && !url.endsWith('/favicon.ico'))).toEqual([]);
    });
  }
});
