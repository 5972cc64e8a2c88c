import { CATEGORIES, type CategoryId } from '../../model/contactForm';
import type { SalesMailTexts } from '../../model/contactPayloads';
import type { Locale } from '../../model/locale';
import type { PopupKey } from '../../model/messages';

/** Texts of the popup, which are loaded with it. */
export type PopupTexts = Readonly<Record<PopupKey, string>>;

const LOADERS: Record<Locale, () => Promise<{ default: PopupTexts }>> = {
  'zh-Hans': () => import('../../../locales/zh-Hans/popup.json'),
  en: () => import('../../../locales/en/popup.json'),
};

export async function loadPopupTexts(locale: Locale): Promise<PopupTexts> {
  return (await LOADERS[locale]()).default;
}

/** The popup's texts that the sales mail uses. */
export function salesMailTexts(texts: PopupTexts): SalesMailTexts {
  const categories = CATEGORIES.map(({ id }) => [id, texts[`category.${id}`]]);
  return {
    subject: texts['mail.subject'],
    success: texts['mail.success'],
    failure: texts['mail.failure'],
    categories: Object.fromEntries(categories) as Record<CategoryId, string>,
    labels: {
      name: texts['field.name'],
      email: texts['field.email'],
      phone: texts['field.phone'],
      company: texts['field.company'],
      category: texts['field.category'],
      message: texts['field.message'],
      visits: texts['mail.visits'],
    },
  };
}
