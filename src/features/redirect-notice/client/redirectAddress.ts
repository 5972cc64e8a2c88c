import type { Locale } from '@idmp/model';
import { redirectTarget } from '../../../settings/redirectTargets';

/** URL of a target in a language; the home page for unknown targets. */
export function targetAddress(target: string | null, locale: Locale, home: string): string {
  return redirectTarget(target, locale) ?? home;
}

/**
 * Resolves a query such as `?target=cloud` to a URL. Uses the first target if there are several.
 * @param home Path of the home page, with prefix.
 */
export function redirectAddress(search: string, locale: Locale, home: string): string {
  return targetAddress(new URLSearchParams(search).get('target'), locale, home);
}
