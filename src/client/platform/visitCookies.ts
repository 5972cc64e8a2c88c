import { isEmail } from '../../model/email';
import { formatHistory, nextHistory, parseHistory } from '../../model/visitHistory';
import { CONTACT_SALES_VALUE, COOKIES } from '../../site/cookies';
import { VISIT_HISTORY_MAX_BYTES } from '../../site/limits';
import { settings } from '../../site/settings';
import { readCookie, removeCookie, writeCookie } from './cookies';

/** Visited addresses, the newest last. */
export function readVisits(): string[] {
  return parseHistory(readCookie(COOKIES.visitHistory));
}

export function forgetVisits(): void {
  removeCookie(COOKIES.visitHistory);
}

/** Records the current page load. */
export function recordVisit(visit: { url: string; referrer: string }): void {
  const history = nextHistory(readVisits(), visit, settings.cookieDomain);
  const { name } = COOKIES.visitHistory;
  const value = formatHistory(history, { cookieName: name, maxBytes: VISIT_HISTORY_MAX_BYTES });
  if (value) writeCookie(COOKIES.visitHistory, value);
  else forgetVisits();
}

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
