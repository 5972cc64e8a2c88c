import { expect, test } from './support/contactTest';
import { tagsOf, textOf } from './support/htmlText';

const DOC = 'intro';

test.describe('hostile text', () => {
  const HOSTILE: [string, number[]][] = [
    ['markup', Array.from('<img src=x onerror=alert(1)></p><a href="x">', (c) => c.codePointAt(0) ?? 0)],
    ['quotes', Array.from(`"'\`&amp;&#39;`, (c) => c.codePointAt(0) ?? 0)],
    ['NUL, direction marks and lone surrogates', [0x61, 0, 0x202e, 0xd800, 0x62, 0xdc00]],
    ['line breaks', [0x61, 0x0d, 0x0a, 0x0a, 0x62]],
  ];

  for (const [name, units] of HOSTILE) {
    test(`with ${name} stays text in the mail`, async ({ doc, popup, api }) => {
      await doc.open(DOC);
      await popup.open('联系销售');
      await popup.fillSales();
      // Set by script, as some of these can't be typed.
      await popup.root.evaluate((root, codes) => {
        for (const field of root.querySelectorAll<HTMLInputElement>(
          '[name=name], [name=company], [name=message]',
        )) {
          field.value = String.fromCharCode(...codes);
        }
      }, units);
      await popup.submitButton.click();
      await expect(popup.success).toBeVisible();
      const { message, from, fromname, subject } = api.callsOf('email.php')[0]?.fields ?? {};
      expect(tagsOf(String(message))).toEqual(Array.from({ length: 7 }, () => ['p', 'bdi']).flat());
      const typed = String.fromCharCode(...units).replace(/[\0\p{Surrogate}]/gu, '\uFFFD');
      expect(textOf(String(message))).toContain(typed.replace(/\r\n/g, '\n'));
      expect([from, fromname, subject].join('|')).not.toMatch(/[\r\n]|%0[ad]/i);
    });
  }

  test('cannot inject lines into the mail with encoded line breaks', async ({ doc, popup, api }) => {
    await doc.open(DOC);
    await popup.open('联系销售');
    await popup.fillSales({ 姓名: 'x%0d%0aBcc: y@example.com\r\nCc: z', 邮箱: "a%0d%0abcc'@example.com" });
    await popup.submitButton.click();
    await expect(popup.success).toBeVisible();
    const { from, fromname, subject, to } = api.callsOf('email.php')[0]?.fields ?? {};
    expect([from, fromname, subject, to].join('|')).not.toMatch(/[\r\n]|%0[ad]/i);
  });
});
