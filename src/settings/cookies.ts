import { CONTACT_COOKIE_DAYS, COOKIE_DAYS } from './limits';

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
