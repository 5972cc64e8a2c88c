import { localizedAddress, type Locale } from '../../model/locale';

/** Target of a navbar link; addresses of the site get language and path prefix. */
export function navHref(to: string, locale: Locale): string {
  return to.startsWith('/') ? `${__PATH_PREFIX__}${localizedAddress(locale, to.slice(1))}` : to;
}
