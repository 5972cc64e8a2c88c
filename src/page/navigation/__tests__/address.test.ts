import { canonicalPath, isSoundHash, pageMeant, sectionMeant, unknownPath } from '../address';

describe('sectionMeant', () => {
  const meant = (hash: string): string | undefined =>
    sectionMeant(hash, (id) => ['section', '1.0.5', '中文', 'a-', 'a', 'create-elements'].includes(id));

  it('is the section before parameters, a sentence or closing signs', () => {
    expect(
      ['?utm_source=x', '&a=b', '.', '，看', '%20', '**', ')', '%22>'].map((tail) =>
        meant(`#section${tail}`),
      ),
    ).toEqual(Array(8).fill('#section'));
    expect(meant('#中文。')).toBe('#%E4%B8%AD%E6%96%87');
    expect(meant('#1.0.5.')).toBe('#1.0.5');
  });

  it('is no other section, and none for one that is there', () => {
    const others = [
      '',
      '#',
      '#section',
      '#a-',
      '#%E4%B8%AD%E6%96%87',
      '#create-element',
      '#sections',
      '#1.0.6',
      '#%',
      '#?x',
    ];
    expect(others.map(meant)).toEqual(others.map(() => undefined));
  });
});

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

  it('drops them before a slash too, as hosts may serve the page at /index.html/', () => {
    const paths = ['/index.html/', '/index/', '/en/intro/index.html/', '/en/intro.html/', '/index.html//'];
    expect(paths.map((path) => canonicalPath(path, ''))).toEqual(['/', '/', '/en/intro', '/en/intro', '/']);
    expect(canonicalPath('/docs/index.html/', '/docs')).toBe('/docs/');
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

  it('replaces stray percent signs with hyphens', () => {
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

  it('reads encoded slashes like the host that found the page', () => {
    const paths = ['/intro%2F', '/%2F', '/en%2fintr%6F', '/%2F%2Fevil.example', '/intro//', '/en//intro'];
    expect(paths.map((path) => canonicalPath(path, ''))).toEqual([
      '/intro',
      '/',
      '/en/intro',
      '/evil.example',
      '/intro',
      '/en/intro',
    ]);
  });

  it('keeps a dotted release name', () => {
    expect(canonicalPath('/release-history/1.0.5.0', '')).toBe('/release-history/1.0.5.0');
  });
});

describe('unknownPath', () => {
  it('replaces characters that would end, split or change the decoded path with hyphens', () => {
    const paths = [
      '/intro%00',
      '/intro%2F',
      '/intro%5C',
      '/intro%23a',
      '/intro%3Fa',
      '/intro%0A',
      '/%',
      '/%2525',
    ];
    expect(paths.map((path) => unknownPath(path))).toEqual([
      '/intro-',
      '/intro-',
      '/intro-',
      '/intro-a',
      '/intro-a',
      '/intro-',
      '/-',
      '/-25',
    ]);
    expect(unknownPath('/..%2f..%2fetc%2fpasswd')).toBe('/..-..-etc-passwd');
  });

  it('does not encode characters that the router does not decode', () => {
    expect(unknownPath('/%40a%3B%2C%3A%26%3D%2B%24')).toBe('/@a;,:&=+$');
    expect(['/:path', '/%3Apath'].map((path) => unknownPath(path))).toEqual(['/-path', '/-path']);
  });

  it('never returns the address of a page or file that may exist', () => {
    const paths = ['/intro//', '//intro', '/intro%20', '/intro%20%20/', '/robots.txt/'];
    expect(paths.map((path) => unknownPath(path))).toEqual([
      '/intro/-/',
      '/-/intro',
      '/intro-',
      '/intro%20-',
      '/robots.txt-',
    ]);
  });

  it('never returns the path of the home page data', () => {
    const paths = ['/index', '/index/', '/%69ndex', '/en/index', '/indexes'];
    expect(paths.map((path) => unknownPath(path))).toEqual([
      '/index-',
      '/index-',
      '/index-',
      '/en/index',
      '/indexes',
    ]);
    expect(unknownPath('/docs/index', '/docs')).toBe('/docs/index-');
    expect(unknownPath('/%E4%B8%AD/index/', '/%E4%B8%AD')).toBe('/%E4%B8%AD/index-');
  });

  it('keeps unambiguous paths', () => {
    const paths = ['/nope', '/nope/', '/nope.html', '/%E4%B8%AD', '/a%20b', '/en/%7F', '/a*b'];
    expect(paths.map((path) => unknownPath(path))).toEqual(paths);
  });
});

describe('pageMeant', () => {
  const meant = (path: string, more: readonly string[] = []): string | undefined =>
    pageMeant(path, ['/docs/en/intro', '/docs/en/basic', ...more]);

  it('is the page with other capitals, or with signs and words of a text behind its address', () => {
    const forms = ['，', '。看', '）', ')', '%22', '%EF%BC%8C', '.', '**', '.htm', '/'].map(
      (tail) => `/docs/en/intro${tail}`,
    );
    expect([...forms, '/docs/EN/Intro'].map((path) => meant(path))).toEqual(Array(11).fill('/docs/en/intro'));
  });

  it('is none if several pages fit, if the page itself is asked for, or the path goes on', () => {
    expect(meant('/docs/en/INTRO', ['/docs/en/Intro'])).toBeUndefined();
    const others = [
      '/docs/en/intro',
      '/docs/en/intro-2',
      '/docs/en/intro/x',
      '/docs/en',
      '/docs/en/%E4',
      '/docs/en/*',
      '/docs/en/index',
    ];
    expect(others.map((path) => meant(path))).toEqual(others.map(() => undefined));
  });
});
