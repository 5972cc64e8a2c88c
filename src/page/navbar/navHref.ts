import { type Locale, localizedAddress } from '@idmp/model';

/** URL of a navbar link; internal paths get the language and path prefix. */
export function navHref(to: string, locale: Locale): string {
  return to.startsWith('/') ? `${__PATH_PREFIX__}${localizedAddress(locale, to.slice(1))}` : to;
}
