import { emailOf } from '../../model/values';
import { CONTACT_SALES_VALUE, COOKIES } from '../../../../settings/cookies';
import { readCookie, removeCookie, writeCookie } from '../../../../page/platform/cookies';

/** Stores for a year that the reader has contacted sales. */
export function rememberContact(email: string): void {
  writeCookie(COOKIES.email, email);
  writeCookie(COOKIES.contactSales, CONTACT_SALES_VALUE);
}

/**
 * The reader's email address, if they have contacted sales. Other sites on the domain can set these cookies too, so
 * values that the form would not accept are removed and never sent.
 */
export function knownContact(): string | null {
  const [contacted, stored] = [readCookie(COOKIES.contactSales), readCookie(COOKIES.email)];
  if (contacted === null || stored === null) return null;
  const email = emailOf(stored);
  if (email !== null) return email;
  removeCookie(COOKIES.contactSales);
  removeCookie(COOKIES.email);
  return null;
}
