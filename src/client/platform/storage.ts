import { createAttempt } from './createAttempt';

/** One key of the browser's storage. Calls never throw; what cannot be stored is dropped. */
export interface StorageSlot {
  get: () => string | null;
  set: (value: string) => void;
  remove: () => void;
  /** Listens to changes of other tabs; returns a cleanup function. */
  listen: (onChange: (value: string | null) => void) => () => void;
}

const attempt = createAttempt('The browser blocks storage for this site; choices last for this page only.');

/** Storage slot of a key from `site/storageKeys`. */
export function storageSlot(key: string): StorageSlot {
  return {
    get: () => attempt(() => localStorage.getItem(key), null),
    set: (value) => attempt(() => localStorage.setItem(key, value), undefined),
    remove: () => attempt(() => localStorage.removeItem(key), undefined),
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
