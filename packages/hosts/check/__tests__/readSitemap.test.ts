import { sitemapFiles } from '../../sitemap/sitemap';
import { readSitemap } from '../readSitemap';

const entry = (address: string) => ({ address, alternates: [{ hreflang: 'en', address }] });

describe('readSitemap', () => {
  it('reads back what the build writes', () => {
    const files = sitemapFiles([entry('/en/a&b')], { siteUrl: 'https://docs.example.com', pathPrefix: '/x' });
    expect(readSitemap(files['sitemap.xml'] ?? '')).toEqual({
      urls: [
        {
          url: 'https://docs.example.com/x/en/a&b',
          alternates: new Map([['en', 'https://docs.example.com/x/en/a&b']]),
        },
      ],
      parts: [],
    });
  });

  it('reads the parts of an index', () => {
    const files = sitemapFiles(
      [entry('/a'), entry('/b')],
      { siteUrl: 'https://docs.example.com', pathPrefix: '' },
      1,
    );
    expect(readSitemap(files['sitemap.xml'] ?? '')).toEqual({
      urls: [],
      parts: ['https://docs.example.com/sitemap-0.xml', 'https://docs.example.com/sitemap-1.xml'],
    });
  });

  it('finds nothing in other files', () => {
    expect(readSitemap('<!doctype html><title>404</title>')).toEqual({ urls: [], parts: [] });
  });
});
