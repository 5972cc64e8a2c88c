import { expect, test } from './fixtures';
import { addressOf, LANGUAGES } from './support/names';

const SITE = 'https://idmpdocs.taosdata.com';

for (const language of LANGUAGES)
  test(`pages in ${language} have canonical and alternate links`, async ({ page }) => {
    for (const slug of ['', 'intro', 'basic/data-model', 'release-history/1.0.5.0']) {
      await page.goto(addressOf(language, slug));
      const hrefs = (selector: string) =>
        page.locator(selector).evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      const absolute = (other: (typeof LANGUAGES)[number]) => new URL(addressOf(other, slug), SITE).href;
      expect(await hrefs('link[rel="canonical"]')).toEqual([absolute(language)]);
      expect(await hrefs('link[hreflang="zh-Hans"]')).toEqual([absolute('zh-Hans')]);
      expect(await hrefs('link[hreflang="en"]')).toEqual([absolute('en')]);
      expect(await hrefs('link[hreflang="x-default"]')).toEqual([absolute('zh-Hans')]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
      await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', /width=device-width/);
    }
  });

for (const language of LANGUAGES) {
  test(`the release history in ${language} links its feeds`, async ({ page, request }) => {
    const address = addressOf(language, 'release-history');
    await page.goto(address);
    const feeds = page.locator('head link[rel="alternate"][type^="application/"]');
    expect(await feeds.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))).toEqual([
      `${SITE}${address}/atom.xml`,
      `${SITE}${address}/feed.json`,
    ]);
    expect(await (await request.get(`${address}/atom.xml`)).text()).toContain(`xml:lang="${language}"`);
    await page.goto(addressOf(language, 'intro'));
    await expect(feeds).toHaveCount(0);
  });
}

for (const slug of ['redirect', 'blog-redirect'])
  test(`${slug} has alternate links and is not indexed`, async ({ page, request }) => {
    for (const language of LANGUAGES) {
      // Without scripts, as the page would redirect.
      const html = await (await request.get(addressOf(language, slug))).text();
      const links = await page.evaluate((text) => {
        const { head } = new DOMParser().parseFromString(text, 'text/html');
        const alternates = [...head.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
        return {
          robots: head.querySelector('meta[name="robots"]')?.getAttribute('content'),
          alternates: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
        };
      }, html);
      const absolute = (other: (typeof LANGUAGES)[number]) => new URL(addressOf(other, slug), SITE).href;
      expect(links).toEqual({
        robots: 'noindex',
        alternates: {
          'zh-Hans': absolute('zh-Hans'),
          en: absolute('en'),
          'x-default': absolute('zh-Hans'),
        },
      });
    }
  });
