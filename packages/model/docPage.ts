import type { Locale } from './locale';
import type { Page } from './page';
import type { SheetKind } from './styleSheet';
import type { PageInVersion } from './versions';

/** Data of a document that the template renders. */
export interface DocPage extends Pick<
  Page,
  'locale' | 'textLocale' | 'breadcrumbs' | 'previous' | 'next' | 'updated'
> {
  /** The article. */
  html: string;
  /** Table of contents as nested lists. */
  toc: string;
  /** Style sheets that the article needs before the first paint, besides the first one. */
  sheets: readonly SheetKind[];
  /** Whether the article consists of questions and answers. */
  isFaq: boolean;
  feedback: readonly {
    key: 'feedback.edit' | 'feedback.report' | 'feedback.contact';
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
  /** Version that the page belongs to; absent for the current one. */
  version?: string | null;
  /** Where the version menu leads; absent in a site with one version. */
  versions?: readonly PageInVersion[] | null;
}
