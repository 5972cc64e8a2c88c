import { structuredData, type DescribedDoc } from '../structuredData';

const absolute = (address: string) => `https://docs.example/docs${address}`;

function doc(page: Partial<DescribedDoc['page']> = {}): DescribedDoc {
  return {
    head: {
      title: 'Bar',
      description: '',
      keywords: [],
      canonical: '/en/bar',
      unlisted: false,
      alternates: [],
    },
    page: {
      locale: 'en',
      textLocale: 'en',
      html: '',
      toc: '',
      sheets: [],
      isFaq: false,
      feedback: [],
      breadcrumbs: [],
      ...page,
    },
  };
}

const graphOf = (of: DescribedDoc, address = '/en/bar'): Record<string, unknown>[] =>
  (JSON.parse(structuredData(of, address, absolute)) as { '@graph': Record<string, unknown>[] })['@graph'];

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
});
