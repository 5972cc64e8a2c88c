import type { Page } from '../../model/page';
import { encodeAddress, encodeHash } from '../../model/slug';
import { LOCALE_CONFIG } from '../../site/locales';
import { SITE } from '../../site/site';

/** Level of the headings that are questions, on a page whose front matter says so. */
const QUESTION_LEVEL = 3;

/**
 * What search engines read of a page (schema.org), as a data block for its HTML: the way to it, the article, and its
 * questions. Browsers run no such block, whatever the content policy says.
 * @param base address of the site with its prefix, without trailing slash
 */
export function structuredData(page: Page, base: string): string {
  const absolute = (address: string): string => base + encodeAddress(address);
  const url = absolute(page.canonical);
  const graph = [
    {
      '@type': 'TechArticle',
      headline: page.title,
      description: page.description || undefined,
      inLanguage: LOCALE_CONFIG[page.textLocale].htmlLang,
      url,
      isPartOf: { '@type': 'WebSite', name: SITE[page.locale].title, url: base },
    },
    ...(page.breadcrumbs.length > 1 ? [breadcrumbList(page, absolute)] : []),
    ...(page.hasQuestions ? [questions(page, url)] : []),
  ];
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${text.replace(/</g, '\\u003c')}</script>`;
}

function breadcrumbList({ breadcrumbs }: Page, absolute: (address: string) => string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address === undefined ? undefined : absolute(address),
    })),
  };
}

/** Every question with its answer: the heading, and the text below it. */
function questions({ headings, blocks }: Page, url: string): object {
  return {
    '@type': 'FAQPage',
    mainEntity: headings.flatMap(({ level, id, text }, heading) => {
      const answer = blocks.filter((block) => block.heading === heading).map((block) => block.text);
      if (level !== QUESTION_LEVEL || answer.length === 0) return [];
      return {
        '@type': 'Question',
        name: text,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' '), url: `${url}#${encodeHash(id)}` },
      };
    }),
  };
}
