import { counterpartAddress, localizedAddress, localizedAddresses, splitAddress } from '../locale';

describe('localizedAddress', () => {
  it('puts the default language at the root and other languages below their name', () => {
    expect(localizedAddress('zh-Hans', 'basic/bar')).toBe('/basic/bar');
    expect(localizedAddress('en', 'basic/bar')).toBe('/en/basic/bar');
  });

  it('has no trailing slash, except for the root', () => {
    expect(localizedAddress('zh-Hans', '')).toBe('/');
    expect(localizedAddress('en', '')).toBe('/en');
  });
});

describe('splitAddress', () => {
  it('is the inverse of localizedAddress', () => {
    expect(splitAddress('/en')).toEqual({ locale: 'en', slug: '' });
    expect(splitAddress('/english')).toEqual({ locale: 'zh-Hans', slug: 'english' });
    expect(splitAddress('/en/basic/bar/')).toEqual({ locale: 'en', slug: 'basic/bar' });
  });
});

describe('counterpartAddress', () => {
  it('leads to the same page in the other language', () => {
    expect(counterpartAddress('/en/basic/bar', 'zh-Hans')).toBe('/basic/bar');
    expect(counterpartAddress('/', 'en')).toBe('/en');
  });
});

describe('localizedAddresses', () => {
  it('gives the address of a page in every language', () => {
    expect(localizedAddresses('redirect')).toEqual([
      { locale: 'zh-Hans', address: '/redirect' },
      { locale: 'en', address: '/en/redirect' },
    ]);
  });
});
