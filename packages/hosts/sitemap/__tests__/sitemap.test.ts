import { sitemapEntries, sitemapFiles, sitemapXml, type SitemapPage } from '../sitemap';

const page = (overrides: Partial<SitemapPage> = {}): SitemapPage => {
  const address = overrides.address ?? '/intro';
  return {
    locale: 'zh-Hans',
    slug: 'intro',
    address,
    textLocale: overrides.locale ?? 'zh-Hans',
    canonical: address,
    unlisted: false,
    draft: false,
    file: 'content/zh-Hans/02-intro.md',
    ...overrides,
  };
};
const english = (overrides: Partial<SitemapPage> = {}): SitemapPage =>
  page({ locale: 'en', address: '/en/intro', file: 'content/en/02-intro.md', ...overrides });

const entriesOf = (pages: SitemapPage[], lastChanges?: ReadonlyMap<string, string>) =>
  sitemapEntries(pages, { 'zh-Hans': 'zh-Hans', en: 'en' }, lastChanges);

const BOTH = [
  { hreflang: 'zh-Hans', address: '/intro' },
  { hreflang: 'en', address: '/en/intro' },
  { hreflang: 'x-default', address: '/intro' },
];

describe('sitemapEntries', () => {
  it('gives each page its other language, itself and the default one, in order of address', () => {
    expect(entriesOf([page(), english()])).toEqual([
      { address: '/en/intro', alternates: BOTH },
      { address: '/intro', alternates: BOTH },
    ]);
  });

  it('leaves out unlisted pages and drafts', () => {
    expect(entriesOf([page({ unlisted: true }), english({ draft: true })])).toEqual([]);
  });

  it('counts the original of a fallback page only', () => {
    const fallback = english({ textLocale: 'zh-Hans', canonical: '/intro' });
    expect(entriesOf([page(), fallback])).toEqual([{ address: '/intro', alternates: [BOTH[0], BOTH[2]] }]);
  });

  it('has no default where the default language has no such page', () => {
    expect(entriesOf([english()])).toEqual([{ address: '/en/intro', alternates: [BOTH[1]] }]);
  });

  it('tells the day of the last change where it is known', () => {
    const entries = entriesOf([page(), english()], new Map([['content/en/02-intro.md', '2026-03-01']]));
    expect(entries.map(({ lastmod }) => lastmod)).toEqual(['2026-03-01', undefined]);
  });
});

const at = (siteUrl: string, pathPrefix = '') => ({ siteUrl, pathPrefix });

describe('sitemapXml', () => {
  it('writes whole addresses, alternates and days', () => {
    const entries = entriesOf([page(), english()], new Map([['content/en/02-intro.md', '2026-03-01']]));
    expect(sitemapXml(entries.slice(0, 1), at('https://docs.example.com', '/x'))).toMatchInlineSnapshot(`
     "<?xml version="1.0" encoding="UTF-8"?>
     <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
     <url><loc>https://docs.example.com/x/en/intro</loc><lastmod>2026-03-01</lastmod><xhtml:link rel="alternate" hreflang="zh-Hans" href="https://docs.example.com/x/intro"/><xhtml:link rel="alternate" hreflang="en" href="https://docs.example.com/x/en/intro"/><xhtml:link rel="alternate" hreflang="x-default" href="https://docs.example.com/x/intro"/></url>
     </urlset>
     "
    `);
  });

  it('escapes what has a meaning in XML or in addresses', () => {
    const xml = sitemapXml(entriesOf([page({ address: '/a&b/数据' })]), at('https://docs.example.com'));
    expect(xml).toContain('<loc>https://docs.example.com/a&amp;b/%E6%95%B0%E6%8D%AE</loc>');
  });

  it('writes the root page with the slash that the address of a host ends with', () => {
    const xml = sitemapXml(entriesOf([page({ address: '/', slug: '' })]), at('https://docs.example.com'));
    expect(xml).toContain('<loc>https://docs.example.com/</loc>');
  });
});

describe('sitemapXml of a site with two hosts', () => {
  it('names each language on its host, with a slash at the end if canonical addresses have one', () => {
    const hosts = { en: { url: 'https://en.example', atRoot: true } };
    const entries = entriesOf([page(), english()]);
    const xml = sitemapXml(entries, { ...at('https://x.example'), hosts, trailingSlash: true });
    expect(xml).toContain('<loc>https://x.example/intro/</loc>');
    expect(xml).toContain('hreflang="en" href="https://en.example/intro/"');
  });
});

describe('sitemapFiles', () => {
  it('is one file as long as the addresses fit', () => {
    expect(Object.keys(sitemapFiles(entriesOf([page(), english()]), at('https://x.example')))).toEqual([
      'sitemap.xml',
    ]);
  });

  it('is an index of parts beyond that', () => {
    const files = sitemapFiles(entriesOf([page(), english()]), at('https://x.example'), 1);
    expect(Object.keys(files)).toEqual(['sitemap.xml', 'sitemap-0.xml', 'sitemap-1.xml']);
    expect(files['sitemap.xml']).toContain('<sitemap><loc>https://x.example/sitemap-1.xml</loc></sitemap>');
    expect(files['sitemap-1.xml']).toContain('<loc>https://x.example/intro</loc>');
  });
});
