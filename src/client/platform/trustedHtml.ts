import { memoizeBounded } from '../../model/memoizeBounded';

/** An article has one text and some dozens of headings; the shell three regions. */
const REMEMBERED = 500;

/**
 * HTML of the build as the browser wants it for `innerHTML`; the only way there that lint allows. The same text gives
 * the same object, so that React leaves the element alone. Browsers without Trusted Types take plain text.
 */
export const trustedHtml = memoizeBounded(
  (html) => (typeof window === 'undefined' ? undefined : window.__early?.policy)?.createHTML(html) ?? html,
  REMEMBERED,
);
