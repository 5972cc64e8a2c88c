import { isEmail } from '../email';
import { fastest } from '../../../../../packages/model/__tests__/fastest';

describe('isEmail', () => {
  it.each([
    'a@x.io',
    'first.last@mail.example.com',
    "o'neil+tag@x-y.example",
    'a@b.c',
    'a@1.2.3.4',
    '{a|b}~@x.io',
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
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
    ' a@x.io',
    'A@b.com',
    'a@Example.com',
    '"a b"@x.io',
    '名@x.io',
    'a@名.io',
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('refuses anything after the address', () => {
    const texts = ['a@x.io extra', 'a@x.io!!!', 'a@x.io\r\nBcc: b@x.io', 'a@x.io%0d%0aBcc', 'a@x.io,b@x.io'];
    expect(texts.filter(isEmail)).toEqual([]);
  });

  it.each([
    ['name', `${'a'.repeat(50_000)}@x.io`],
    ['domain', `a@${'a-'.repeat(25_000)}`],
    ['name of many parts', `${'a.'.repeat(25_000)}@`],
  ])('rejects a %s of hostile length without scanning it', (_, text) => {
    expect(isEmail(text)).toBe(false);
    expect(fastest(() => isEmail(text))).toBeLessThan(fastest(() => Array.from(text).length));
  });

  it('rejects a long domain as fast as it accepts one', () => {
    const domain = 'b.'.repeat(120);
    expect([isEmail(`a@${domain}io`), isEmail(`a@${domain}!`)]).toEqual([true, false]);
    const accepting = fastest(() => isEmail(`a@${domain}io`));
    expect(fastest(() => isEmail(`a@${domain}!`))).toBeLessThan(20 * accepting);
  });
});
