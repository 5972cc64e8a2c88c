/**
 * Redirects while the page is still loading; a small file of its own, so that nobody waits for the app.
 * The script element says the rest: `data-locale`, `data-home`, and `data-target` where the query has no say.
 */
import { DEFAULT_LOCALE, isLocale } from '../../model/locale';
import { redirectAddress, targetAddress } from './redirectAddress';

const { locale = '', home = '/', target } = document.currentScript?.dataset ?? {};
const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
location.replace(
  target === undefined
    ? redirectAddress(location.search, language, home)
    : targetAddress(target, language, home),
);
