import { expect, test } from './fixtures';

const GUIDE = '/en/operation/installation/docker-guide';
const DOC = '/en/basic/data-model';

test('a tab shows its panel, also with the arrow keys', async ({ reader }) => {
  await reader.visit('/en/operation/installation/install-guide');
  const chosen = (): string | undefined =>
    document.querySelector('[role=tab][aria-selected=true]')?.textContent ?? undefined;
  await reader.until(() => document.querySelectorAll('[role=tab]').length > 1, true);
  const first = await reader.evaluate(chosen);
  await reader.click('[role=tab][aria-selected=false]');
  await expect.poll(() => reader.evaluate(chosen)).not.toBe(first);
  await reader.until(
    () =>
      [...document.querySelectorAll('[data-tabs]')].every(
        (tabs) =>
          [...tabs.querySelectorAll('[role=tabpanel]')].filter((panel) => panel.getClientRects().length > 0)
            .length === 1,
      ),
    true,
  );
  await reader.press('ArrowLeft');
  await reader.until(chosen, first ?? null);
});

test('a command can be copied', async ({ reader }) => {
  await reader.visit(GUIDE);
  await reader.click('.code-block [data-copy]');
  await reader.sees('[data-copy][data-state=copied], [data-copy][aria-label=Copied]');
});

test('an image opens enlarged, and Escape closes it', async ({ reader }) => {
  await reader.visit(DOC);
  await reader.until(() => document.querySelector('article img[tabindex="0"]') !== null, true);
  await reader.click('article img[tabindex="0"]');
  await reader.sees('dialog.zoom img');
  await reader.until(
    () => (document.querySelector<HTMLImageElement>('dialog.zoom img')?.naturalWidth ?? 0) > 0,
    true,
  );
  await reader.press('Escape');
  await reader.misses('dialog.zoom');
});
