import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { NotFound } from '../client/errors/NotFound';
import { FooterRegion } from '../client/layout/FooterRegion';
import { PageBody } from '../client/layout/PageBody';
import type { PageLayout } from '../client/layout/pageLayout';
import { Shell } from '../client/layout/Shell';
import { DEFAULT_LOCALE, isLocale } from '../model/locale';
import { pageTitle } from '../site/pageTitle';

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
  const title = (JSON.parse(texts) as Record<string, string>)['notFound.title'] ?? '';
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
