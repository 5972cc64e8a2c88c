import type { Locale } from '../model/locale';
import { EDIT_BASE, FEEDBACK_LINKS } from './site';

interface FeedbackLink {
  key: 'feedback.edit' | 'feedback.report' | 'feedback.contact';
  href: string;
  /** Popup that opens instead of following the link, once the app runs. */
  popup?: 'contactSales';
}

export type FeedbackLinks = readonly FeedbackLink[];

/** Languages with the contact popup. */
const POPUP_LOCALES: readonly Locale[] = ['zh-Hans'];

/** Links of the feedback block of a document. */
export function feedbackLinks(locale: Locale, file: string): FeedbackLinks {
  const { issue, contact } = FEEDBACK_LINKS[locale];
  return [
    { key: 'feedback.edit', href: EDIT_BASE + encodeURI(file) },
    { key: 'feedback.report', href: issue },
    {
      key: 'feedback.contact',
      href: contact,
      ...(POPUP_LOCALES.includes(locale) ? { popup: 'contactSales' } : {}),
    },
  ];
}
