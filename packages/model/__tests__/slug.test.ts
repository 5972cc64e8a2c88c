import {
  decodeAddress,
  documentSlug,
  encodeAddress,
  humanize,
  isIndexPath,
  normalizeSegments,
  orderOfSegment,
  pathToSlug,
  stripNumberPrefix,
} from '../slug';

describe('stripNumberPrefix', () => {
  it('removes an ordering number with its separator', () => {
    expect(stripNumberPrefix('05-basic')).toBe('basic');
    expect(stripNumberPrefix('2. intro')).toBe('intro');
    expect(stripNumberPrefix('03_data-model')).toBe('data-model');
  });

  it('keeps versions, dates and bare numbers', () => {
    expect(stripNumberPrefix('1.0.5.0')).toBe('1.0.5.0');
    expect(stripNumberPrefix('2024-01-31')).toBe('2024-01-31');
    expect(stripNumberPrefix('404')).toBe('404');
    expect(stripNumberPrefix('05-')).toBe('05-');
  });
});

describe('orderOfSegment', () => {
  it('reads the number of a prefix, and nothing from a version', () => {
    expect(orderOfSegment('05-basic')).toBe(5);
    expect(orderOfSegment('1.0.5.0.md')).toBeUndefined();
    expect(orderOfSegment('basic')).toBeUndefined();
  });
});

describe('pathToSlug', () => {
  it('drops prefixes and extension', () => {
    expect(pathToSlug('05-basic/02-data-model.md')).toBe('basic/data-model');
    expect(pathToSlug('12-release-history/1.0.5.0.md')).toBe('release-history/1.0.5.0');
    expect(pathToSlug('guide.mdx')).toBe('guide');
    // Composed, whatever the name of the file is on disk.
    expect(pathToSlug('cafe\u0301.md')).toBe('caf\u00e9');
  });

  it('strips index, readme and the folder’s own name from the end', () => {
    expect(pathToSlug('index.md')).toBe('');
    expect(pathToSlug('00-index.md')).toBe('');
    expect(pathToSlug('05-basic/index.md')).toBe('basic');
    expect(pathToSlug('05-basic/README.md')).toBe('basic');
    expect(pathToSlug('05-basic/05-basic.md')).toBe('basic');
  });

  it('keeps the name of a page that is called like its folder, but has another number', () => {
    expect(pathToSlug('18-troubleshooting/01-troubleshooting.md')).toBe('troubleshooting/troubleshooting');
  });

  it('keeps letters of every script', () => {
    expect(pathToSlug('13-预测与补全.md')).toBe('预测与补全');
  });
});

describe('isIndexPath', () => {
  it('distinguishes index pages from others', () => {
    expect(isIndexPath('05-basic/index.mdx')).toBe(true);
    expect(isIndexPath('05-basic/index-of-terms.md')).toBe(false);
  });
});

describe('documentSlug', () => {
  it('resolves an absolute slug from the root', () => {
    expect(documentSlug('05-basic/x.md', '/start/here/')).toBe('start/here');
    expect(documentSlug('05-basic/x.md', '/')).toBe('');
  });

  it('resolves a relative slug from the folder', () => {
    expect(documentSlug('05-basic/x.md', 'y')).toBe('basic/y');
    expect(documentSlug('05-basic/x.md', '../y')).toBe('y');
  });

  it('falls back to the path', () => {
    expect(documentSlug('05-basic/x.md')).toBe('basic/x');
  });
});

describe('normalizeSegments', () => {
  it('resolves dots and never climbs above the root', () => {
    expect(normalizeSegments(['a', '..', '.', '', 'b'])).toEqual(['b']);
    expect(normalizeSegments(['..', '..', 'a'])).toEqual(['a']);
  });
});

describe('humanize', () => {
  it('makes a readable name', () => {
    expect(humanize('05-data-model')).toBe('Data model');
    expect(humanize('02-get_started.md')).toBe('Get started');
  });
});

describe('encodeAddress', () => {
  it('encodes reserved and non-ASCII characters', () => {
    expect(encodeAddress('/a b/中?#%')).toBe('/a%20b/%E4%B8%AD%3F%23%25');
    expect(encodeAddress('/\ud800')).toBe('/%EF%BF%BD');
  });
});

describe('decodeAddress', () => {
  it('decodes well-formed escapes and leaves the rest', () => {
    expect(decodeAddress('a%20b')).toBe('a b');
    expect(decodeAddress('100%')).toBe('100%');
  });
});
