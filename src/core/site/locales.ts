import type { Locale } from '../model/locale';

export interface LocaleConfig {
  /** Name of the language, in that language. */
  label: string;
  /** Short name, for controls with little room. */
  short: string;
  direction: 'ltr' | 'rtl';
  /** Value of `<html lang>` and of hreflang. */
  htmlLang: string;
  calendar: string;
  /** Value of `og:locale`. */
  openGraph: string;
}

export const LOCALE_CONFIG: Record<Locale, LocaleConfig> = {
  'zh-Hans': {
    label: '简体中文',
    short: '中',
    direction: 'ltr',
    htmlLang: 'zh-Hans',
    calendar: 'gregory',
    openGraph: 'zh_CN',
  },
  en: {
    label: 'English',
    short: 'EN',
    direction: 'ltr',
    htmlLang: 'en',
    calendar: 'gregory',
    openGraph: 'en_US',
  },
};
