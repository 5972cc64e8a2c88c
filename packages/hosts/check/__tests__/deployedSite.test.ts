import { addressIn, localeOf, pathOf, targetOf } from '../deployedSite';

const SITE = { base: 'http://127.0.0.1:9000/x', published: 'https://docs.example.com/x' };

describe('addressIn', () => {
  it('treats the checked and the published address as the same site', () => {
    expect(addressIn(SITE, 'http://127.0.0.1:9000/x/en/intro')).toBe('/en/intro');
    expect(addressIn(SITE, 'https://docs.example.com/x/en/intro')).toBe('/en/intro');
    expect(addressIn(SITE, 'https://docs.example.com/x')).toBe('/');
  });

  it('knows what lies outside', () => {
    expect(addressIn(SITE, 'https://docs.example.com/xy')).toBeNull();
    expect(addressIn(SITE, 'https://other.example/x/en')).toBeNull();
  });
});

describe('targetOf', () => {
  const from = 'http://127.0.0.1:9000/x/en/intro';

  it('resolves all forms of links to the checked host', () => {
    expect(targetOf(SITE, from, '/x/en/basic#a')).toBe('http://127.0.0.1:9000/x/en/basic#a');
    expect(targetOf(SITE, from, 'https://docs.example.com/x/en/basic')).toBe(
      'http://127.0.0.1:9000/x/en/basic',
    );
    expect(targetOf(SITE, from, '#top')).toBe('http://127.0.0.1:9000/x/en/intro#top');
  });

  it('leaves other sites and other schemes alone', () => {
    for (const href of ['https://other.example/', 'mailto:a@example.com', 'data:,x', 'http://[', '/outside'])
      expect(targetOf(SITE, from, href)).toBeNull();
  });
});

describe('pathOf and localeOf', () => {
  it('look at the path alone', () => {
    expect(pathOf('/en/intro?a=b#c')).toBe('/en/intro');
    expect(pathOf('?a=b')).toBe('/');
    expect(localeOf('/en?x=1')).toBe('en');
    expect(localeOf('/english')).toBe('zh-Hans');
  });
});
