import { DEFAULT_LOCALE, isLocale } from '@idmp/model';
import { cloneElement, type ReactNode } from 'react';
import type { GatsbyBrowser } from 'gatsby';
import { ContactPopupHost } from '../../features/contact/client/popup/ContactPopupHost';
import { WriterNotice } from '../../features/problem-list/client/WriterNotice';
import { ShellTexts } from '../i18n/ShellTexts';
import { hasTexts, type PageResult } from '../navigation/pageLoader';
import type { DocData } from './documentOf';
import { layoutOf, type PageLayout } from './pageLayout';
import { FooterRegion } from './regions';
import { Shell } from './Shell';

/** What stands around a page that does not say otherwise. */
const SHELL: PageLayout = { Layout: Shell, Footer: FooterRegion, Popup: ContactPopupHost };

interface LocalizedContext extends NonNullable<PageResult['pageContext']> {
  language?: string;
  /** Source file of a document. */
  file?: string;
}

/**
 * Wraps the page in the layout of its template. Templates can't do that themselves, because Gatsby remounts them on
 * every navigation and the layout must persist. The outermost element is the provider of the translation plugin; the
 * layout goes inside it to have access to messages.
 */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => {
  const pageContext = props.pageContext as LocalizedContext;
  const { language = '', i18n, file = '', texts } = pageContext;
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const address = i18n?.path ?? '/';
  // Gatsby's own page for unknown addresses in development is around that of the site.
  const layout = /\/dev-404-page\/?$/.test(address) ? null : layoutOf(element, SHELL);
  if (!layout) return element;
  const data = props.data as (PageResult['data'] & DocData) | undefined;
  if (data !== undefined && !hasTexts({ data, pageContext }))
    throw new Error(`The page data of ${address} has no texts. Reload the page, or rebuild the site.`);
  const { Layout, Footer, Popup } = layout;
  const { children } = element.props as { children?: ReactNode };
  const page = (
    <Layout
      locale={locale}
      address={address}
      versions={data?.doc?.head?.versions ?? []}
      footer={<Footer locale={locale} />}
      popup={<Popup locale={locale} />}
    >
      {children}
      {process.env.NODE_ENV === 'development' && <WriterNotice file={file} locale={locale} />}
    </Layout>
  );
  return cloneElement(element, undefined, texts ? <ShellTexts texts={texts}>{page}</ShellTexts> : page);
};
