import { spawnSync } from 'node:child_process';
import { expect, test } from './fixtures';
import { withoutScripts } from './support/testSite';

const DOC = '/en/basic/data-model';
const GUIDE = '/en/operation/installation/docker-guide';

test.describe('on a phone', () => {
  test('the menu opens, leads to a page, and closes', async ({ reader }) => {
    await reader.resize(460, 800);
    await reader.visit(DOC);
    await reader.misses('#idmp-sidebar nav');
    await reader.click('header button[aria-controls="idmp-sidebar"]');
    await reader.sees('#idmp-sidebar nav');
    await reader.until(() => document.querySelector('main')?.closest('[inert]') !== null, true);
    await reader.click('#idmp-sidebar a[href="/en/basic/layout"]');
    await reader.isAt('/en/basic/layout');
    await reader.misses('#idmp-sidebar nav');
  });
});

test.describe('if storage is blocked', () => {
  test('the theme can be changed', async ({ blockedReader: reader }) => {
    await reader.visit(DOC);
    for (const theme of ['light', 'dark']) {
      await reader.click('header button[aria-label*="dark and light mode"]');
      await reader.until(() => document.documentElement.dataset['theme'], theme);
    }
  });

  test('pages change, and Back returns', async ({ blockedReader: reader }) => {
    await reader.visit(DOC);
    await reader.click('#idmp-sidebar a[href="/en/basic/layout"]');
    await reader.isAt('/en/basic/layout');
    await reader.back();
    await reader.isAt(DOC);
    await reader.reads('h1', 'Data Model');
  });
});

test.describe('on paper', () => {
  test('only the article is printed, in light colors', async ({ reader }) => {
    await reader.visit(DOC);
    await reader.until(() => document.querySelectorAll('link[rel=stylesheet]').length > 1, true);
    await reader.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
      // Rules for print apply to the screen as well: not every driver can emulate print.
      const visit = (rules: CSSRuleList): void => {
        for (const rule of rules)
          if (rule instanceof CSSMediaRule) {
            rule.media.mediaText = rule.media.mediaText.replace(/\b(?:print|screen)\b/g, (name) =>
              name === 'print' ? 'all' : 'not all',
            );
            visit(rule.cssRules);
          }
      };
      for (const sheet of document.styleSheets) visit(sheet.cssRules);
    });
    await reader.until(
      () => getComputedStyle(document.documentElement).backgroundColor,
      'rgb(255, 255, 255)',
    );
    await reader.misses('header');
    await reader.misses('#idmp-sidebar');
    await reader.misses('footer');
    await reader.sees('article h1');
  });

  test('a printed page holds its last section', async ({ reader }) => {
    test.skip(!reader.print, 'the driver cannot print');
    test.skip(spawnSync('pdftotext', ['-v']).status !== 0, 'needs pdftotext');
    await reader.visit(GUIDE);
    const heading = await reader.evaluate(
      () =>
        [...document.querySelectorAll('article h2')]
          .at(-1)
          ?.textContent.replace(/[#\u200b]/g, '')
          .trim() ?? '',
    );
    const { stdout } = spawnSync('pdftotext', ['-', '-'], {
      input: await reader.print?.(),
      encoding: 'utf8',
    });
    expect(heading).not.toBe('');
    expect(stdout).toContain(heading);
  });
});

test.describe('without scripts', () => {
  test('a page reads, chapters unfold, and all tabs are shown', async ({ reader }) => {
    await reader.open(withoutScripts('/en/operation/installation/install-guide'));
    await reader.until(() => window.frames[0]?.document.querySelector('h1')?.textContent, 'Local Deployment');
    await reader.until(() => window.frames[0]?.document.documentElement.dataset['app'] ?? null, null);
    await reader.until(() => {
      const page = window.frames[0]?.document;
      const fold = page?.querySelector('#idmp-sidebar a[href="/en/advanced"] + details');
      fold?.querySelector('summary')?.click();
      const panels = [...(page?.querySelectorAll('.tab-panel') ?? [])];
      return (
        (fold?.querySelector('a')?.getClientRects().length ?? 0) > 0 &&
        panels.length > 1 &&
        panels.every((panel) => panel.getClientRects().length > 0)
      );
    }, true);
  });

  test('no control is shown that would do nothing', async ({ reader }) => {
    await reader.open(withoutScripts('/intro'));
    await reader.until(() => window.frames[0]?.document.querySelector('h1') !== null, true);
    await reader.until(
      () =>
        [
          // Links go to a page instead, and codes to scan are shown by pointing at their buttons.
          ...(window.frames[0]?.document.querySelectorAll(
            'button:is([data-search-open], [data-popup], [data-copy], [data-copy-page]):not([aria-describedby]), main form',
          ) ?? []),
        ].filter(
          (control) =>
            control.getClientRects().length > 0 && getComputedStyle(control).visibility === 'visible',
        ).length,
      0,
    );
  });
});
