import { canonicalPath, isSoundHash } from '../address';

describe('isSoundHash', () => {
  it('accepts plain, encoded and raw Han fragments', () => {
    expect(['', '#a', '#%E4%B8%AD', '#中文'].map(isSoundHash)).toEqual([true, true, true, true]);
  });

  it('refuses broken escapes', () => {
    expect(['#%', '#100%', '#%E4'].map(isSoundHash)).toEqual([false, false, false]);
  });
});

describe('canonicalPath', () => {
  it('drops index.html, .html and the trailing slash', () => {
    expect(canonicalPath('/en/basic/', '')).toBe('/en/basic');
    expect(canonicalPath('/en/basic/index.html', '')).toBe('/en/basic');
    expect(canonicalPath('/en/basic.html', '')).toBe('/en/basic');
  });

  it('keeps the slash of the root, with and without a prefix', () => {
    expect(canonicalPath('/index.html', '')).toBe('/');
    expect(canonicalPath('/docs', '/docs')).toBe('/docs/');
    expect(canonicalPath('/docs/en/', '/docs')).toBe('/docs/en');
  });

  it('never names another host', () => {
    expect(canonicalPath('//evil.example/', '')).toBe('/evil.example');
    expect(canonicalPath('///en/intro', '')).toBe('/en/intro');
  });

  it('puts hyphens for percent signs that no decoding would end', () => {
    const paths = ['/%', '/en/%E4', '/100%/', '/100%25', '/%2525', '/%E4%B8%AD%', '/%E4%B8%AD', '/a%20b'];
    expect(paths.map((path) => canonicalPath(path, ''))).toEqual([
      '/-',
      '/en/-E4',
      '/100-',
      '/100-',
      '/-25',
      '/%E4%B8%AD-',
      '/%E4%B8%AD',
      '/a%20b',
    ]);
  });

  it('leaves a dotted release name alone', () => {
    expect(canonicalPath('/release-history/1.0.5.0', '')).toBe('/release-history/1.0.5.0');
  });
});
