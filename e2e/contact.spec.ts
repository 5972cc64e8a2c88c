import { expectAccessible } from './support/axe';
import { expect, test } from './support/contactTest';

const DOC = 'intro';
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };

const TITLES = {
  微信公众号: '微信公众号',
  技术交流群: '技术交流群',
  订阅: '订阅',
  联系销售: '联系 TDengine',
} as const;

test.describe('dialog', () => {
  for (const [opener, title] of Object.entries(TITLES)) {
    test(`opens with ${opener}, closes and restores focus`, async ({ doc, page, popup }) => {
      await doc.open(DOC);
      await popup.open(opener);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      await expectAccessible(page, 'dialog');
      await page.keyboard.press('Escape');
      await expect(popup.root).toHaveCount(0);
      await expect(popup.opener(opener)).toBeFocused();
      await popup.open(opener);
      await popup.closeButton.click();
      await expect(popup.root).toHaveCount(0);
    });
  }

  test('opens contact sales with the link below the document', async ({ doc, page }) => {
    await doc.open(DOC);
    await page.getByRole('link', { name: '获取专业服务' }).click();
    await expect(page.getByRole('dialog', { name: TITLES.联系销售 })).toBeVisible();
  });

  test('shows the QR codes', async ({ doc, popup }) => {
    await doc.open(DOC);
    for (const [opener, alt] of [
      ['微信公众号', 'TDengine Database 公众号'],
      ['技术交流群', 'TDengine Database 技术交流群'],
    ] as const) {
      await popup.open(opener);
      const width = () =>
        popup.root.getByAltText(alt).evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
      await popup.closeButton.click();
    }
  });

  test.describe('on a phone', () => {
    test.use({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });

    test('offers alternatives to scanning', async ({ doc, page }) => {
      await doc.open(DOC);
      await page.getByRole('button', { name: '微信公众号' }).tap();
      const dialog = page.getByRole('dialog', { name: '微信公众号' });
      const save = dialog.getByRole('link', { name: '保存图片' });
      await expect(save).toHaveAttribute('download', 'weChat.png');
      const picture = await page.request.get((await save.getAttribute('href')) ?? '');
      expect((await picture.body()).subarray(1, 4).toString()).toBe('PNG');
      await dialog.getByRole('button', { name: '复制账号名称 TDengine' }).tap();
      await expect(dialog.getByRole('button', { name: '已复制' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('TDengine');
    });
  });
});

test('the sales form tells all empty fields at once, and stays where it is', async ({
  doc,
  page,
  popup,
  api,
}) => {
  await doc.open(DOC);
  await popup.open('联系销售');
  await doc.settle();
  const before = await popup.root.boundingBox();
  await popup.submitButton.click();
  // Shown for two seconds, over the lead; the alert itself has no height.
  await expect(popup.alert.getByText('请输入您的名字')).toBeVisible();
  await expect(popup.root.locator('[aria-invalid]')).toHaveCount(5);
  await expect(popup.field('姓名')).toBeFocused();
  expect(await popup.root.boundingBox()).toEqual(before);
  await expectAccessible(page, 'dialog');
  expect(api.calls).toEqual([]);
});
