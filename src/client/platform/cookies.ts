import Cookies from 'js-cookie';
import { encodeCookieValue, isWithinDomain } from '../../model/visitHistory';
import type { CookieSpec } from '../../site/cookies';
import { settings } from '../../site/settings';
import { attempts } from './attempts';

const jar = Cookies.withConverter({ write: (value: string) => encodeCookieValue(value) });

const attempt = attempts('The browser offers no cookies to this site.');

/** Scope of the site's cookies: the vendor's domain inside it, elsewhere the host alone. */
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

/** Value of a cookie; null when it is absent, unreadable or blocked. */
export function readCookie({ name }: CookieSpec): string | null {
  return attempt(() => jar.get(name) ?? null, null);
}

/** Store a cookie for its lifetime, counted from now. */
export function writeCookie({ name, days }: CookieSpec, value: string): void {
  attempt(() => void jar.set(name, value, { ...scope(), expires: days }), undefined);
}

/** Removes a cookie of the domain, and one of the host alone that hides it. */
export function removeCookie({ name }: CookieSpec): void {
  attempt(() => {
    jar.remove(name, scope());
    jar.remove(name, { path: '/' });
  }, undefined);
}
