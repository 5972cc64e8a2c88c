import type { Locale, SiteLocale } from '@idmp/model';
import type { FeedbackContacts } from '../types/site';

/** Repository of the documentation. */
const REPOSITORY = 'https://github.com/taosdata/tdasset-docs';

/** Base URL of "edit this page"; the source file's path is appended. */
export const EDIT_BASE = `${REPOSITORY}/edit/main/`;

/** Links of the feedback block below each page. */
export const FEEDBACK_LINKS = {
  'zh-Hans': {
    issue: 'https://ask.taosdata.com/',
    contact: 'https://www.taosdata.com/contactus',
    popup: 'contactSales',
  },
  en: { issue: 'https://ask.taosdata.com/', contact: 'https://tdengine.com/contact/' },
} satisfies Record<SiteLocale, FeedbackContacts> as Record<Locale, FeedbackContacts>;
