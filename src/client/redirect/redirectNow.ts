/**
 * Redirects while the page is still loading, in a small file of its own that does not wait for the app. The script
 * element carries `data-locale`, `data-home`, and `data-target` when the query is ignored.
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
