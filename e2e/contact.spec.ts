import type { Page } from '@playwright/test';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { SALES_VALUES, type SalesLabel } from './pages/ContactPopup';
import type { Fault } from './standins/docsApi';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/contactTest';

const DOC = 'intro';
const MS_IN_SECOND = 1_000;

/** From here on time passes in the page only when the test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + MS_IN_SECOND);
}

const TITLES = {
  微信公众号: '微信公众号',
  技术交流群: '技术交流群',
  订阅: '订阅',
  联系销售: '联系 TDengine',
} as const;

test.describe('dialog', () => {
  for (const [opener, title] of Object.entries(TITLES)) {
    test(`opens by ${opener}, keeps the focus, closes and gives the focus back`, async ({
      doc,
      page,
      popup,
    }) => {
      await doc.open(DOC);
      await popup.open(opener);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(page.locator('[inert] main')).toHaveCount(1);
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      for (let presses = 0; presses < 9; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await popup.root.evaluate((root) => root.contains(document.activeElement))).toBe(true);
      }
      await expectAccessible(page, '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(popup.root).toHaveCount(0);
      await expect(popup.opener(opener)).toBeFocused();
      await expect(page.locator('[inert] main')).toHaveCount(0);
      await popup.open(opener);
      await popup.closeButton.click();
      await expect(popup.root).toHaveCount(0);
    });
  }

  test('opens contact sales by the link under the document', async ({ doc, page }) => {
    await doc.open(DOC);
    await page.getByRole('link', { name: '获取专业服务' }).click();
    await expect(page.getByRole('dialog', { name: TITLES.联系销售 })).toBeVisible();
  });

  test('shows the codes', async ({ doc, popup }) => {
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

  test('is not loaded before the reader shows intent', async ({ doc, page, popup }) => {
    const scripts: string[] = [];
    await doc.open(DOC);
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await popup.opener('订阅').scrollIntoViewIfNeeded();
    expect(scripts).toEqual([]);
    await popup.opener('订阅').hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  test('says so in place when it does not load, and comes on retry', async ({ doc, page, popup }) => {
    await doc.open(DOC);
    await page.route(/\.js$/, (route) => route.abort());
    await popup.opener('订阅').click();
    const failure = page.getByRole('alert').filter({ has: page.getByRole('button', { name: '重试' }) });
    await expect(failure).toBeVisible();
    await page.unroute(/\.js$/);
    await failure.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('dialog', { name: '订阅' })).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  test('keeps what was typed when it is closed by mistake', async ({ doc, page, popup }) => {
    await doc.open(DOC);
    await popup.open('联系销售');
    await popup.fillSales();
    await page.keyboard.press('Escape');
    await popup.open('联系销售');
    expect(await popup.salesValues()).toEqual(Object.values(SALES_VALUES));
  });
});

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
    }
    expect(api.calls).toEqual([]);
  });

  test('of the sales form, in their order', async ({ doc, page, popup, api }) => {
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

  test('judge 200 phone numbers by the digit table', async ({ doc, popup, api }) => {
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

  test('refuse 5,001 characters and an e-mail of 50 KB in less than 50 ms', async ({ doc, popup, api }) => {
    await doc.open(DOC);
    await popup.open('联系销售');
    const refusals: [SalesLabel, string, string][] = [
      ['姓名', '汉'.repeat(5_001), '内容过长，请不要超过 5000 个字符'],
      ['公司名', 'x'.repeat(5_001), '内容过长，请不要超过 5000 个字符'],
      ['留言', 'x'.repeat(5_001), '内容过长，请不要超过 5000 个字符'],
      ['邮箱', `${'a.'.repeat(25_000)}@example.com`, '电子邮件不正确'],
    ];
    for (const [label, value, text] of refusals) {
      await popup.fillSales({ [label]: value });
      const ms = await popup.submitButton.evaluate((button: HTMLButtonElement) => {
        const start = performance.now();
        button.click();
        return performance.now() - start;
      });
      await expect(popup.alert).toHaveText(text);
      expect(ms).toBeLessThan(50);
    }
    expect(api.calls).toEqual([]);
  });
});

test.describe('calls', () => {
  test('subscribe an address', async ({ doc, page, popup, api }) => {
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

  test('send the sales mail and the visit log, skip the lead, remember the reader', async ({
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

  test('go out once for two presses in the same moment, and for Enter with a press', async ({
    doc,
    popup,
    api,
  }) => {
    await doc.open(DOC);
    await popup.open('联系销售');
    await popup.fillSales();
    api.setFault('email.php', 'emptyList');
    const pressTwice = (): Promise<void> =>
      popup.submitButton.evaluate((button: HTMLButtonElement) => {
        button.click();
        button.form?.requestSubmit();
        setTimeout(() => button.click(), 4);
      });
    await pressTwice();
    await expect(popup.submitButton).toHaveText('提交');
    await expect.poll(() => api.calls.length).toBe(2);
    expect(api.callsOf('email.php')).toHaveLength(1);
    api.setFault('email.php', null);
    await popup.field('姓名').press('Enter');
    await popup.root.evaluate((root) =>
      root.querySelector<HTMLButtonElement>('button[type=submit]')?.click(),
    );
    await expect(popup.success).toBeVisible();
    expect(api.callsOf('email.php')).toHaveLength(2);
    expect(api.callsOf('save-visit-log.php')).toHaveLength(2);
  });
});

type Node = DefaultTreeAdapterTypes.ChildNode;

const elementsOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => ('tagName' in node ? [node.tagName, ...elementsOf(node.childNodes)] : []));

const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? textOf(node.childNodes) : ''))
    .join('');

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
      // Set in the page: not every one of these can be typed.
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
      const { childNodes } = parseFragment(String(message));
      expect(elementsOf(childNodes)).toEqual(Array.from({ length: 7 }, () => ['p', 'bdi']).flat());
      const typed = String.fromCharCode(...units).replace(/[\0\p{Surrogate}]/gu, '\uFFFD');
      expect(textOf(childNodes)).toContain(typed.replace(/\r\n/g, '\n'));
      expect([from, fromname, subject].join('|')).not.toMatch(/[\r\n]|%0[ad]/i);
    });
  }

  test('cannot add lines to the mail by encoded breaks', async ({ doc, popup, api }) => {
    await doc.open(DOC);
    await popup.open('联系销售');
    await popup.fillSales({ 姓名: 'x%0d%0aBcc: y@example.com\r\nCc: z', 邮箱: "a%0d%0abcc'@example.com" });
    await popup.submitButton.click();
    await expect(popup.success).toBeVisible();
    const { from, fromname, subject, to } = api.callsOf('email.php')[0]?.fields ?? {};
    expect([from, fromname, subject, to].join('|')).not.toMatch(/[\r\n]|%0[ad]/i);
  });
});

test.describe('faults', () => {
  const FAULTS: Fault[] = [
    'status500',
    'html',
    'emptyList',
    'null',
    'emptyObject',
    'brokenJson',
    'reset',
    'refusal',
  ];

  for (const fault of FAULTS) {
    test(`${fault}: logged, form kept, button usable again`, async ({ doc, popup, api, log }) => {
      for (const script of ['email.php', 'save-visit-log.php', 'subscribe.php'] as const)
        api.setFault(script, fault);
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
      await popup.submitButton.click();
      await expect.poll(() => log.filter((line) => line.includes('subscribe.php'))).toHaveLength(1);
      await expect(popup.root.getByLabel('邮箱')).toHaveValue('a@example.com');
      api.setFault('subscribe.php', null);
      await popup.submitButton.click();
      await expect(popup.success).toBeVisible();
    });
  }

  test('hang: given up after ten seconds', async ({ doc, page, popup, api, log }) => {
    api.setFault('email.php', 'hang');
    await doc.open(DOC);
    await popup.open('联系销售');
    await popup.fillSales();
    await stopClock(page);
    await popup.submitButton.click();
    await expect(popup.submitButton).toHaveText('正在提交…');
    await expect(popup.submitButton).toBeDisabled();
    await expect.poll(() => api.callsOf('email.php').length).toBe(1);
    await page.clock.runFor(10_000);
    await expect(popup.submitButton).toHaveText('提交');
    expect(log.filter((line) => line.includes('No answer within 10000 ms'))).toHaveLength(1);
    expect(await popup.salesValues()).toEqual(Object.values(SALES_VALUES));
  });
});

test.describe('visit history', () => {
  const VENDOR = 'https://www.taosdata.com/idmp';
  const historyOf = (page: { evaluate: (script: string) => Promise<unknown> }): Promise<string> =>
    page.evaluate(`/(?:^|; )TS_LOG=([^;]*)/.exec(document.cookie)?.[1] ?? ''`) as Promise<string>;

  test('keeps the newest addresses within 4,000 bytes', async ({ doc, page, api }) => {
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
      const { childNodes } = parseFragment(String(api.callsOf('email.php')[0]?.fields['message']));
      expect(elementsOf(childNodes)).toHaveLength(14);
    });
  }

  test('reports a known contact once a page load and renews its cookies', async ({
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

test('everything else works when cookies are blocked', async ({ doc, page, popup }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The document does not allow cookies.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await doc.open(DOC);
  await popup.open('联系销售');
  await popup.fillSales();
  await popup.submitButton.click();
  await expect(popup.success).toBeVisible();
  await popup.root.getByText('关闭', { exact: true }).click();
  await expect(popup.root).toHaveCount(0);
});
