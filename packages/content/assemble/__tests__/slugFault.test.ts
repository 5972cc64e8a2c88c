import fc from 'fast-check';
import { fuzz } from '../../../model/__tests__/fuzzSettings';
import { encodeAddress, describePhrase } from '@idmp/model';
import { foldAddress, slugFault } from '../slugFault';

const OWN = new Set(['page-data', 'assets', 'robots.txt']);
const faultOf = (slug: string) => slugFault(slug, OWN);

describe('slugFault', () => {
  it.each([
    '',
    'intro',
    'console',
    'auxiliary',
    'com10',
    'basic/data-model',
    'release-history/1.0.5.0',
    '基础/数据 模型',
    'c++',
    'a&b=c',
    'indexes',
    'page',
    'basic/Shift Reports',
    'z-index',
    'v1.2 说明',
    "it's",
    '[id]',
    '全角（名）：“一”',
    'idmp.yaml',
    'a=b,c;d',
    'cafe\u0301',
    'node.js/intro',
    '😀',
  ])('accepts %j', (slug) => {
    expect(faultOf(slug)).toBeUndefined();
  });

  it.each([
    ['aux', 'the name of a device on Windows'],
    ['basic/NUL', 'the name of a device on Windows'],
    ['com1.setup/intro', 'the name of a device on Windows'],
    ['100%', 'contains "%"'],
    ['back\\slash', 'contains "\\"'],
    ['a?b=c', 'contains "?"'],
    ['a#b', 'contains "#"'],
    ['a/*', 'contains "*"'],
    ['a"b', 'contains "\""'],
    ['a$b', 'contains "$"'],
    ['a{b}', 'contains "{"'],
    ['a`b', 'contains "`"'],
    ['a<b', 'contains "<"'],
    ['a|b', 'contains "|"'],
    ['10:30', 'contains ":"'],
    ['a\u200bb', 'contains an invisible character (U+200B)'],
    ['a\u202eb', 'contains an invisible character (U+202E)'],
    ['a\u00a0b', 'contains an invisible character (U+00A0)'],
    ['.env', 'begins or ends with a dot'],
    ['a/.well-known', 'begins or ends with a dot'],
    ['notes.', 'begins or ends with a dot'],
    ['tab\tx', 'contains a control character (U+0009)'],
    ['line\u2028x', 'contains a control character (U+2028)'],
    ['half \ud800', 'contains half a character'],
    ['a /b', 'begins or ends with a space'],
    ['index', 'ends in "index"'],
    ['basic/Index', 'ends in "Index"'],
    ['index.html', 'ends in "index.html"'],
    ['guide.md', 'ends in "guide.md"'],
    ['basic/readme.TXT', 'ends in "readme.TXT"'],
    ['notes.gz', 'ends in "notes.gz"'],
    ['picture.svg', 'ends in "picture.svg"'],
    ['release-history/atom.xml', 'is that of a feed'],
    ['robots.txt', 'belong to the site itself'],
    ['Robots.TXT/x', 'belong to the site itself'],
    ['page-data/x', 'belong to the site itself'],
    ['assets', 'belong to the site itself'],
    ['en/intro', 'belong to the site itself'],
    ['图'.repeat(80), 'too long'],
    ['a/'.repeat(600), 'too long'],
  ])('refuses %j', (slug, message) => {
    const fault = faultOf(slug);
    expect(fault && describePhrase(fault)).toContain(message);
  });

  it('accepts only what browsers, hosts and the router interpret identically', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 8 }), { maxLength: 5 }), (segments) => {
        const slug = segments.filter((segment) => !/^\.{0,2}$|\//.test(segment)).join('/');
        if (faultOf(slug) !== undefined) return;
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
