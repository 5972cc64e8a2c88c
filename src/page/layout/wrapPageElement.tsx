import { cloneElement, type ReactNode } from 'react';
import type { GatsbyBrowser } from 'gatsby';
import { DEFAULT_LOCALE, isLocale } from '@idmp/model';
import { clientFeatures } from '../feature/clientFeature';
import { hasTexts } from '../navigation/pageData';
import type { DocData } from './documentOf';
import { layoutOf } from './pageLayout';

interface LocalizedContext {
  language?: string;
  i18n?: { path?: string };
  /** Source file of a document. */
  file?: string;
}

/**
 * Wraps the page in the layout of its template. Templates can't do that themselves, because Gatsby remounts them on
 * every navigation and the layout must persist. The outermost element is the provider of the translation plugin; the
 * layout goes inside it to have access to messages.
 */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => {
  const layout = layoutOf(element);
  // Gatsby's own page for unknown addresses in development, around that of the site.
  if (!layout) return element;
  const { language = '', i18n, file = '' } = props.pageContext as LocalizedContext;
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  const address = i18n?.path ?? '/';
  const data = props.data as (Parameters<typeof hasTexts>[0] & DocData) | undefined;
  if (data !== undefined && !hasTexts(data))
    throw new Error(`The page data of ${address} has no texts. Reload the page, or rebuild the site.`);
  const { Layout, Footer } = layout;
  const { children } = element.props as { children?: ReactNode };
  return cloneElement(
    element,
    undefined,
    <Layout
      locale={locale}
      address={address}
      versions={data?.doc?.head?.versions ?? []}
      footer={<Footer locale={locale} />}
    >
      {children}
      {process.env.NODE_ENV === 'development' &&
        clientFeatures
          .all()
          .map(({ name, Develop }) => Develop && <Develop key={name} file={file} locale={locale} />)}
    </Layout>,
  );
};
