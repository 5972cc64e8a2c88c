import { perLocale } from '@idmp/model';
import { LOCALE_CONFIG } from '../site/languages';

export { LOCALE_CONFIG };
export type { LocaleConfig } from '../types/site';

/** Values of `<html lang>` and hreflang. */
export const htmlLanguages = () => perLocale((locale) => LOCALE_CONFIG[locale].htmlLang);
