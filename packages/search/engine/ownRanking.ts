import type { Hit, SearchAnswer, SearchEngine } from './engine';

/** The embedded engine, which knows the site best. */
export interface OwnEngine extends SearchEngine {
  isLoaded: () => boolean;
  load: () => Promise<void>;
}

/**
 * Orders the hits of the hosted service as the embedded engine does, followed by those that only the service finds. The
 * embedded engine is loaded after the first response of the service; until then, and if it fails, the service's own
 * order counts.
 */
export function withOwnRanking(hosted: SearchEngine, own: OwnEngine): SearchEngine {
  return {
    search: async (requests) => {
      const ranking = own.isLoaded() ? own.search(requests).catch(() => undefined) : undefined;
      const { results } = await hosted.search(requests);
      if (!ranking) void own.load().catch(() => undefined);
      const ranked = await ranking;
      return { results: results.map((answer, i) => mergeAnswers(ranked?.results[i], answer)) };
    },
  };
}

/** The hits of the site's own engine, then the others of the service; hits of both keep the service's ids. */
export function mergeAnswers(own: SearchAnswer | undefined, hosted: SearchAnswer): SearchAnswer {
  if (!own || own.page > 0) return hosted;
  const byPlace = new Map(hosted.hits.map((hit) => [placeOf(hit), hit]));
  const first = own.hits.map((hit) => ({
    ...hit,
    objectID: byPlace.get(placeOf(hit))?.objectID ?? hit.objectID,
  }));
  const known = new Set(own.hits.map(placeOf));
  const rest = hosted.hits.filter((hit) => !known.has(placeOf(hit)));
  const hits = [...first, ...rest];
  return {
    ...hosted,
    ...(own.definition && { definition: own.definition }),
    hits: hosted.hitsPerPage > 0 ? hits.slice(0, hosted.hitsPerPage) : hits,
    nbHits: Math.max(hosted.nbHits, hits.length),
  };
}

/** Address of a hit without origin: records have the address of the published site. */
function placeOf({ url }: Hit): string {
  return url.replace(/^https?:\/\/[^/]+/, '');
}
