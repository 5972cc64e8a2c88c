import { BUILT_NAMES } from '../../../../src/assemble/assembleContent';
import { checkPublishedNames } from '../publishedNames';

const problemsOf = (staticFiles: string[], downloads: string[] = []) =>
  checkPublishedNames({
    staticFiles,
    usedFiles: new Set(downloads.map((name) => `content/downloads/${name}`)),
    addresses: ['/', '/en', '/intro', '/en/intro'],
    builtNames: BUILT_NAMES,
  }).map(({ file, code, values }) => [file, code, values]);

describe('checkPublishedNames', () => {
  it.each([
    'data.csv.gz',
    'x.tar.gz',
    'a.map',
    'LICENSE',
    '数据 1%.txt',
    'demo/index.html',
    'demo/release.json',
    'CNAME',
    'favicon.svg',
  ])('accepts static/%s', (file) => {
    expect(problemsOf([file])).toEqual([]);
  });

  it.each([
    ['release.json', '/release.json'],
    ['Release.JSON', '/release.json'],
    ['boot.js.gz', '/boot.js'],
    ['404.html', '/404.html'],
    ['hosts/nginx.conf', '/hosts'],
    ['page-data/x.json', '/page-data'],
    ['downloads/a.csv', '/downloads'],
    ['_headers', '/_headers'],
    ['en/x.txt', '/en'],
  ])('names static/%s, which the site needs itself', (file, name) => {
    expect(problemsOf([file])).toEqual([[`static/${file}`, 'published-name.site', { name }]]);
  });

  it.each([
    ['index.html', '/'],
    ['index.html.br', '/'],
    ['index.md', '/'],
    ['intro.md', '/intro'],
    ['Intro.html', '/intro'],
    ['intro/index.html.gz', '/intro'],
  ])('names static/%s, which a page needs', (file, page) => {
    expect(problemsOf([file])).toEqual([[`static/${file}`, 'published-name.page', { page }]]);
  });

  it('names what hosts take for the compressed form of another file', () => {
    expect(problemsOf(['b.txt', 'b.txt.br'], ['a.csv', 'a.csv.gz', 'c.log.gz'])).toEqual([
      ['static/b.txt.br', 'published-name.compressed', { original: '/b.txt' }],
      ['content/downloads/a.csv.gz', 'published-name.compressed', { original: '/downloads/a.csv' }],
    ]);
  });
});
