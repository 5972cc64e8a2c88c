import { matchesFacets } from '../embeddedEngine';

const FACETS = { language: ['en'], docusaurus_tag: ['docs-default-current'] };

describe('matchesFacets', () => {
  it('requires all groups to match', () => {
    expect(matchesFacets(FACETS, ['language:en', 'docusaurus_tag:docs-default-current'])).toBe(true);
    expect(matchesFacets(FACETS, ['language:en', 'docusaurus_tag:other'])).toBe(false);
  });

  it('requires any entry of a group to match', () => {
    expect(matchesFacets(FACETS, [['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']])).toBe(
      true,
    );
  });

  it('matches everything without filters', () => {
    expect(matchesFacets(FACETS)).toBe(true);
    expect(matchesFacets(FACETS, [])).toBe(true);
  });

  it('excludes values with a leading minus', () => {
    expect(matchesFacets(FACETS, 'language:-en')).toBe(false);
    expect(matchesFacets(FACETS, 'language:-zh-Hans')).toBe(true);
  });

  it('matches nothing for unknown facets', () => {
    expect(matchesFacets(FACETS, ['author:me'])).toBe(false);
  });
});
