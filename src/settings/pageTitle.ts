import { SITE, TITLE_DELIMITER } from './site';
import type { Locale } from '@idmp/model';

/** Document title: 'page title | site title', or the site title alone. */
export function pageTitle(title: string, locale: Locale): string {
  const site = SITE[locale].title;
  const own = title.trim();
  return own === '' || own === site ? site : `${own} ${TITLE_DELIMITER} ${site}`;
}
