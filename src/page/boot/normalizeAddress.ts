import { replaceEntry } from '../platform/replaceEntry';
import { canonicalPath, isSoundHash, unknownPath } from '../navigation/address';

const replaceAddress = (address: string): boolean => replaceEntry(history.state, address);

function dropBrokenHash(): void {
  if (!isSoundHash(location.hash)) replaceAddress(location.pathname + location.search);
}

function normalizePath(base: string): void {
  const { pathname } = location;
  const isNotFoundPage = document.querySelector('meta[name=not-found]') !== null;
  const path = isNotFoundPage ? unknownPath(pathname, base) : canonicalPath(pathname, base);
  if (path !== pathname) replaceAddress(path + location.search + location.hash);
}

/** Fixes URLs that would break the router, on load and on every hash change. */
export function normalizeAddress(base: string): void {
  dropBrokenHash();
  normalizePath(base);
  for (const name of ['popstate', 'hashchange']) addEventListener(name, dropBrokenHash, true);
}
