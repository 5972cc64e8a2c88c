import type searchTexts from '../../../locales/zh-Hans/search.json';
import type { Locale } from '../../model/locale';

/** Texts of the search; they come with it and are no part of the pages. */
export type SearchTexts = typeof searchTexts;

const LOADERS: Record<Locale, () => Promise<{ default: SearchTexts }>> = {
  'zh-Hans': () => import('../../../locales/zh-Hans/search.json'),
  en: () => import('../../../locales/en/search.json'),
};

export async function loadSearchTexts(locale: Locale): Promise<SearchTexts> {
  return (await LOADERS[locale]()).default;
}
