import type { Locale, SiteLocale } from '@idmp/model';
import type { LocaleConfig } from '../types/site';

/** The languages of `LOCALES` in `packages/model/locale.ts`. */
export const LOCALE_CONFIG = {
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
} satisfies Record<SiteLocale, LocaleConfig> as Record<Locale, LocaleConfig>;
