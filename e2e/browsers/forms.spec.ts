import { expect, test } from './fixtures';

const VALUES = {
  name: '李雷',
  company: '示例公司',
  email: 'li@example.com',
  phone: '13800138000',
  message: '想了解更多',
};

test('a filled form is sent', async ({ reader, api }) => {
  await reader.visit('/intro');
  await reader.click('footer [data-popup="contactSales"]');
  await reader.sees('dialog[open] [name=name]');
  for (const [name, text] of Object.entries(VALUES)) {
    await reader.click(`dialog[open] [name=${name}]`);
    await reader.type(text);
  }
  const before = api.callsOf('email.php').length;
  await reader.click('dialog[open] [type=submit]');
  await reader.sees('dialog[open] [role=status]');
  expect(api.callsOf('email.php')).toHaveLength(before + 1);
});
