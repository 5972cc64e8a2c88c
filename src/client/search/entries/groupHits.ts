import type { Hit } from '../engine/engine';

/** Hits of one chapter. */
export interface HitGroup {
  title: string;
  hits: ShownHit[];
}

export interface ShownHit {
  hit: Hit;
  /** Whether the hit is indented below its page. */
  isChild: boolean;
}

/**
 * Groups hits by chapter (`lvl0`) in order of first appearance, at most `max` each; inside a chapter the
 * hits of one page are adjacent, the page itself before its sections.
 */
export function groupHits(hits: readonly Hit[], max: number): HitGroup[] {
  return [...groupBy(hits, (hit) => hit.hierarchy.lvl0 ?? '')].map(([title, chapter]) => ({
    title,
    hits: [...groupBy(chapter.slice(0, max), pageOf).values()].flatMap(withPageFirst),
  }));
}

function withPageFirst(hits: readonly Hit[]): ShownHit[] {
  const page = hits.find(({ type }) => type === 'lvl1' || type === 'lvl0');
  if (!page) return hits.map((hit) => ({ hit, isChild: false }));
  const sections = hits.filter((hit) => hit !== page);
  return [{ hit: page, isChild: false }, ...sections.map((hit) => ({ hit, isChild: true }))];
}

function pageOf({ hierarchy, url }: Hit): string {
  return hierarchy.lvl1 ?? url.replace(/#.*$/, '');
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
