import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { LANGUAGES } from '../support/names';

const DOC = 'basic/data-model';
const NEXT = 'basic/layout';
/** A referrer for which visits are recorded in a cookie. */
const VENDOR = 'https://www.taosdata.com/';

/** Ways in which reading or writing cookies fails; unit tests have more of them. */
const COOKIE_FAULTS = {
  'getter and setter throw': () => {
    const fail = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: fail, set: fail });
  },
  'values are broken': () => {
    const text = 'TS_LOG=%E4%,,%; email=%; contact-sales=true; =; ;;; __proto__=1; a';
    Object.defineProperty(Document.prototype, 'cookie', { get: () => text, set: () => undefined });
  },
} as const;

function listen(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('cookie')) warnings.push(message.text());
  });
  return warnings;
}

/** Makes the browser itself refuse cookies. */
async function blockCookies(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
}

const FAULTS: Record<string, (page: Page) => Promise<unknown>> = {
  'the browser blocks them': blockCookies,
  ...Object.fromEntries(
    Object.entries(COOKIE_FAULTS).map(([fault, breakCookies]) => [
      fault,
      (page: Page) => page.addInitScript(breakCookies),
    ]),
  ),
};

Object.entries(FAULTS).forEach(([fault, apply], index) => {
  test.describe(`cookies: ${fault}`, () => {
    test.use({ language: LANGUAGES[index % 2] ?? 'en' });

    test('pages are readable, navigation works, settings are kept', async ({ doc, page }) => {
      const warnings = listen(page);
      await page.route('**/*.php', (route) => route.fulfill({ json: [] }));
      await apply(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(doc.addressOf(DOC), { referer: VENDOR });
      await doc.ready();
      await doc.navbar.colorToggle('system').click();
      await expect(doc.navbar.colorToggle('light')).toBeVisible();
      const first = await doc.heading.innerText();
      await doc.markDocument();
      await doc.sidebar.linkTo(doc.addressOf(NEXT)).click();
      await expect(doc.heading).not.toHaveText(first);
      await page.goBack();
      await expect(doc.heading).toHaveText(first);
      expect(await doc.isSameDocument()).toBe(true);
      // One, if the browser refuses.
      expect(warnings).toHaveLength(fault === 'getter and setter throw' ? 1 : 0);
    });
  });
});
