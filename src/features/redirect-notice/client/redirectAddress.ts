import type { Locale } from '../../../core/model/locale';
import { REDIRECT_TARGETS, type RedirectTarget } from '../../../core/site/redirectTargets';

/** Whether a string is a known target; inherited property names don't count. */
function isTarget(text: string | null): text is RedirectTarget {
  return Object.keys(REDIRECT_TARGETS).includes(text ?? '');
}

/** URL of a target in a language; the home page for unknown targets. */
export function targetAddress(target: string | null, locale: Locale, home: string): string {
  return isTarget(target) ? REDIRECT_TARGETS[target][locale] : home;
}

/**
 * Resolves a query such as `?target=cloud` to a URL. Uses the first target if there are several.
 * @param home Path of the home page, with prefix.
 */
export function redirectAddress(search: string, locale: Locale, home: string): string {
  return targetAddress(new URLSearchParams(search).get('target'), locale, home);
}
