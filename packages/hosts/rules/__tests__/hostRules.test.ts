import { PUBLISHED_EXTENSIONS } from '@idmp/model';
import { contentTypeOf, FILE_TYPES, headersOf, isCompressible, isImmutablePath } from '../hostRules';

const answer = (path: string, more = {}) =>
  headersOf({ path, found: true, https: false, policy: "default-src 'self'", ...more });

describe('isImmutablePath', () => {
  it.each([
    '/app-26418285a5eb9c9ede0e.js',
    '/component---src-templates-doc-tsx-165e1dab995231fa6b53.js',
    '/8.5d370496178f51a73a9a.css',
    '/early-18925dbb4998.js',
    '/static/d41d8cd98f00b204e9800998ecf8427e/picture.png',
    '/assets/overview.0a1b2c3d.svg',
  ])('returns true for %s', (path) => {
    expect(isImmutablePath(path)).toBe(true);
  });

  it.each([
    '/',
    '/index.html',
    '/boot.js',
    '/redirect.js',
    '/page-data/app-data.json',
    '/page-data/notes-0a1b2c3d4e/page-data.json',
    '/search/zh-Hans.json',
    '/release-history/1.0.5.0',
    '/notes-0a1b2c3d4e.html',
    '/en/app-26418285a5eb9c9ede0e.js',
    '/qr/weChat.svg',
    '/sitemap.xml',
    '/app-26418285a5eb9c9ede0e.js.LICENSE.txt',
  ])('returns false for %s', (path) => {
    expect(isImmutablePath(path)).toBe(false);
  });
});

describe('contentTypeOf', () => {
  it('adds the charset to text types', () => {
    expect(contentTypeOf('public/en/index.html')).toBe('text/html; charset=utf-8');
    expect(contentTypeOf('/boot.js')).toBe('text/javascript; charset=utf-8');
    expect(contentTypeOf('/robots.txt')).toBe('text/plain; charset=utf-8');
  });

  it('ignores the case of the extension', () => {
    expect(contentTypeOf('/photo.PNG')).toBe('image/png');
  });

  it('falls back to a binary type for unknown and missing extensions', () => {
    expect(contentTypeOf('/tool.xyz')).toBe('application/octet-stream');
    expect(contentTypeOf('/release-history/LICENSE')).toBe('application/octet-stream');
  });
});

describe('isCompressible', () => {
  it('is true for text and false for compressed formats', () => {
    expect(['/a.html', '/a.js', '/a.svg', '/a.json'].every(isCompressible)).toBe(true);
    expect(['/a.png', '/a.woff2', '/a.zip', '/a'].some(isCompressible)).toBe(false);
  });
});

describe('headersOf', () => {
  it('sends Strict-Transport-Security over HTTPS only', () => {
    expect(answer('/')).not.toHaveProperty('Strict-Transport-Security');
    expect(answer('/', { https: true })).toHaveProperty('Strict-Transport-Security', 'max-age=31536000');
  });
});

describe('FILE_TYPES', () => {
  it('has every kind of file that pages may publish', () => {
    expect(PUBLISHED_EXTENSIONS.filter((extension) => !(extension in FILE_TYPES))).toEqual([]);
  });
});
