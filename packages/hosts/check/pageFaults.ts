import { directivesOf } from './headerFaults';
import type { PageFacts } from './readPage';
import type { SitemapUrl } from './readSitemap';
import type { SiteAnswer } from './Visitor';

/** Faults of a page in the sitemap, except its links and files. */
export function pageFaults(entry: SitemapUrl, page: PageFacts, htmlLang: string): string[] {
  return [
    ...(page.lang === htmlLang ? [] : [`the language is "${page.lang}", not "${htmlLang}"`]),
    ...(page.canonical === entry.url
      ? []
      : [`the canonical link is ${page.canonical ?? 'missing'}, not ${entry.url}`]),
    ...(page.noindex ? ['in the sitemap, yet not to be indexed'] : []),
    ...(page.headings === 1 ? [] : [`${page.headings} first headings instead of one`]),
    ...(page.title ? [] : ['no title']),
    ...alternateFaults(entry, page),
  ];
}

function alternateFaults({ alternates }: SitemapUrl, page: PageFacts): string[] {
  const languages = new Set([...alternates.keys(), ...page.alternates.keys()]);
  const different = [...languages].filter(
    (language) => alternates.get(language) !== page.alternates.get(language),
  );
  return different.map(
    (language) => `page and sitemap do not agree on the address for hreflang "${language}"`,
  );
}

/** The header must be at least as strict as the policy in the pages. */
export function policyFaults(policy: string | null, { headers }: SiteAnswer): string[] {
  const header = headers.get('content-security-policy');
  if (policy === null || header === null) return [];
  const sent = directivesOf(header);
  return [...directivesOf(policy)]
    .filter(([name, directive]) => sent.get(name) !== directive)
    .map(([name]) => `${name} of the policy is not the same in the header and in the pages`);
}

/** Faults in the response for an address that does not exist. */
export function missingPageFaults({ status, text }: SiteAnswer, page: PageFacts, htmlLang: string): string[] {
  if (status !== 404) return [`status ${status} for an address that does not exist, not 404`];
  return [
    ...(page.lang === htmlLang ? [] : [`the not-found page is in "${page.lang}", not "${htmlLang}"`]),
    ...(page.noindex ? [] : ['the not-found page may be indexed']),
    ...(page.links.length > 0 && text ? [] : ['the not-found page has no link home']),
  ];
}
