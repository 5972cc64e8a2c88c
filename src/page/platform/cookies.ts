import Cookies from 'js-cookie';
import { encodeCookieValue, isWithinDomain, type CookieSpec } from '../../settings/cookies';
import { settings } from '../../settings/settings';
import { createAttempt } from './tasks';

const jar = Cookies.withConverter({ write: (value: string) => encodeCookieValue(value) });

const attempt = createAttempt('The browser blocks cookies for this site.');

/** Cookie scope: the vendor's domain on its hosts, the current host elsewhere. */
function scope(): Cookies.CookieAttributes {
  const { hostname, protocol } = window.location;
  const { cookieDomain } = settings;
  return {
    path: '/',
    sameSite: 'Lax',
    secure: protocol === 'https:',
    ...(isWithinDomain(hostname, cookieDomain) && { domain: cookieDomain }),
  };
}

/** Value of a cookie; null if missing, malformed or blocked. */
export function readCookie({ name }: CookieSpec): string | null {
  return attempt(() => jar.get(name) ?? null, null);
}

/** Sets a cookie, renewing its lifetime. */
export function writeCookie({ name, days }: CookieSpec, value: string): void {
  attempt(() => void jar.set(name, value, { ...scope(), expires: days }), undefined);
}

/** Removes a cookie from the domain, and a host-only one that shadows it. */
export function removeCookie({ name }: CookieSpec): void {
  attempt(() => {
    jar.remove(name, scope());
    jar.remove(name, { path: '/' });
  }, undefined);
}
