import english from '../../../../locales/en/machines.json';
import chinese from '../../../../locales/zh-Hans/machines.json';
import type { Locale } from '../../../core/model/locale';

/** Texts in the files for language models. */
export const MACHINE_TEXTS: Record<Locale, Readonly<Record<keyof typeof english, string>>> = {
  en: english,
  'zh-Hans': chinese,
};
