import type { Locale } from '@idmp/model';
import type { PopupKey } from '../../../../types/messages';

/** Texts of the popup, loaded with its code. */
export type PopupTexts = Readonly<Record<PopupKey, string>>;

const LOADERS: Record<Locale, () => Promise<{ default: PopupTexts }>> = {
  'zh-Hans': () => import('../../../../../locales/zh-Hans/popup.json'),
  en: () => import('../../../../../locales/en/popup.json'),
};

export async function loadPopupTexts(locale: Locale): Promise<PopupTexts> {
  return (await LOADERS[locale]()).default;
}
