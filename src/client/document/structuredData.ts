import type { DocHead, DocPage } from '../../model/docPage';
import { splitAddress } from '../../model/locale';
import { LOCALE_CONFIG } from '../../site/locales';

/** What search engines are told about a document. */
export interface DescribedDoc {
  head: DocHead;
  page: DocPage;
}

const TAGS = /<[^>]*>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A third-level section that consists of a list of labelled items, such as cause and remedy. */
const ANSWERED =
  /<h3[^>]*>([^]*?)<\/h3>(?:<a class="anchor"[^>]*><\/a>)?<\/div>\s*(<ul>\s*<li><strong>[^]*?<\/ul>)\s*(?=<div class="heading|$)/g;
const SECTION = /<h3[ >]/g;

/** Data about a document for search engines: the article, its path, and the questions that it answers (JSON-LD). */
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
  const graph = [article, ...breadcrumbList(page.breadcrumbs, absolute), ...questionList(page.html)];
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

/** The questions of a page whose third-level sections are all answers. */
function questionList(html: string): object[] {
  const answered = [...html.matchAll(ANSWERED)];
  if (answered.length === 0 || answered.length < [...html.matchAll(SECTION)].length) return [];
  const mainEntity = answered.map(([, question = '', answer = '']) => ({
    '@type': 'Question',
    name: plainText(question),
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

function plainText(html: string): string {
  return html
    .replace(/<button[^]*?<\/button>/g, '')
    .replace(TAGS, '')
    .replace(/&(?:#x([\da-f]+)|(\w+));/gi, (entity, hex: string | undefined, name: string) =>
      hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (ENTITIES[name] ?? entity),
    )
    .replace(/\s+/g, ' ')
    .trim();
}
