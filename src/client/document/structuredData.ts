import type { DocHead, DocPage } from '../../model/docPage';
import { splitAddress } from '../../model/locale';
import { LOCALE_CONFIG } from '../../site/locales';

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
  const graph = [article, ...breadcrumbList(page.breadcrumbs, absolute)];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}

function breadcrumbList(
  breadcrumbs: DocPage['breadcrumbs'],
  absolute: (address: string) => string,
): object[] {
  const itemListElement = breadcrumbs.map(({ label, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    // The last one is the page itself.
    ...(address && index < breadcrumbs.length - 1 && { item: absolute(address) }),
  }));
  return itemListElement.length > 0 ? [{ '@type': 'BreadcrumbList', itemListElement }] : [];
}
