import type { Page } from '../../../model/page';
import { structuredData } from '../structuredData';

const PAGE: Page = {
  locale: 'en',
  textLocale: 'en',
  slug: 'basic/a',
  address: '/en/basic/a',
  canonical: '/en/basic/a',
  title: 'A </script>',
  label: 'A',
  description: 'About A.',
  file: 'content/en/basic/a.md',
  keywords: [],
  unlisted: false,
  draft: false,
  help: [],
  hasQuestions: false,
  searchRank: 0,
  html: '',
  toc: [],
  headings: [
    { id: 'g', text: 'Group', html: 'Group', level: 2 },
    { id: 'q', text: 'Why?', html: 'Why?', level: 3 },
  ],
  blocks: [
    { heading: 1, kind: 'paragraph', text: 'Because.' },
    { heading: 1, kind: 'list-item', text: 'So.' },
  ],
  breadcrumbs: [{ label: 'Basic' }, { label: 'A', address: '/en/basic/a' }],
};
const graphOf = (page: Page): unknown[] => {
  const [, json = ''] =
    /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(
      structuredData(page, 'https://docs.example'),
    ) ?? [];
  return (JSON.parse(json) as { '@graph': unknown[] })['@graph'];
};

describe('structuredData', () => {
  it('names the article and the way to it', () => {
    expect(graphOf(PAGE)).toMatchObject([
      { '@type': 'TechArticle', headline: 'A </script>', url: 'https://docs.example/en/basic/a' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Basic' },
          { position: 2, name: 'A', item: 'https://docs.example/en/basic/a' },
        ],
      },
    ]);
  });

  it('cannot be ended by a text', () => {
    expect(structuredData(PAGE, '').match(/<\/script>/g)).toHaveLength(1);
  });

  it('names the questions of a page that has some, with their answers', () => {
    const [, , questions] = graphOf({ ...PAGE, hasQuestions: true });
    expect(questions).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          name: 'Why?',
          acceptedAnswer: { text: 'Because. So.', url: 'https://docs.example/en/basic/a#q' },
        },
      ],
    });
  });
});
