import { CACHE } from '../../rules/hostRules';
import { headersFile, redirectsFile } from '../netlifyFiles';

const FORMS = { paths: ['/assets/globalscripts/', '/market/'], maxBytes: 65_536, upstream: '' };
const SITE = { pathPrefix: '', policy: "default-src 'self'", forms: FORMS };
const FILES = ['/app-26418285a5eb9c9ede0e.js', '/boot.js'];
const ADDRESSES = ['/', '/en', '/en/intro', '/intro'];

interface Rule {
  pattern: string;
  headers: Record<string, string>;
}

function parse(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name = '', value = ''] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (name) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else rules.push({ pattern: line, headers: {} });
  }
  return rules;
}

function rulesFor(text: string, address: string): Rule[] {
  return parse(text).filter(({ pattern }) => {
    const [before = '', after] = pattern.split('*');
    return after === undefined ? pattern === address : address.startsWith(before) && address.endsWith(after);
  });
}

const cacheOf = (text: string, address: string): (string | undefined)[] =>
  rulesFor(text, address).flatMap(({ headers }) => headers['Cache-Control'] ?? []);

describe('headersFile', () => {
  const text = headersFile(SITE, { files: FILES, addresses: ADDRESSES });

  it('sends the policy and https everywhere', () => {
    expect(rulesFor(text, '/en/nowhere')[0]?.headers).toMatchObject({
      'Content-Security-Policy': "default-src 'self'",
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it.each([
    ['/app-26418285a5eb9c9ede0e.js', CACHE.immutable],
    ['/assets/picture.0a1b2c3d.png', CACHE.immutable],
    ['/static/0a1b2c3d/picture.png', CACHE.immutable],
    ['/', CACHE.revalidate],
    ['/intro', CACHE.revalidate],
    ['/en/intro', CACHE.revalidate],
    ['/boot.js', CACHE.revalidate],
    ['/search/en.json', CACHE.revalidate],
    ['/page-data/app-data.json', CACHE.revalidate],
  ])('has one rule for the caching of %s', (address, value) => {
    expect(cacheOf(text, address)).toEqual([value]);
  });

  it('stays within the hosts’ limits for any number of files, hashed ones first', () => {
    const hashed = Array.from({ length: 90 }, (_, index) => `/${index}-26418285a5eb9c9ede0e.js`);
    const pages = Array.from({ length: 200 }, (_, index) => `/page-${index}`);
    const rules = parse(headersFile(SITE, { files: ['/boot.js', ...hashed], addresses: pages }));
    expect(rules).toHaveLength(100);
    for (const file of hashed) expect(rules.some(({ pattern }) => pattern === file)).toBe(true);
  });

  it('relies on the hosts’ defaults for other variants of an address', () => {
    expect(cacheOf(text, '/intro.html')).toEqual([]);
  });

  it('does not cache 404s', () => {
    expect(cacheOf(text, '/app-00000000000000000000.js')).toEqual([]);
  });

  it('puts the prefix before every path', () => {
    const prefixed = headersFile({ ...SITE, pathPrefix: '/x' }, { files: FILES, addresses: ADDRESSES });
    expect(parse(prefixed).every(({ pattern }) => pattern.startsWith('/x/'))).toBe(true);
  });
});

describe('redirectsFile', () => {
  it('answers every form of an address with the page, and unknown paths in their language', () => {
    expect(redirectsFile(SITE, ['/', '/en/intro'])).toMatchInlineSnapshot(`
     "/assets/globalscripts/* /404.html 404!
     /market/* /404.html 404!
     /en/intro /en/intro/ 200
     /en/intro.html /en/intro/ 200
     /en/intro/index.html /en/intro/ 200
     /hosts/* /404.html 404!
     /en/* /en/404.html 404
     /* /404.html 404
     "
    `);
  });

  it('puts the prefix before every path', () => {
    const lines = redirectsFile({ ...SITE, pathPrefix: '/x' }, ADDRESSES)
      .trim()
      .split('\n');
    expect(lines.every((line) => /^\/x\/\S+ \/x\/\S+ \d+!?$/.test(line))).toBe(true);
  });

  it('keeps the number of rules within what hosts read, pages first', () => {
    const many = Array.from({ length: 3_000 }, (_, index) => `/page-${index}`);
    const lines = redirectsFile(SITE, many).trim().split('\n');
    expect(lines).toHaveLength(2_000);
    expect(lines.at(-1)).toBe('/* /404.html 404');
  });
});
