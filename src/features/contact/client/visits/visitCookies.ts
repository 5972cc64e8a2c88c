import { formatHistory, nextHistory, parseHistory } from '../../model/visitHistory';
import { COOKIES } from '../../../../core/site/cookies';
import { VISIT_HISTORY_MAX_BYTES } from '../../../../core/site/limits';
import { settings } from '../../../../core/site/settings';
import { readCookie, removeCookie, writeCookie } from '../../../../core/page/platform/cookies';

/** Visited URLs, newest last. */
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
