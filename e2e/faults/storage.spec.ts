import { expect, STORAGE, test } from '../fixtures';
import { breakStorage, STORAGE_FAULTS, type StorageFault } from '../support/brokenStorage';
import { countDocuments } from '../support/countDocuments';
import { matrixUnless } from '../support/matrix';
import { LANGUAGES } from '../support/names';
import { untilQuiet } from '../support/untilQuiet';

const DOC = 'basic/data-model';
const FAULTS = Object.keys(STORAGE_FAULTS) as StorageFault[];
/** The site itself does not use session storage. */
const SILENT: readonly StorageFault[] = ['a session storage that throws'];

const KEYS = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
  'docusaurus.tab.os',
  '__DOCSEARCH_RECENT_SEARCHES__docs',
  '__DOCSEARCH_FAVORITE_SEARCHES__docs',
  '@@scroll|/en/basic/data-model|initial',
  'gatsby-reload-compilation-hash-match',
] as const;

/** Values that code could read otherwise than as a text that is not its own. */
const CORRUPT_VALUES: Record<string, string> = {
  'half an object': '{"a":',
  'a list of wrong things': '[null,1,"x",{},{"hierarchy":null},[[]]]',
  'a name that every object has': '__proto__',
  markup: '"><img src=x onerror=alert(1)>',
  'broken percent signs': '%E4%',
  'half a surrogate pair': '\uD800',
  '100 KB': 'x'.repeat(100_000),
};

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    FAULTS.forEach((fault, index) => {
      const alwaysRuns = LANGUAGES[index % 2] === language;
      // Broken storage would add a warning where none is expected.
      const tag = [...matrixUnless(alwaysRuns).tag, ...(SILENT.includes(fault) ? [STORAGE] : [])];
      test(`${fault}: everything works, with one warning`, { tag }, async ({ doc, page }) => {
        const warnings: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'warning' && message.text().includes('storage'))
            warnings.push(message.text());
        });
        await breakStorage(page, fault);
        await page.emulateMedia({ colorScheme: 'light' });
        await doc.open(DOC);
        await doc.navbar.colorToggle('system').click();
        await doc.navbar.colorToggle('light').click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await doc.announcement.click();
        await expect(doc.announcement).toBeHidden();
        await doc.sidebar.hideButton.click();
        await doc.sidebar.showButton.click();
        await doc.navbar.versionButton.click();
        await doc.navbar.versionButton.click();
        await doc.markDocument();
        const first = await doc.heading.innerText();
        await doc.sidebar.linkTo(doc.addressOf('basic/layout')).click();
        await expect(doc.heading).not.toHaveText(first);
        await page.goBack();
        await expect(doc.heading).toHaveText(first);
        expect(await doc.isSameDocument()).toBe(true);
        expect(warnings).toHaveLength(SILENT.includes(fault) ? 0 : 1);
      });
    });
  });
}

Object.entries(CORRUPT_VALUES).forEach(([name, value], index) => {
  test.describe(() => {
    test.use({ language: LANGUAGES[index % 2] ?? 'en' });
    test(`${name} under every key is harmless`, { tag: STORAGE }, async ({ doc, page }) => {
      let dialogs = 0;
      page.on('dialog', (dialog) => {
        dialogs += 1;
        void dialog.dismiss();
      });
      await page.addInitScript(
        ([keys, text]) => {
          for (const area of [window.localStorage, window.sessionStorage])
            for (const key of keys) area.setItem(key, text);
        },
        [KEYS, value] as const,
      );
      await page.emulateMedia({ colorScheme: 'light' });
      await doc.open(DOC);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(doc.navbar.colorToggle('system')).toBeVisible();
      await expect(doc.announcement).toBeVisible();
      await doc.sidebar.linkTo(doc.addressOf('basic/layout')).click();
      await expect.poll(() => doc.address()).toBe(doc.addressOf('basic/layout'));
      await expect(doc.article).toBeVisible();
      expect(dialogs).toBe(0);
    });
  });
});

for (const fault of FAULTS) {
  test(`${fault}: an inconsistent deploy causes at most one reload`, async ({ doc, page }) => {
    const documents = countDocuments(page);
    await breakStorage(page, fault);
    await page.route('**/page-data/app-data.json', (route) =>
      route.fulfill({ json: { webpackCompilationHash: 'of another build' } }),
    );
    await doc.goto(DOC);
    await doc.ready();
    await untilQuiet(page);
    expect(documents()).toBeLessThanOrEqual(2);
  });
}
