import { docsTag } from '@idmp/model';
import { contextualFilters, searchParameters } from '../search';

describe('contextualFilters', () => {
  it('limits results to the language, and to the latest docs version or unversioned pages', () => {
    expect(contextualFilters('zh-Hans', { latest: 'current' })).toEqual([
      'language:zh-Hans',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
  });

  it('adds the pages of an older version, and excludes current pages that differ there', () => {
    expect(contextualFilters('en', { latest: 'current', version: '1.0.4' })).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current', 'docusaurus_tag:docs-default-1.0.4'],
      'docusaurus_tag:-docs-default-1.0.4-otherwise',
    ]);
  });
});

describe('docsTag', () => {
  it('matches the tag of the records', () => {
    expect(docsTag('current')).toBe('docs-default-current');
  });
});

describe('searchParameters', () => {
  it('requests 20 hits with highlight tags', () => {
    expect(searchParameters('en', { latest: 'current' })).toMatchObject({
      hitsPerPage: 20,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      snippetEllipsisText: '…',
      clickAnalytics: false,
    });
  });

  it('limits snippets to one line: 20 words, or 12 on small screens', () => {
    expect(searchParameters('en', { latest: 'current' }).attributesToSnippet).toContain('content:20');
    expect(searchParameters('en', { latest: 'current', smallScreen: true }).attributesToSnippet).toContain(
      'content:12',
    );
    expect(searchParameters('en', { latest: 'current', smallScreen: true }).attributesToSnippet).toContain(
      'hierarchy.lvl1:12',
    );
  });
});
