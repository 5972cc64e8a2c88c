import { emailOf } from '../values';
import { withinCpuMs } from '../../../../../packages/model/__tests__/fastest';

describe('emailOf', () => {
  it.each([
    'a@x.io',
    'first.last@mail.example.com',
    "o'neil+tag@x-y.example",
    'a@b.c',
    'a@1.2.3.4',
    '{a|b}~@x.io',
  ])('keeps %s', (text) => {
    expect(emailOf(text)).toBe(text);
  });

  it.each([
    'Li.Lei@Example.COM',
    ' li.lei@example.com',
    'li.lei@example.com\t\n',
    '\u00a0li.lei@example.com\u200b',
    'ｌｉ．ｌｅｉ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'li.lei＠example。com',
    'li.lei @ example. com',
    'mailto:li.lei@example.com',
    '李雷 <Li.Lei@example.com>',
    '<li.lei@example.com>',
    'li.lei@example.com.',
    'li.lei@example.com；',
  ])('brings %j into normal form', (text) => {
    expect(emailOf(text)).toBe('li.lei@example.com');
  });

  it.each([
    '',
    'a',
    'a@b',
    '@x.io',
    '.a@x.io',
    'a.@x.io',
    'a..b@x.io',
    'a@-x.io',
    'a@x-.io',
    'a@x..io',
    'a b@x.io',
    '"a b"@x.io',
    '名@x.io',
    'a@x.io/名',
    'a@名',
  ])('refuses %j', (text) => {
    expect(emailOf(text)).toBeNull();
  });

  it.each([
    ['li@例子.中国', 'li@xn--fsqu00a.xn--fiqs8s'],
    ['li@bücher.example', 'li@xn--bcher-kva.example'],
    ['a@1.2', 'a@1.2'],
  ])('takes %j in letters of other languages', (text, sent) => {
    expect(emailOf(text)).toBe(sent);
  });

  it('refuses anything after the address', () => {
    const texts = ['a@x.io extra', 'a@x.io!!!', 'a@x.io\r\nBcc: b@x.io', 'a@x.io%0d%0aBcc', 'a@x.io,b@x.io'];
    expect(texts.filter((text) => emailOf(text) !== null)).toEqual([]);
  });

  it.each([
    ['name', `${'a'.repeat(50_000)}@x.io`],
    ['domain', `a@${'a-'.repeat(25_000)}`],
    ['name of many parts', `${'a.'.repeat(25_000)}@`],
    ['domain of many parts', `a@${'b.'.repeat(25_000)}!`],
  ])('rejects a %s of hostile length at once', async (_, text) => {
    expect(await withinCpuMs(20, () => emailOf(text))).toBeNull();
  });
});
