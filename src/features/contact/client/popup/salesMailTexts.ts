import { CATEGORIES, type CategoryId } from '../../model/contactForm';
import type { SalesMailTexts } from '../../model/contactPayloads';
import type { PopupTexts } from './popupTexts';

/** Popup texts used in the sales mail. */
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
