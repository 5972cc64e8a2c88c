import { structuredData, type DescribedDoc } from '../structuredData';

const absolute = (address: string) => `https://docs.example/docs${address}`;

function doc({ html = '', ...page }: Partial<DescribedDoc['page']> = {}): DescribedDoc {
  return {
    head: {
      title: 'Bar',
      description: '',
      keywords: [],
      canonical: '/en/bar',
      unlisted: false,
      alternates: [],
    },
    page: { locale: 'en', textLocale: 'en', html, toc: '', feedback: [], breadcrumbs: [], ...page },
  };
}

const graphOf = (of: DescribedDoc, address = '/en/bar'): Record<string, unknown>[] =>
  (JSON.parse(structuredData(of, address, absolute)) as { '@graph': Record<string, unknown>[] })['@graph'];

const answer = (question: string, items: string): string =>
  `<div class="heading heading-3"><h3 id="x">${question}</h3><a class="anchor" href="#x" aria-label="x"></a></div>\n<ul>\n${items}\n</ul>\n`;

describe('structuredData', () => {
  it('describes the article', () => {
    expect(graphOf(doc({ updated: '2026-11-22' }))).toEqual([
      {
        '@type': 'TechArticle',
        headline: 'Bar',
        inLanguage: 'en',
        dateModified: '2026-11-22',
      },
    ]);
  });

  it('lists the breadcrumbs with their addresses', () => {
    const breadcrumbs = [{ label: 'Basics', address: '/en/basic' }, { label: 'Bar' }];
    expect(graphOf(doc({ breadcrumbs }))[1]).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Basics', item: 'https://docs.example/docs/en/basic' },
        { '@type': 'ListItem', position: 2, name: 'Bar' },
      ],
    });
  });

  it('lists the questions of a page whose third-level sections are all answers', () => {
    const html =
      '<h2>Group</h2>' +
      answer('<code>a &lt; b</code>', '<li><strong>Cause</strong>: it &#x26; <em>that</em>.</li>') +
      answer('Why?', '<li><strong>Remedy</strong>: Stop.<ul><li>Now</li></ul></li>\n<li>More</li>');
    expect(graphOf(doc({ html }))[1]).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'a < b',
          acceptedAnswer: { '@type': 'Answer', text: 'Cause: it & that.' },
        },
        {
          '@type': 'Question',
          name: 'Why?',
          acceptedAnswer: { '@type': 'Answer', text: 'Remedy: Stop.Now More' },
        },
      ],
    });
  });

  it('takes a page with other sections for an article', () => {
    const html = `${answer('Why?', '<li><strong>Cause</strong>: it.</li>')}<h3 id="y">Other</h3></div>\n<p>Text</p>`;
    expect(graphOf(doc({ html }))).toHaveLength(1);
  });

  it('cannot end the script element', () => {
    const { head, page } = doc();
    expect(
      structuredData({ head: { ...head, title: '</script>' }, page }, '/en/bar', absolute),
    ).not.toContain('<');
  });
});
