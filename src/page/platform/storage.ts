import { createAttempt } from './tasks';

/** A single localStorage key. Never throws; values that can't be stored are dropped. */
export interface StorageSlot {
  get: () => string | null;
  set: (value: string) => void;
  remove: () => void;
  /** Listens for changes in other tabs; returns a cleanup function. */
  listen: (onChange: (value: string | null) => void) => () => void;
}

const attempt = createAttempt('The browser blocks storage for this site; choices last for this page only.');

/** Creates a storage slot for a key from `site/storageKeys`. */
export function storageSlot(key: string): StorageSlot {
  return {
    get: () => attempt(() => localStorage.getItem(key), null),
    set: (value) => attempt(() => localStorage.setItem(key, value), undefined),
    remove: () => attempt(() => localStorage.removeItem(key), undefined),
    listen: (onChange) => {
      const onStorage = (event: StorageEvent): void => {
        // The key is null if the whole storage was cleared.
        if (event.key === key || event.key === null) onChange(event.key === null ? null : event.newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** Creates a sessionStorage slot for a key from `site/storageKeys`. Never throws, and gives no warning. */
export function sessionSlot(key: string): Pick<StorageSlot, 'get' | 'set' | 'remove'> {
  const quietly = <Result>(action: () => Result, fallback: Result): Result => {
    try {
      return action();
    } catch {
      return fallback;
    }
  };
  return {
    get: () => quietly(() => sessionStorage.getItem(key), null),
    set: (value) => quietly(() => sessionStorage.setItem(key, value), undefined),
    remove: () => quietly(() => sessionStorage.removeItem(key), undefined),
  };
}
