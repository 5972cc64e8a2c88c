import { isEmail } from '../email';

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

  it('refuses hostile lengths at once', () => {
    const texts = [
      `${'a'.repeat(50_000)}@x.io`,
      `a@${'a-'.repeat(25_000)}`,
      `${'a.'.repeat(25_000)}@`,
      `a@${'b.'.repeat(120)}!`,
    ];
    const start = performance.now();
    expect(texts.map(isEmail)).toEqual([false, false, false, false]);
    expect(performance.now() - start).toBeLessThan(50);
  });
});
