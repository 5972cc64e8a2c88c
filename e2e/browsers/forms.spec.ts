import { expect, test } from './fixtures';
import type { Reader } from './support/reader';

const OPENER = 'footer [data-popup="contactSales"]';
const VALUES = {
  name: '李雷',
  company: '示例公司',
  email: 'li@example.com',
  phone: '13800138000',
  message: '想了解更多',
};

/** The category is chosen from the start. */
const STORED = { ...VALUES, category: 'enterprise' };

const valuesNow = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('dialog[open] [name]')].map((field) => [
      field.name,
      field.value,
    ]),
  );

async function openForm(reader: Reader): Promise<void> {
  await reader.click(OPENER);
  await reader.sees('dialog[open] [name=name]');
}

async function fill(reader: Reader): Promise<void> {
  for (const [name, text] of Object.entries(VALUES)) {
    await reader.click(`dialog[open] [name=${name}]`);
    await reader.type(text);
  }
}

test('a filled form is sent', async ({ reader, api }) => {
  await reader.visit('/intro');
  await openForm(reader);
  await fill(reader);
  const before = api.callsOf('email.php').length;
  await reader.click('dialog[open] [type=submit]');
  await reader.sees('dialog[open] [role=status]');
  expect(api.callsOf('email.php')).toHaveLength(before + 1);
});

test('what was typed survives a reload and the language switch', async ({ reader }) => {
  await reader.visit('/intro');
  await openForm(reader);
  await fill(reader);
  await reader.reload();
  await reader.until(() => document.documentElement.dataset['app'], 'ready');
  await openForm(reader);
  await reader.until(valuesNow, STORED);
  await reader.visit('/en/intro');
  await reader.visit('/concepts');
  await openForm(reader);
  await reader.until(valuesNow, STORED);
});
