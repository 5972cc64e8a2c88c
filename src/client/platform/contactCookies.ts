import { isEmail } from '../../model/email';
import { CONTACT_SALES_VALUE, COOKIES } from '../../site/cookies';
import { readCookie, removeCookie, writeCookie } from './cookies';

/** Remembers for a year that the reader contacted sales. */
export function rememberContact(email: string): void {
  writeCookie(COOKIES.email, email);
  writeCookie(COOKIES.contactSales, CONTACT_SALES_VALUE);
}

/**
 * Email address of the reader, when one has contacted sales from this browser. Other sites of the domain can write these
 * cookies too: what the form would not have accepted is removed, and nobody gets it.
 */
export function knownContact(): string | null {
  const [contacted, email] = [readCookie(COOKIES.contactSales), readCookie(COOKIES.email)];
  if (contacted === null || email === null) return null;
  if (isEmail(email)) return email;
  removeCookie(COOKIES.contactSales);
  removeCookie(COOKIES.email);
  return null;
}
