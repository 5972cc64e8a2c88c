import type { Hit } from '@idmp/search/client';

/** Hits of one page. */
export interface HitGroup {
  /** Page title. */
  title: string;
  hits: Hit[];
}

/** Groups hits by page in order of first appearance, with at most `max` hits each. */
export function groupHits(hits: readonly Hit[], max: number): HitGroup[] {
  const pages = new Map<string, HitGroup>();
  for (const hit of hits) {
    const page = hit.url.replace(/#.*$/, '');
    const group = pages.get(page) ?? { title: hit.hierarchy.lvl1 ?? hit.hierarchy.lvl0 ?? page, hits: [] };
    pages.set(page, group);
    if (group.hits.length < max) group.hits.push(hit);
  }
  return [...pages.values()];
}
