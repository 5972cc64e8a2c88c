import { matchesFacets } from '../embeddedEngine';

const FACETS = { language: ['en'], docusaurus_tag: ['docs-default-current'] };

describe('matchesFacets', () => {
  it('wants every group', () => {
    expect(matchesFacets(FACETS, ['language:en', 'docusaurus_tag:docs-default-current'])).toBe(true);
    expect(matchesFacets(FACETS, ['language:en', 'docusaurus_tag:other'])).toBe(false);
  });

  it('wants one entry of a group', () => {
    expect(matchesFacets(FACETS, [['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']])).toBe(
      true,
    );
  });

  it('passes everything without filters', () => {
    expect(matchesFacets(FACETS)).toBe(true);
    expect(matchesFacets(FACETS, [])).toBe(true);
  });

  it('leaves out what a minus excludes', () => {
    expect(matchesFacets(FACETS, 'language:-en')).toBe(false);
    expect(matchesFacets(FACETS, 'language:-zh-Hans')).toBe(true);
  });

  it('matches nothing on an unknown facet', () => {
    expect(matchesFacets(FACETS, ['author:me'])).toBe(false);
  });
});
