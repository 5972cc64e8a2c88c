import { hitTarget } from '../hitTarget';

const place = { pathPrefix: '/docs', origins: ['http://localhost', 'https://published.example'] };

describe('hitTarget', () => {
  it('makes an address of the published site one of the site that runs', () => {
    expect(hitTarget('https://published.example/docs/en/a?b=1#c', place)).toEqual({
      href: '/docs/en/a?b=1#c',
      address: '/en/a?b=1#c',
    });
  });

  it('adds the path prefix to a path without it', () => {
    expect(hitTarget('/en/a', place)).toEqual({ href: '/docs/en/a', address: '/en/a' });
    expect(hitTarget('/docsearch', place)).toEqual({ href: '/docs/docsearch', address: '/docsearch' });
  });

  it('reads the bare prefix as the home page', () => {
    expect(hitTarget('/docs', place)).toEqual({ href: '/docs/', address: '/' });
  });

  it('leaves addresses elsewhere as they are', () => {
    expect(hitTarget('https://elsewhere.example/a', place)).toEqual({
      href: 'https://elsewhere.example/a',
      address: null,
    });
  });

  it('leads nowhere for anything that is not a web address', () => {
    expect(hitTarget('javascript:alert(1)', place)).toEqual({ href: '#', address: null });
    expect(hitTarget('http://[', place)).toEqual({ href: '#', address: null });
  });
});
