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

test.describe('on paper', () => {
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
