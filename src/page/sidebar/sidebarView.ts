import type { SidebarEntry, SidebarGroup } from '@idmp/model';

/** Larger trees render collapsed chapters as links only, as each page would contain all entries otherwise. */
export const FULL_TREE_MAX_PAGES = 300;

function countPages(entries: readonly SidebarEntry[]): number {
  return entries.reduce(
    (sum, entry) =>
      sum + (entry.address === undefined ? 0 : 1) + (entry.type === 'group' ? countPages(entry.items) : 0),
    0,
  );
}

const counts = new WeakMap<readonly SidebarEntry[], number>();

/** Whether a tree is too large to be part of every page. */
export function isShortened(entries: readonly SidebarEntry[]): boolean {
  const count = counts.get(entries) ?? countPages(entries);
  counts.set(entries, count);
  return count > FULL_TREE_MAX_PAGES;
}

/** Whether a chapter is the page of an address or contains it. */
export function isOnTrail(group: SidebarGroup, address: string): boolean {
  return (
    group.address === address ||
    group.items.some(
      (item) => item.address === address || (item.type === 'group' && isOnTrail(item, address)),
    )
  );
}
