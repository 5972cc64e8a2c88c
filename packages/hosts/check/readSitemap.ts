import sax from 'sax';

/** An address of the sitemap with its alternates in other languages. */
export interface SitemapUrl {
  url: string;
  alternates: Map<string, string>;
}

export interface Sitemap {
  urls: SitemapUrl[];
  /** Sitemaps listed in an index. */
  parts: string[];
}

/** Parses a sitemap or a sitemap index; other files have no entries. */
export function readSitemap(xml: string): Sitemap {
  const sitemap: Sitemap = { urls: [], parts: [] };
  let entry: SitemapUrl = { url: '', alternates: new Map() };
  let text = '';
  const parser = sax.parser(true);
  parser.onerror = () => {
    parser.resume();
  };
  parser.onopentag = ({ name, attributes }) => {
    if (name === 'url' || name === 'sitemap') entry = { url: '', alternates: new Map() };
    const { hreflang = '', href = '' } = attributes as Record<string, string>;
    if (name === 'xhtml:link') entry.alternates.set(hreflang, href);
    text = '';
  };
  parser.ontext = (part) => {
    text += part;
  };
  parser.onclosetag = (name) => {
    if (name === 'loc') entry.url = text.trim();
    if (name === 'url') sitemap.urls.push(entry);
    if (name === 'sitemap') sitemap.parts.push(entry.url);
  };
  parser.write(xml).close();
  return sitemap;
}
