import { type DocHead, type DocPage, type Locale, DEFAULT_LOCALE, isLocale } from '@idmp/model';
import { isValidElement, type ComponentType, type ReactNode, cloneElement } from 'react';
import type { ShellProps } from './Shell';
import type { GatsbyBrowser } from 'gatsby';
import { clientFeatures } from '../feature/clientFeature';
import { hasTexts } from '../navigation/pageLoader';

/** Query result of a document page. */
export interface DocData {
  doc?: {
    head?: DocHead | null;
    /** Missing on the first load, when the server-rendered HTML stays. */
    page?: DocPage | null;
  } | null;
}

/**
 * Returns the document of a query result.
 * @throws if there is none, with the page's path and what to do
 */
export function documentOf(
  data: DocData | null | undefined,
  address: string,
): { page: DocPage | null; head: DocHead } {
  if (data?.doc?.head) return { page: data.doc.page ?? null, head: data.doc.head };
  throw new Error(`The query of ${address} found no document. Save its file again, or run "npm run clean".`);
}

/** Components around the content of a page template. */
export interface PageLayout {
  Layout: ComponentType<ShellProps>;
  Footer: ComponentType<{ locale: Locale }>;
}

/** Finds the `layout` of a page's template, looking through providers that plugins may have added. */
export function layoutOf(element: ReactNode): PageLayout | undefined {
  for (let inner = element; isValidElement<{ children?: ReactNode }>(inner); inner = inner.props.children) {
    const { layout } = inner.type as { layout?: PageLayout };
    if (layout) return layout;
  }
  return undefined;
}

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
