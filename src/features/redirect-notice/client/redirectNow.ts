/**
 * Redirects while the page is still loading; a small standalone script that doesn't wait for the app. The script
 * element has the attributes `data-locale`, `data-home` and, to ignore the query, `data-target`.
 */
import { DEFAULT_LOCALE, isLocale } from '@idmp/model';
import { redirectAddress, targetAddress } from './redirectAddress';

const { locale = '', home = '/', target } = document.currentScript?.dataset ?? {};
const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
location.replace(
  target === undefined
    ? redirectAddress(location.search, language, home)
    : targetAddress(target, language, home),
);
