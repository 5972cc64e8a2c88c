import { expect, test } from './fixtures';
import type { Reader } from './support/reader';

const DOC = '/en/intro';
const ACTIVE = 'dialog[open] [role=option][aria-selected=true]';

const value = (reader: Reader, text: string): Promise<void> =>
  reader.until(() => document.querySelector<HTMLInputElement>('dialog[open] input')?.value, text);

async function openSearch(reader: Reader): Promise<void> {
  await reader.click('header [data-search-open]');
  await reader.until(() => document.activeElement?.matches('dialog[open] input') ?? false, true);
}

for (const [key, control] of [
  ['k', 'Control'],
  ['/', undefined],
] as const)
  test(`${control ? 'Control+' : ''}${key} opens the search`, async ({ reader }) => {
    await reader.visit(DOC);
    await reader.press(key, control);
    await reader.until(() => document.activeElement?.matches('dialog[open] input') ?? false, true);
    await value(reader, '');
  });

test('an English query finds its page, and Enter opens it', async ({ reader }) => {
  await reader.visit(DOC);
  await openSearch(reader);
  await reader.type('element template');
  await reader.until(
    () =>
      /^\/en\/advanced\/element-template(#|$)/.test(
        document.querySelector('dialog[open] [role=option][aria-selected=true]')?.getAttribute('href') ?? '',
      ),
    true,
  );
  await reader.press('Enter');
  await reader.isAt(/^\/en\/advanced\/element-template(#|$)/);
  await reader.misses('dialog[open]');
  await reader.reads('h1', 'Element Template');
});

test('keys of an input method choose among its words, not among the hits', async ({ reader }) => {
  await reader.visit('/intro');
  await openSearch(reader);
  const options = await reader.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('dialog[open] input');
    if (!field) return -1;
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    for (const text of ['y', 'yu', 'yuan']) {
      // Unlike its value, this is not tracked by React.
      field.setRangeText(text, 0, field.value.length);
      field.dispatchEvent(new CompositionEvent('compositionupdate', { data: text, bubbles: true }));
      field.dispatchEvent(
        new InputEvent('input', {
          data: text,
          inputType: 'insertCompositionText',
          isComposing: true,
          bubbles: true,
        }),
      );
    }
    for (const key of ['Enter', 'ArrowDown', 'Escape'])
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }),
      );
    return document.querySelectorAll('dialog[open] [role=option][aria-selected=true]').length;
  });
  expect(options).toBeLessThan(1);
  await value(reader, 'yuan');
  await reader.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('dialog[open] input');
    if (!field) return;
    field.setRangeText('元素模板', 0, field.value.length);
    field.dispatchEvent(new CompositionEvent('compositionend', { data: '元素模板', bubbles: true }));
    field.dispatchEvent(
      new InputEvent('input', { data: '元素模板', inputType: 'insertText', bubbles: true }),
    );
    // Safari sends the key that ends a composition after it.
    field.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        keyCode: 229,
        which: 229,
        bubbles: true,
        cancelable: true,
      }),
    );
  });
  await reader.sees(ACTIVE);
  await reader.isAt('/intro');
});

test('Escape closes the search and returns to its button', async ({ reader }) => {
  await reader.visit(DOC);
  await openSearch(reader);
  await reader.press('Escape');
  await reader.misses('dialog[open]');
  await reader.until(() => document.activeElement?.hasAttribute('data-search-open') ?? false, true);
});
