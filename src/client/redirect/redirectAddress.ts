import type { Locale } from '../../model/locale';
import { REDIRECT_TARGETS, type RedirectTarget } from '../../site/redirectTargets';

/** Whether a text names a target of the table; inherited property names do not count. */
function isTarget(text: string | null): text is RedirectTarget {
  return Object.keys(REDIRECT_TARGETS).includes(text ?? '');
}

/** Address of a target in a language; the home page for anything that is not in the table. */
export function targetAddress(target: string | null, locale: Locale, home: string): string {
  return isTarget(target) ? REDIRECT_TARGETS[target][locale] : home;
}

/**
 * Where a query such as `?target=cloud` leads. Of repeated targets the first one counts.
 * @param home Address of the home page, with the path prefix.
 */
export function redirectAddress(search: string, locale: Locale, home: string): string {
  return targetAddress(new URLSearchParams(search).get('target'), locale, home);
}
