import { expect, test } from './support/contactTest';
import { tagsOf } from './support/htmlText';

const DOC = 'intro';

test.describe('visit history', () => {
  const VENDOR = 'https://www.taosdata.com/idmp';
  const historyOf = (page: { evaluate: (script: string) => Promise<unknown> }): Promise<string> =>
    page.evaluate(`/(?:^|; )TS_LOG=([^;]*)/.exec(document.cookie)?.[1] ?? ''`) as Promise<string>;

  test('keeps the newest URLs within 4,000 bytes', async ({ doc, page, api }) => {
    const old = Array.from({ length: 38 }, (_, index) => `https://a.example/${index}/${'x'.repeat(80)}`);
    await page.context().addCookies([{ name: 'TS_LOG', value: old.join('%2C'), url: api.url }]);
    await page.goto(`${api.url}/intro?q=${'y'.repeat(300)}`, { referer: VENDOR });
    await doc.ready();
    const value = await historyOf(page);
    const kept = decodeURIComponent(value).split(',');
    expect(`TS_LOG=${value}`.length).toBeLessThanOrEqual(4_000);
    expect(kept.at(-1)).toContain('/intro?q=yyy');
    expect(kept.slice(0, -1)).toEqual(old.slice(1 - kept.length));
    expect(kept.length).toBeGreaterThan(30);
  });

  for (const planted of ['%E4%', '%', 'a%3Bb%3C%2Fp%3E', '<script>', ',,,']) {
    test(`survives the value ${planted}`, async ({ doc, page, popup, api }) => {
      await page.context().addCookies([{ name: 'TS_LOG', value: planted, url: api.url }]);
      await page.goto(`${api.url}/intro`, { referer: VENDOR });
      await doc.ready();
      expect(await historyOf(page)).toContain('/intro');
      await popup.open('联系销售');
      await popup.fillSales();
      await popup.submitButton.click();
      await expect(popup.success).toBeVisible();
      expect(tagsOf(String(api.callsOf('email.php')[0]?.fields['message']))).toHaveLength(14);
    });
  }

  test('reports a known contact once per page load and renews its cookies', async ({
    doc,
    page,
    api,
    context,
  }) => {
    await context.addCookies([
      { name: 'email', value: 'a%40example.com', url: api.url },
      { name: 'contact-sales', value: 'true', url: api.url },
    ]);
    await doc.open(DOC);
    await expect.poll(() => api.callsOf('sync2Jira.php').length).toBe(1);
    expect(api.callsOf('sync2Jira.php')[0]?.fields).toEqual({ email: 'a@example.com', url: page.url() });
    const days = (await context.cookies()).map(({ expires }) =>
      Math.round((expires - Date.now() / 1_000) / 86_400),
    );
    expect(days).toEqual([365, 365]);
  });
});
