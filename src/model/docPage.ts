import type { Locale } from './locale';
import type { Page } from './page';

/** What the template draws of a document. */
export interface DocPage extends Pick<
  Page,
  'locale' | 'textLocale' | 'html' | 'toc' | 'breadcrumbs' | 'previous' | 'next'
> {
  feedback: readonly {
    key: 'feedback.edit' | 'feedback.report' | 'feedback.contact';
    href: string;
    popup?: 'contactSales';
  }[];
}

/** What the head of a document says; also there on the first load, when the text itself is not sent twice. */
export interface DocHead {
  title: string;
  description: string;
  keywords: string[];
  image?: string;
  /** Address that search engines count. */
  canonical: string;
  unlisted: boolean;
  /** Languages that have the document, with their addresses. */
  alternates: { locale: Locale; address: string }[];
}
