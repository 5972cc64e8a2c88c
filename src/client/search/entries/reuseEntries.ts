import type { EntryGroup, SearchEntry } from './searchEntries';

/** Reuses unchanged groups and entries by reference, so that memoized rows do not re-render. */
export function reuseEntries(next: readonly EntryGroup[], before: readonly EntryGroup[]): EntryGroup[] {
  return next.map((group, i) => {
    const old = before[i];
    if (!old) return group;
    const entries = group.entries.map((entry, j) => reuseEntry(entry, old.entries[j]));
    const isSame =
      group.title === old.title &&
      group.list === old.list &&
      entries.length === old.entries.length &&
      entries.every((entry, j) => entry === old.entries[j]);
    return isSame ? old : { ...group, entries };
  });
}

function reuseEntry(entry: SearchEntry, old: SearchEntry | undefined): SearchEntry {
  const isSame =
    old &&
    old.stored.objectID === entry.stored.objectID &&
    old.title === entry.title &&
    old.detail === entry.detail &&
    old.kind === entry.kind &&
    old.isChild === entry.isChild &&
    old.position === entry.position;
  return isSame ? old : entry;
}
