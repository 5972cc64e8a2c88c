import { decoded } from '@idmp/model';
import { CONTACT_COOKIE_DAYS, COOKIE_DAYS } from './limits';

/** Encodes a text as a cookie value: addresses stay readable, characters that could end the value are escaped. */
export function encodeCookieValue(text: string): string {
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  return encodeURIComponent(wellFormed).replace(/%(?:2F|3A|3D|3F|26)/g, (code) => decoded(code) ?? code);
}

/** Whether a host is a domain or one of its subdomains. */
export function isWithinDomain(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

/** Name and lifetime of a cookie. */
export interface CookieSpec {
  name: string;
  days: number;
}

/** All cookies of the site. */
export const COOKIES = {
  visitHistory: { name: 'TS_LOG', days: COOKIE_DAYS },
  email: { name: 'email', days: CONTACT_COOKIE_DAYS },
  contactSales: { name: 'contact-sales', days: CONTACT_COOKIE_DAYS },
} as const satisfies Record<string, CookieSpec>;

/** Value of the cookie that marks readers who have contacted sales. */
export const CONTACT_SALES_VALUE = 'true';
