import { ISSUE_FORM } from '../../../core/site/site';
import type { ToolMessages } from './startTools';

/** URL of the issue form, prefilled with the page URL and an optional quote. */
export function issueAddress(t: ToolMessages, quote = ''): string {
  const { origin, pathname } = location;
  const quotation = quote && `\n\n${quote.replace(/^/gm, '> ')}\n\n`;
  const form = new URL(ISSUE_FORM);
  form.searchParams.set(
    'title',
    t('report.title', { page: document.querySelector('h1')?.textContent ?? pathname }),
  );
  form.searchParams.set('body', `${origin}${pathname}${quotation}`);
  return form.href;
}
