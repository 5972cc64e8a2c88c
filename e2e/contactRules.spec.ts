import type { SalesLabel } from './pages/ContactPopup';
import { expect, test } from './support/contactTest';
import { stopClock } from './support/stopClock';

const DOC = 'intro';

test.describe('rules', () => {
  test('of the subscription: text, focus, gone after two seconds, nothing sent', async ({
    doc,
    page,
    popup,
    api,
  }) => {
    await doc.open(DOC);
    await popup.open('订阅');
    const email = popup.root.getByPlaceholder('请输入您的邮箱');
    await stopClock(page);
    for (const [value, text] of [
      ['', '请输入邮件地址'],
      ['a@b', '电子邮件不正确'],
    ] as const) {
      await email.fill(value);
      await popup.submitButton.click();
      await expect(popup.alert).toHaveText(text);
      await expect(email).toBeFocused();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await page.clock.runFor(1_900);
      await expect(popup.alert).toHaveText(text);
      await page.clock.runFor(200);
      await expect(popup.alert).toBeEmpty();
      // The message below the field stays until the value is valid.
      await expect(email).toHaveAccessibleDescription(text);
    }
    await email.fill('a@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(popup.root.getByText('电子邮件不正确')).toHaveCount(0);
    expect(api.calls).toEqual([]);
  });

  test('of the sales form, in order', async ({ doc, page, popup, api }) => {
    await doc.open(DOC);
    await popup.open('联系销售');
    await stopClock(page);
    const steps: [SalesLabel, string, string][] = [
      ['姓名', '请输入您的名字', '李雷'],
      ['公司名', '请输入公司名', '示例'],
      ['邮箱', '请输入邮件地址', 'li@example'],
      ['邮箱', '电子邮件不正确', 'li@example.com'],
      ['手机号', '请输入手机号码', '12800138000'],
      ['手机号', '手机号码不正确', '13800138000'],
      ['留言', '请留言', '你好'],
    ];
    for (const [label, text, value] of steps) {
      await popup.submitButton.click();
      await expect(popup.alert).toHaveText(text);
      await expect(popup.field(label)).toBeFocused();
      await page.clock.runFor(2_100);
      await expect(popup.alert).toBeEmpty();
      await popup.field(label).fill(value);
    }
    expect(api.calls).toEqual([]);
    await popup.submitButton.click();
    await expect(popup.success).toBeVisible();
  });

  test('validate 200 phone numbers by the digit table', async ({ doc, popup, api }) => {
    const plan = [
      '',
      '',
      '',
      '0123456789',
      '56789',
      '012356789',
      '2567',
      '012345678',
      '0123456789',
      '012356789',
    ];
    const numbers = plan.flatMap((thirds, second) =>
      Array.from('0123456789').flatMap((third) =>
        ['00000000', '98765432'].map((rest) => ({
          phone: `1${second}${third}${rest}`,
          valid: thirds.includes(third),
        })),
      ),
    );
    expect(numbers).toHaveLength(200);
    await doc.open(DOC);
    await popup.open('联系销售');
    await popup.fillSales({ 留言: '' });
    const texts = await popup.root.evaluate(
      async (root, phones) => {
        const field = root.querySelector<HTMLInputElement>('input[name=phone]');
        const found: string[] = [];
        for (const phone of phones) {
          if (field) field.value = phone;
          field?.form?.requestSubmit();
          await new Promise((resolve) => setTimeout(resolve));
          found.push(root.querySelector('[role=alert]')?.textContent ?? '');
        }
        return found;
      },
      numbers.map(({ phone }) => phone),
    );
    expect(texts).toEqual(numbers.map(({ valid }) => (valid ? '请留言' : '手机号码不正确')));
    expect(api.calls).toEqual([]);
  });

  test('reject 5,001 characters and an email address of 50 KB as fast as a short one', async ({
    doc,
    popup,
    api,
  }) => {
    await doc.open(DOC);
    await popup.open('联系销售');
    const msToRefuse = async (values: Partial<Record<SalesLabel, string>>, text: string): Promise<number> => {
      await popup.fillSales(values);
      const ms = await popup.submitButton.evaluate((button: HTMLButtonElement) => {
        const times = Array.from({ length: 5 }, () => {
          const start = performance.now();
          button.click();
          return performance.now() - start;
        });
        return Math.min(...times);
      });
      await expect(popup.alert).toHaveText(text);
      return ms;
    };
    const msOfShort = await msToRefuse({ 邮箱: 'x' }, '电子邮件不正确');
    const refusals: [SalesLabel, string, string][] = [
      ['姓名', '汉'.repeat(5_001), '内容过长，请不要超过 5000 个字符'],
      ['公司名', 'x'.repeat(5_001), '内容过长，请不要超过 5000 个字符'],
      ['留言', 'x'.repeat(5_001), '内容过长，请不要超过 5000 个字符'],
      ['邮箱', `${'a.'.repeat(25_000)}@example.com`, '电子邮件不正确'],
    ];
    for (const [label, value, text] of refusals) {
      expect(await msToRefuse({ [label]: value }, text)).toBeLessThan(10 * Math.max(msOfShort, 1));
    }
    expect(api.calls).toEqual([]);
  });
});
