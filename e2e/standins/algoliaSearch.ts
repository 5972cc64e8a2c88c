import type { StoredIndex, StoredObject } from './algoliaStore';

type Params = Record<string, unknown>;

function textParam(params: Params, name: string, fallback: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : fallback;
}

/**
 * Response to a query in the documented form, with highlighted words: the records that contain every word, as stored. It
 * serves to test the protocol and says nothing about how the service ranks.
 */
export function searchIndex(name: string, index: StoredIndex, params: Params): Record<string, unknown> {
  const query = textParam(params, 'query', '');
  const hitsPerPage = Number(params['hitsPerPage'] ?? 20);
  const page = Number(params['page'] ?? 0);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const searched = [...index.objects.values()].filter((object) =>
    passes(object, index, params['facetFilters']),
  );
  const found = distinct(
    searched.filter((object) => words.every((word) => textOf(object).includes(word))),
    index.settings,
  );
  return {
    index: name,
    query,
    params: '',
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((hit) => withHighlights(hit, words, params)),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    ...(params['clickAnalytics'] === true && { queryID: 'a'.repeat(32) }),
  };
}

/** As in the real service, filters on attributes missing from the settings match nothing. */
function passes(object: StoredObject, index: StoredIndex, filters: unknown): boolean {
  const facets = (index.settings['attributesForFaceting'] ?? []) as string[];
  const groups = (filters ?? []) as (string | string[])[];
  return groups.every((group) =>
    [group].flat().some((filter) => {
      const [attribute = '', value] = filter.split(/:(.*)/s);
      const isExcluded = value?.startsWith('-') ?? false;
      const wanted = isExcluded ? value?.slice(1) : value;
      return facets.includes(attribute) && [object[attribute]].flat().includes(wanted) !== isExcluded;
    }),
  );
}

/** Lowercased texts of an object. */
function textOf({ hierarchy, content, questions, counterpart }: StoredObject): string {
  return JSON.stringify([hierarchy, content, questions, counterpart]).toLowerCase();
}

function distinct(objects: readonly StoredObject[], settings: Params): StoredObject[] {
  const attribute = settings['attributeForDistinct'];
  if (!settings['distinct'] || typeof attribute !== 'string') return [...objects];
  const first = new Map<unknown, StoredObject>();
  for (const object of objects) if (!first.has(object[attribute])) first.set(object[attribute], object);
  return [...first.values()];
}

function withHighlights(object: StoredObject, words: readonly string[], params: Params): StoredObject {
  const pre = textParam(params, 'highlightPreTag', '<em>');
  const post = textParam(params, 'highlightPostTag', '</em>');
  const pattern = new RegExp(
    words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|') || '(?!)',
    'giu',
  );
  const mark = (text: unknown) => ({
    value: String(text).replace(pattern, (word) => `${pre}${word}${post}`),
    matchLevel: 'full',
  });
  const hierarchy = Object.entries((object['hierarchy'] ?? {}) as Record<string, unknown>);
  const marked = {
    hierarchy: Object.fromEntries(
      hierarchy.filter(([, text]) => text).map(([level, text]) => [level, mark(text)]),
    ),
    ...(object['content'] ? { content: mark(object['content']) } : {}),
  };
  return { ...object, _highlightResult: marked, _snippetResult: marked };
}
