import { attempts } from './attempts';

/** One key of the browser's storage. Calls never throw; what cannot be stored is forgotten. */
export interface StorageSlot {
  get: () => string | null;
  set: (value: string) => void;
  remove: () => void;
  /** Hear of changes made in other tabs; returns the function that stops it. */
  listen: (onChange: (value: string | null) => void) => () => void;
}

type StorageArea = 'localStorage' | 'sessionStorage';

const attempt = attempts('The browser offers no storage to this site; choices last for this page only.');

/** Slot of a key from `site/storageKeys`. */
export function storageSlot(key: string, area: StorageArea = 'localStorage'): StorageSlot {
  return {
    get: () => attempt(() => window[area].getItem(key), null),
    set: (value) => attempt(() => window[area].setItem(key, value), undefined),
    remove: () => attempt(() => window[area].removeItem(key), undefined),
    listen: (onChange) => {
      const onStorage = (event: StorageEvent): void => {
        // A key of null means that everything was cleared.
        if (event.key === key || event.key === null) onChange(event.key === null ? null : event.newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
