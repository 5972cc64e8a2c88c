import { CONTACT_COOKIE_DAYS, COOKIE_DAYS } from './limits';

/** A cookie of the site: name and lifetime. */
export interface CookieSpec {
  name: string;
  days: number;
}

/** Every cookie of the site. */
export const COOKIES = {
  visitHistory: { name: 'TS_LOG', days: COOKIE_DAYS },
  email: { name: 'email', days: CONTACT_COOKIE_DAYS },
  contactSales: { name: 'contact-sales', days: CONTACT_COOKIE_DAYS },
} as const satisfies Record<string, CookieSpec>;

/** Value of the cookie that says the reader contacted sales. */
export const CONTACT_SALES_VALUE = 'true';
