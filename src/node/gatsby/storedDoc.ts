import { createHash } from 'node:crypto';
import type { DocHead, DocPage } from '../../model/docPage';
import { LOCALES, localizedAddress, type Locale } from '../../model/locale';
import type { Page } from '../../model/page';
import { STANDALONE_DIR } from '../contentFolders';
import { SITE_DESCRIPTION } from '../../site/site';
import { feedbackLinks } from '../../site/feedback';

/** A document as its page's query gets it. */
export interface StoredDoc {
  head: DocHead;
  page: DocPage;
}

/** Makes of a page what its query gets; `written` tells the languages that have the document. */
export function toStoredDoc(page: Page, written: ReadonlySet<Locale>): StoredDoc {
  const { locale, textLocale, html, toc, breadcrumbs, previous, next } = page;
  const alternates = LOCALES.filter((other) => written.has(other)).map((other) => ({
    locale: other,
    address: localizedAddress(other, page.slug),
  }));
  return {
    head: {
      title: page.title,
      description: page.description || SITE_DESCRIPTION[locale].description,
      keywords: page.keywords,
      canonical: page.canonical,
      unlisted: page.unlisted && !page.file.startsWith(STANDALONE_DIR),
      alternates,
      ...(page.image ? { image: page.image } : {}),
    },
    page: {
      locale,
      textLocale,
      html,
      toc,
      breadcrumbs,
      feedback: feedbackLinks(locale, page.file),
      ...(previous ? { previous } : {}),
      ...(next ? { next } : {}),
    },
  };
}

/** Name of a state of a document: changes whenever anything that the page shows changes. */
export function storedDocKey(doc: StoredDoc): string {
  return createHash('sha1').update(JSON.stringify(doc)).digest('base64url');
}
