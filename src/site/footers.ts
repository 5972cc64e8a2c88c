import type { FooterContent } from '../types/footer';
import type { Locale, SiteLocale } from '@idmp/model';
import { CHINESE_FOOTER } from './chineseFooter';
import { ENGLISH_FOOTER } from './englishFooter';

/** Footer of each language; texts are in `locales/<language>/footer.json`. */
export const FOOTERS = {
  'zh-Hans': CHINESE_FOOTER,
  en: ENGLISH_FOOTER,
} satisfies Record<SiteLocale, FooterContent> as Record<Locale, FooterContent>;
