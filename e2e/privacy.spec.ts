import { expect, test } from './fixtures';
import { untilQuiet } from './support/untilQuiet';

const ADDRESSES = ['/', '/en/basic/data-model', '/markdown-page', '/en/no-such-page'];

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
});
