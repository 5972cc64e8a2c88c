import type { Locale } from './locale';
import type { Page } from './page';

/** Data of a document that the template renders. */
export interface DocPage extends Pick<
  Page,
  'locale' | 'textLocale' | 'html' | 'breadcrumbs' | 'previous' | 'next' | 'updated'
> {
  /** Table of contents as nested lists. */
  toc: string;
  feedback: readonly {
    key: 'feedback.edit' | 'feedback.report' | 'feedback.contact' | 'feedback.markdown';
    href: string;
    popup?: 'contactSales';
  }[];
}

/** Data of a document's head; sent on the first load too, unlike the text. */
export interface DocHead {
  title: string;
  description: string;
  keywords: string[];
  image?: string;
  /** Canonical address. */
  canonical: string;
  unlisted: boolean;
  /** Languages that have the document, with their addresses. */
  alternates: { locale: Locale; address: string }[];
}
