import { formatHistory, nextHistory, parseHistory } from '../../model/visitHistory';
import { COOKIES } from '../../../../settings/cookies';
import { VISIT_HISTORY_MAX_BYTES } from '../../../../settings/limits';
import { settings } from '../../../../settings/settings';
import { VENDOR_DOMAINS } from '../../../../settings/site';
import { readCookie, removeCookie, writeCookie } from '../../../../page/platform/cookies';

/** Visited URLs, newest last. */
export function readVisits(): string[] {
  return parseHistory(readCookie(COOKIES.visitHistory));
}

export function forgetVisits(): void {
  removeCookie(COOKIES.visitHistory);
}

/** Records the current page load. */
export function recordVisit(visit: { url: string; referrer: string }): void {
  const history = nextHistory(readVisits(), visit, [settings.cookieDomain, ...VENDOR_DOMAINS]);
  const { name } = COOKIES.visitHistory;
  const value = formatHistory(history, { cookieName: name, maxBytes: VISIT_HISTORY_MAX_BYTES });
  if (value) writeCookie(COOKIES.visitHistory, value);
  else forgetVisits();
}
