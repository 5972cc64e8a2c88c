import { SALES_VALUES } from './pages/ContactPopup';
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
    await popup.root.getByText('关闭', { exact: true }).click();
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

test('a fault of the server is logged, keeps the form and re-enables the button', async ({
  doc,
  popup,
  api,
  log,
}) => {
  for (const script of ['email.php', 'save-visit-log.php', 'subscribe.php'] as const)
    api.setFault(script, 'status500');
  await doc.open(DOC);
  await popup.open('联系销售');
  await popup.fillSales();
  await popup.submitButton.click();
  await expect.poll(() => log.filter((line) => line.includes('email.php'))).toHaveLength(1);
  await expect(popup.submitButton).toHaveText('提交');
  await expect(popup.submitButton).toBeEnabled();
  expect(await popup.salesValues()).toEqual(Object.values(SALES_VALUES));
  await popup.closeButton.click();
  await popup.open('订阅');
  await popup.root.getByLabel('邮箱').fill('a@example.com');
  await doc.settle();
  const dialog = await popup.root.boundingBox();
  await popup.submitButton.click();
  await expect.poll(() => log.filter((line) => line.includes('subscribe.php'))).toHaveLength(1);
  await expect(popup.root.getByLabel('邮箱')).toHaveValue('a@example.com');
  await expect(popup.alert).toHaveText('订阅没有成功，请稍后再试。');
  expect((await popup.root.boundingBox())?.height).toBe(dialog?.height);
  for (const fault of ['huge', 'endless'] as const) {
    api.setFault('subscribe.php', fault);
    const before = log.length;
    await popup.submitButton.click();
    // The call ends after 10 s; until then, the dialog can be closed.
    await expect.poll(() => log.slice(before).join(), { timeout: 15_000 }).toContain('subscribe.php');
    await expect(popup.alert).toBeVisible();
    await expect(popup.submitButton).toBeEnabled();
  }
  api.setFault('subscribe.php', null);
  await popup.submitButton.click();
  await expect(popup.success).toBeVisible();
});
