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

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string): string =>
  text.trim().replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Parses a sitemap or a sitemap index. */
export function readSitemap(xml: string): Sitemap {
  const locationsIn = (block: string) =>
    [...block.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => decode(url ?? ''));
  const blocks = (tag: string) =>
    [...xml.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) => text ?? '');
  return {
    urls: blocks('url').flatMap((block) =>
      locationsIn(block).map((url) => ({ url, alternates: readAlternates(block) })),
    ),
    parts: blocks('sitemap').flatMap(locationsIn),
  };
}

function readAlternates(block: string): Map<string, string> {
  const links = [...block.matchAll(/<xhtml:link\b[^>]*>/g)].map(([link]) => link);
  const value = (link: string, name: string) => decode(new RegExp(`${name}="([^"]*)"`).exec(link)?.[1] ?? '');
  return new Map(links.map((link) => [value(link, 'hreflang'), value(link, 'href')]));
}
