import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { NotFoundSearch } from '../features/search/client/NotFoundSearch';
import { NotFound } from '../page/errors/NotFound';
import { PageBody } from '../page/layout/PageBody';
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
      <NotFound locale={locale} search={<NotFoundSearch />} />
    </PageBody>
  );
}

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
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "notFound" } }, sort: { ns: ASC }) {
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
