import { readFileSync, rmSync } from 'node:fs';
import { hostForms } from '../src/settings/endpoints';
import { expect, test } from './fixtures';
import { ContactPopup } from './pages/ContactPopup';
import { DocPage } from './pages/DocPage';
import { hostedSite } from './support/hosts/hostedSite';
import { HOSTS, OWN_HOST, type RunningHost } from './support/hosts/realHosts';
import { startScripts, type Scripts } from './support/hosts/startScripts';

const DOWNLOAD = 'csv-example-3-wastewater.en.csv';

for (const host of HOSTS) {
  test.describe(`a reader on ${host.name}`, () => {
    test.describe.configure({ mode: 'default' });
    let site = '';
    let url = '';
    let running: RunningHost | undefined;
    let scripts: Scripts;
    test.beforeAll(async () => {
      test.skip(host.missing() !== null, host.missing() ?? '');
      scripts = await startScripts();
      const redirects = [{ from: '/en/former/intro', to: '/en/intro' }];
      site = await hostedSite('public', { redirects, forms: hostForms(scripts.origin) });
      running = await host.start(site);
      url = running.url;
    });
    test.afterAll(async () => {
      if (!running) return;
      await running.close();
      scripts.close();
      rmSync(site, { recursive: true });
    });

    test('gets from a former address to its page, and reads on', async ({ page }) => {
      const response = await page.goto(`${url}/en/former/intro?a=1#top`);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(`${url}/en/intro?a=1#top`);
      await page.locator('html[data-app="ready"]').waitFor();
      const next = new DocPage(page, 'en').pages.getByRole('link').last();
      const address = (await next.getAttribute('href')) ?? '';
      await next.click();
      await expect(page).toHaveURL(url + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('is told in the language of the address that there is no such page', async ({ page }) => {
      for (const [address, title] of [
        ['/en/no/such/page', 'Page Not Found'],
        ['/no/such/page', '找不到页面'],
      ] as const) {
        expect((await page.goto(url + address))?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page).toHaveURL(url + address);
      }
    });

    test('downloads a file byte for byte', async ({ page }) => {
      await page.goto(`${url}/en/operation/csv-import`);
      const download = page.waitForEvent('download');
      await page.locator(`a[href="/downloads/${DOWNLOAD}"]`).click();
      const file = await (await download).path();
      expect(readFileSync(file).equals(readFileSync(`content/downloads/${DOWNLOAD}`))).toBe(true);
    });

    test('sends a form, and is told so', async ({ page }) => {
      // A preview sends no mail.
      test.skip(host.name === OWN_HOST, `${OWN_HOST} has no scripts`);
      await page.goto(`${url}/intro`);
      const popup = new ContactPopup(page);
      await popup.open('联系销售');
      await popup.fillSales();
      await popup.submitButton.click();
      await expect(popup.success).toBeVisible();
      const mail = scripts.received.find(({ url: path }) => path.includes('email.php'));
      expect(mail?.body).toContain('示例公司');
    });
  });
}
