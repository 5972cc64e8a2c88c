import { type Locale, readJson, splitAddress } from '@idmp/model';
import { storageSlot, type StorageSlot } from '../../../../page/platform/storage';
import { hitTarget, type SitePlace } from './hitTarget';
import { limited, type ChangeSearches, type StoredSearch, type StoredSearches } from './storedSearches';

/** Stored recent and favorite searches of a language; all languages share a storage key. */
export interface SearchStore {
  read: () => StoredSearches;
  /** Updates the entries of this language and keeps the others. */
  update: (change: ChangeSearches) => StoredSearches;
  /** Listens for changes in other tabs; returns a cleanup function. */
  listen: (onChange: (searches: StoredSearches) => void) => () => void;
}

/** Creates the store for an index. */
export function createSearchStore(index: string, language: Locale, place: SitePlace): SearchStore {
  const slots = {
    recent: storageSlot(`__DOCSEARCH_RECENT_SEARCHES__${index}`),
    favorites: storageSlot(`__DOCSEARCH_FAVORITE_SEARCHES__${index}`),
  };
  const isOwn = ({ url }: StoredSearch): boolean => {
    const { address } = hitTarget(url, place);
    // External pages don't belong to a language, so every language lists them.
    return address === null || splitAddress(address.replace(/[?#].*/, '')).locale === language;
  };
  const pick = (keep: (entry: StoredSearch) => boolean): StoredSearches => ({
    recent: readList(slots.recent).filter(keep),
    favorites: readList(slots.favorites).filter(keep),
  });
  return {
    read: () => limited(pick(isOwn)),
    update: (change) => {
      const others = limited(pick((entry) => !isOwn(entry)));
      const changed = change(pick(isOwn));
      slots.recent.set(JSON.stringify([...changed.recent, ...others.recent]));
      slots.favorites.set(JSON.stringify([...changed.favorites, ...others.favorites]));
      return changed;
    },
    listen: (onChange) => {
      const stops = Object.values(slots).map((slot) => slot.listen(() => onChange(pick(isOwn))));
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** Valid entries of a storage slot. */
function readList(slot: StorageSlot): StoredSearch[] {
  const read = (list: unknown) => (Array.isArray(list) ? list.filter(isStoredSearch) : undefined);
  return readJson(slot.get(), read) ?? [];
}

function isStoredSearch(value: unknown): value is StoredSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { objectID, url, type, hierarchy } = value as Partial<Record<keyof StoredSearch, unknown>>;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    typeof type === 'string' &&
    /^lvl[0-6]$/.test(type) &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    Object.values(hierarchy).every((text) => text === null || typeof text === 'string')
  );
}
