import { hitTarget } from '../hitTarget';

const place = { pathPrefix: '/docs', origins: ['http://localhost', 'https://published.example'] };

describe('hitTarget', () => {
  it('maps URLs of the published site to the current one', () => {
    expect(hitTarget('https://published.example/docs/en/a?b=1#c', place)).toEqual({
      href: '/docs/en/a?b=1#c',
      address: '/en/a?b=1#c',
    });
  });

  it('leads to the same page of the version that is searched', () => {
    const inOld = { ...place, version: '1.0' };
    expect(hitTarget('/docs/en/a#c', inOld).href).toBe('/docs/en/1.0/a#c');
    expect(hitTarget('/docs/1.0/a', inOld).href).toBe('/docs/1.0/a');
    expect(hitTarget('/docs/', inOld).href).toBe('/docs/1.0');
  });

  it('adds a missing path prefix', () => {
    expect(hitTarget('/en/a', place)).toEqual({ href: '/docs/en/a', address: '/en/a' });
    expect(hitTarget('/docsearch', place)).toEqual({ href: '/docs/docsearch', address: '/docsearch' });
  });

  it('treats the bare prefix as the home page', () => {
    expect(hitTarget('/docs', place)).toEqual({ href: '/docs/', address: '/' });
  });

  it('keeps the host of external URLs, with a scheme', () => {
    for (const url of ['https://elsewhere.example/a', 'https:elsewhere.example/a'])
      expect(hitTarget(url, place)).toEqual({ href: 'https://elsewhere.example/a', address: null });
    expect(hitTarget('//elsewhere.example/a', place).href).toBe('http://elsewhere.example/a');
  });

  it('maps anything but web URLs to #', () => {
    for (const scheme of ['javascript:', 'JaVa\tScRiPt:', ' javascript:', 'data:', 'blob:', 'http://['])
      expect(hitTarget(`${scheme}alert(1)`, place)).toEqual({ href: '#', address: null });
  });
});
