import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { NotFound } from '../page/errors/NotFound';
import { FooterRegion } from '../page/layout/StaticRegion';
import { PageBody } from '../page/layout/DocLayout';
import type { PageLayout } from '../page/layout/wrapPageElement';
import { Shell } from '../page/layout/Shell';
import { asTexts, DEFAULT_LOCALE, isLocale, readJson } from '@idmp/model';
import { pageTitle } from '../settings/pageTitle';

interface NotFoundData {
  locales: { edges: { node: { ns: string; data: string } }[] };
}

interface NotFoundContext {
  language: string;
  i18n: { path: string };
}

export default function NotFoundPage({ pageContext }: PageProps<NotFoundData, NotFoundContext>) {
  const locale = isLocale(pageContext.language) ? pageContext.language : DEFAULT_LOCALE;
  return (
    <PageBody address={pageContext.i18n.path}>
      <NotFound locale={locale} />
    </PageBody>
  );
}

NotFoundPage.layout = {
  Layout: Shell,
  Footer: FooterRegion,
} satisfies PageLayout;

export function Head({ data, pageContext }: HeadProps<NotFoundData, NotFoundContext>) {
  const locale = isLocale(pageContext.language) ? pageContext.language : DEFAULT_LOCALE;
  const texts = data.locales.edges.find(({ node }) => node.ns === 'notFound')?.node.data ?? '{}';
  const title = readJson(texts, asTexts)?.['notFound.title'] ?? '';
  return (
    <>
      <title>{pageTitle(title, locale)}</title>
      <meta name="robots" content="noindex" />
      <meta name="not-found" content={locale} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["client", "notFound"] } }
      sort: { ns: ASC }
    ) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
