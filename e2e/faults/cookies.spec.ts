import { expect, test } from '../fixtures';

const NEXT = 'basic/layout';
/** A referrer for which visits are recorded in a cookie. */
const VENDOR = 'https://www.taosdata.com/';

// Other faults of cookies are in src/page/platform/__tests__/cookies.test.ts.
test('a browser that blocks cookies: pages are readable, navigation works, settings are kept', async ({
  doc,
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.route('**/*.php', (route) => route.fulfill({ json: [] }));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(doc.addressOf('basic/data-model'), { referer: VENDOR });
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
});
