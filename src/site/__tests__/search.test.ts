import { contextualFilters, docsTag, missingResultsReport, searchParameters } from '../search';

describe('contextualFilters', () => {
  it('keeps results to the language and to the latest docs version or no version', () => {
    expect(contextualFilters('zh-Hans')).toEqual([
      'language:zh-Hans',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
  });
});

describe('docsTag', () => {
  it('is the tag that the records carry', () => {
    expect(docsTag('current')).toBe('docs-default-current');
  });
});

describe('searchParameters', () => {
  it('asks for 20 hits with marks', () => {
    expect(searchParameters('en', false)).toMatchObject({
      hitsPerPage: 20,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      snippetEllipsisText: '…',
      clickAnalytics: false,
    });
  });

  it('cuts texts to what fills a line: 20 words, on small screens 12', () => {
    expect(searchParameters('en', false).attributesToSnippet).toContain('content:20');
    expect(searchParameters('en', true).attributesToSnippet).toContain('content:12');
    expect(searchParameters('en', true).attributesToSnippet).toContain('hierarchy.lvl1:12');
  });
});

describe('missingResultsReport', () => {
  it('leads to an address of the vendor', () => {
    expect(missingResultsReport('en')).toMatch(/^https:\/\//);
  });
});
