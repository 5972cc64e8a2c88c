import fc from 'fast-check';
import { fuzz } from './fuzzSettings';
import { encodeAddress } from '../slug';
import { foldAddress, slugFault } from '../slugFault';

describe('slugFault', () => {
  it.each([
    '',
    'intro',
    'basic/data-model',
    'release-history/1.0.5.0',
    '基础/数据 模型',
    'c++',
    'a&b=c',
    'indexes',
    'page',
  ])('accepts %j', (slug) => {
    expect(slugFault(slug)).toBeUndefined();
  });

  it.each([
    ['100%', 'contains "%"'],
    ['back\\slash', 'contains "\\"'],
    ['a?b=c', 'contains "?"'],
    ['a#b', 'contains "#"'],
    ['a/*', 'contains "*"'],
    ['tab\tx', 'contains a control character (U+0009)'],
    ['line\u2028x', 'contains a control character (U+2028)'],
    ['half \ud800', 'contains half a character'],
    ['a /b', 'begins or ends with a space'],
    ['basic/:id', 'begins with a colon'],
    ['index', 'ends in "index"'],
    ['basic/Index', 'ends in "Index"'],
    ['index.html', 'ends in "index.html"'],
    ['page-data/x', 'belong to the site itself'],
    ['assets', 'belong to the site itself'],
    ['en/intro', 'belong to the site itself'],
    ['图'.repeat(80), 'too long'],
    ['a/'.repeat(600), 'too long'],
  ])('refuses %j', (slug, message) => {
    expect(slugFault(slug)?.message).toContain(message);
  });

  it('accepts only what browsers, hosts and the router interpret identically', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 8 }), { maxLength: 5 }), (segments) => {
        const slug = segments.filter((segment) => !/^\.{0,2}$|\//.test(segment)).join('/');
        if (slugFault(slug) !== undefined) return;
        const { pathname, search, hash } = new URL(encodeAddress(`/${slug}`), 'https://example.org');
        expect([decodeURIComponent(pathname), search, hash]).toEqual([`/${slug}`, '', '']);
      }),
      fuzz(3000),
    );
  });
});

describe('foldAddress', () => {
  it('ignores case and Unicode normalization', () => {
    expect(foldAddress('/Caf\u00e9')).toBe(foldAddress('/cafe\u0301'));
  });
});
