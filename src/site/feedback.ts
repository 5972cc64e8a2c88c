import type { Locale } from '../model/locale';
import { encodeAddress } from '../model/slug';
import { twinAddress } from '../model/twin';
import { EDIT_BASE, FEEDBACK_LINKS } from './site';

interface FeedbackLink {
  key: 'feedback.edit' | 'feedback.report' | 'feedback.contact' | 'feedback.markdown';
  /** A path of the site stands without its prefix. */
  href: string;
  /** Popup that opens instead of following the link, once the app runs. */
  popup?: 'contactSales';
}

export type FeedbackLinks = readonly FeedbackLink[];

/** Languages with the contact popup. */
const POPUP_LOCALES: readonly Locale[] = ['zh-Hans'];

/** Links of the feedback block of the document at an address. */
export function feedbackLinks(locale: Locale, file: string, address: string): FeedbackLinks {
  const { issue, contact } = FEEDBACK_LINKS[locale];
  return [
    { key: 'feedback.edit', href: EDIT_BASE + encodeURI(file) },
    { key: 'feedback.report', href: issue },
    {
      key: 'feedback.contact',
      href: contact,
      ...(POPUP_LOCALES.includes(locale) ? { popup: 'contactSales' } : {}),
    },
    { key: 'feedback.markdown', href: encodeAddress(twinAddress(address)) },
  ];
}
