import type { Locale } from '@idmp/model';
import { EDIT_BASE, FEEDBACK_LINKS } from './site';

export interface FeedbackLink {
  key: 'feedback.edit' | 'feedback.report' | 'feedback.contact';
  /** Absolute URL, or a site path without the prefix. */
  href: string;
  /** Popup to open instead of following the link, once the app runs. */
  popup?: 'contactSales';
}

export type FeedbackLinks = readonly FeedbackLink[];

/** Links in the feedback block of a document. */
export function feedbackLinks(locale: Locale, file: string): FeedbackLinks {
  const { issue, contact, popup } = FEEDBACK_LINKS[locale];
  return [
    { key: 'feedback.edit', href: EDIT_BASE + encodeURI(file) },
    { key: 'feedback.report', href: issue },
    { key: 'feedback.contact', href: contact, ...(popup && { popup }) },
  ];
}
