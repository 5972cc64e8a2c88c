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

  it('asks for snippets of 10 words, 5 on screens up to 768 px', () => {
    const snippetsOf = (smallScreen: boolean) =>
      searchParameters('en', { latest: 'current', smallScreen }).attributesToSnippet;
    expect(snippetsOf(false)).toEqual(expect.arrayContaining(['hierarchy.lvl1:10', 'content:10']));
    expect(snippetsOf(true)).toEqual(expect.arrayContaining(['hierarchy.lvl1:5', 'content:5']));
  });
});
