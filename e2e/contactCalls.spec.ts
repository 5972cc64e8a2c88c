import type { Route } from '@playwright/test';
import { expect, test } from './support/contactTest';

const DOC = 'intro';

test.describe('calls', () => {
  test('subscribe an email address', async ({ doc, page, popup, api }) => {
    await doc.open(DOC);
    await popup.open('订阅');
    await popup.root.getByLabel('邮箱').fill('a@example.com');
    await page.keyboard.press('Enter');
    await expect(popup.success).toHaveText('恭喜您成功订阅 TDengine 最新动态');
    await expect(popup.root.getByRole('img')).toBeVisible();
    expect(api.calls.map(({ script, fields }) => [script, fields])).toEqual([
      ['subscribe.php', { email: 'a@example.com' }],
    ]);
    expect(api.calls[0]?.contentType).toMatch(/^multipart\/form-data; boundary=/);
    const close = popup.root.getByText('关闭', { exact: true });
    await expect(close).toBeFocused();
    await close.click();
    await expect(popup.root).toHaveCount(0);
    await popup.open('订阅');
    await expect(popup.root.getByLabel('邮箱')).toHaveValue('');
  });

  test('send sales mail and visit log, skip the lead and set the contact cookies', async ({
    doc,
    page,
    popup,
    api,
    log,
    context,
  }) => {
    await page.goto(`${api.url}/intro`, { referer: 'https://search.example/?q=idmp' });
    await doc.ready();
    await popup.open('联系销售');
    await popup.fillSales();
    await popup.root.getByLabel('咨询类别').selectOption('OEM 伙伴');
    await popup.submitButton.click();
    await expect(popup.success).toHaveText('我们将在最快时间内与您取得联系！');
    expect(api.calls.map(({ script }) => script).sort()).toEqual(['email.php', 'save-visit-log.php']);
    expect(api.callsOf('save-visit-log.php')[0]?.fields).toEqual({
      email: 'li@example.com',
      log: 'https://search.example/?q=idmp',
    });
    expect(api.callsOf('email.php')[0]?.fields).toMatchObject({
      from: 'support@example.com',
      fromname: '李雷',
      to: 'sales@example.com',
      subject: '联系销售',
      category: 'OEM 伙伴',
      message: expect.stringContaining('https://search.example/'),
      successmsg: '成功联系销售',
      errormsg: '抱歉，暂时联系不到销售',
    });
    expect(log).toContain('GATSBY_LEADS_API is not set; the lead is not sent.');
    const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));
    expect(Object.keys(cookies).sort()).toEqual(['contact-sales', 'email']);
    const days = ((cookies['email']?.expires ?? 0) - Date.now() / 1_000) / 86_400;
    expect(Math.round(days)).toBe(365);
    expect(cookies['email']).toMatchObject({ sameSite: 'Lax', path: '/', domain: '127.0.0.1' });
  });
});

/** What may come in place of success; contactClient.test.ts has more bodies. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'no answer': (route) => route.abort(),
  'status 500': (route) => route.fulfill({ status: 500, json: [{ status: 'success' }] }),
  'status 204': (route) => route.fulfill({ status: 204 }),
  'a page': (route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in' }),
  'a redirect': (route) => route.fulfill({ status: 302, headers: { location: '/intro' } }),
};

for (const [opener, script] of [
  ['联系销售', 'email.php'],
  ['订阅', 'subscribe.php'],
] as const)
  test(`${opener}: a request that fails says so, offers another way, is logged and keeps the form`, async ({
    doc,
    page,
    popup,
    api,
    log,
  }) => {
    await doc.open(DOC);
    await popup.open(opener);
    if (script === 'email.php') await popup.fillSales();
    else await popup.root.getByLabel('邮箱').fill('a@example.com');
    await doc.settle();
    const fields = popup.root.locator('input, select, textarea');
    const values = () => fields.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
    const [before, height] = [await values(), (await popup.root.boundingBox())?.height];
    const failsOnce = async (lines: number): Promise<void> => {
      await popup.submitButton.click();
      // A call that never ends is given up after 10 s; until then, the dialog can be closed.
      const logged = () => log.slice(lines).filter((line) => line.includes(script));
      await expect.poll(logged, { timeout: 15_000 }).toHaveLength(1);
      await expect(popup.alert).toHaveText('提交失败。请重试，或写信到 support@taosdata.com');
      await expect(popup.alert.getByRole('link')).toHaveAttribute('href', /^mailto:support@/);
      await expect(popup.submitButton).toHaveText('提交');
      await expect(popup.submitButton).toHaveAttribute('aria-disabled', 'false');
      expect(await values()).toEqual(before);
      expect((await popup.root.boundingBox())?.height).toBe(height);
    };
    for (const [name, answer] of Object.entries(FAULTS))
      await test.step(name, async () => {
        await page.route(`**/${script}`, answer);
        await failsOnce(log.length);
        await page.unroute(`**/${script}`);
      });
    for (const fault of ['huge', 'endless'] as const) {
      api.setFault(script, fault);
      await failsOnce(log.length);
    }
    api.setFault(script, null);
    await popup.submitButton.click();
    await expect(popup.success).toBeVisible();
    expect(api.callsOf(script)).toHaveLength(3);
  });
