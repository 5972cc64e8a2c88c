import { canonicalPath, isSoundHash, unknownPath } from '../../model/address';

function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address);
}

function healHash(): void {
  if (!isSoundHash(location.hash)) replaceAddress(location.pathname + location.search);
}

function healPath(base: string): void {
  const { pathname } = location;
  const isNotFoundPage = document.querySelector('meta[name=not-found]') !== null;
  const path = isNotFoundPage ? unknownPath(pathname, base) : canonicalPath(pathname, base);
  if (path !== pathname) replaceAddress(path + location.search + location.hash);
}

/** Heals addresses that would break the router, now and whenever the reader changes what stands after the path. */
export function healAddress(base: string): void {
  healHash();
  healPath(base);
  for (const name of ['popstate', 'hashchange']) addEventListener(name, healHash, true);
}
