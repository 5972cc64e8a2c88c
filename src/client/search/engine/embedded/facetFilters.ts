import type { SearchParams } from '../engine';

/** Whether values by facet pass filters of the form `["language:en", ["tag:a", "tag:b"]]`: outer "and", inner "or". */
export function matchesFacets(
  facets: Readonly<Record<string, readonly string[]>>,
  filters: SearchParams['facetFilters'] = [],
): boolean {
  const groups = typeof filters === 'string' ? [filters] : filters;
  return groups.every((group) =>
    (typeof group === 'string' ? [group] : group).some((filter) => passes(facets, filter)),
  );
}

function passes(facets: Readonly<Record<string, readonly string[]>>, filter: string): boolean {
  const colon = filter.indexOf(':');
  const value = filter.slice(colon + 1);
  const values = facets[filter.slice(0, colon)] ?? [];
  // A minus before the value excludes it.
  return value.startsWith('-') ? !values.includes(value.slice(1)) : values.includes(value);
}
