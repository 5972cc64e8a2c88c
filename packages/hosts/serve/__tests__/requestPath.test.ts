import { requestPath, withoutPrefix } from '../startStaticServer';

describe('requestPath', () => {
  it('decodes, and drops the query', () => {
    expect(requestPath('/en/%E6%95%B0?q=%')).toBe('/en/数');
    expect(requestPath('/?')).toBe('/');
    expect(requestPath('//hosts/./site.json')).toBe('/hosts/site.json');
  });

  it.each([
    '/%',
    '/%E4',
    '/%zz',
    '/a%00b',
    '/../secret',
    '/..%2fsecret',
    '/a/%2e%2e/%2e%2e/b',
    '/..%5cb',
    'x',
  ])('refuses %s', (target) => {
    expect(requestPath(target)).toBeNull();
  });
});

describe('withoutPrefix', () => {
  it('finds nothing outside the prefix', () => {
    expect(withoutPrefix('/en', '/x')).toBeNull();
    expect(withoutPrefix('/xy', '/x')).toBeNull();
  });
});
