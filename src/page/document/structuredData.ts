import { type DocHead, type DocPage, splitAddress } from '@idmp/model';
import { LOCALE_CONFIG } from '../../settings/locales';

/** Data as the content of a JSON-LD script element, which nothing in it can end. */
export const jsonLd = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** What search engines are told about a document. */
export interface DescribedDoc {
  head: DocHead;
  page: DocPage;
}

/** Data about a document for search engines: the article and its path (JSON-LD). */
export function structuredData(
  { head, page }: DescribedDoc,
  address: string,
  absolute: (address: string) => string,
): string {
  const article = {
    '@type': 'TechArticle',
    headline: head.title,
    inLanguage: LOCALE_CONFIG[splitAddress(address).locale].htmlLang,
    ...(page.updated && { dateModified: page.updated }),
  };
  const itemListElement = page.breadcrumbs.map(({ label, address: item }, index, { length }) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    // The last one is the page itself.
    ...(item && index < length - 1 && { item: absolute(item) }),
  }));
  const path = itemListElement.length > 0 ? [{ '@type': 'BreadcrumbList', itemListElement }] : [];
  const data = { '@context': 'https://schema.org', '@graph': [article, ...path] };
  return jsonLd(data);
}
