import type { BrowserContext, Page } from '@playwright/test';

/** Failure modes of browser storage. */
export const STORAGE_FAULTS = {
  'getters that throw': () => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  },
  'no storage at all': () => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, { value: null });
  },
  'methods that throw': () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'clear', 'key'])
      Object.defineProperty(Storage.prototype, method, {
        value: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  },
  'a quota of nothing': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'a session storage that throws': () => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
} as const;

export type StorageFault = keyof typeof STORAGE_FAULTS;

/** Breaks storage on every page opened from now on. */
export function breakStorage(target: Page | BrowserContext, fault: StorageFault): Promise<unknown> {
  return target.addInitScript(STORAGE_FAULTS[fault]);
}
