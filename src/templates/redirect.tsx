import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AlternateLinks } from '../page/document/AlternateLinks';
import { PageBody } from '../page/layout/PageBody';
import { pageTitle } from '../settings/pageTitle';
import type { RedirectTarget } from '../settings/redirectTargets';
import { asTexts, type Locale, localizedAddress, localizedAddresses, readJson } from '@idmp/model';
import { RedirectNotice } from '../features/redirect-notice/client/RedirectNotice';

interface RedirectContext {
  language: Locale;
  i18n: { path: string };
  slug: string;
  heading: 'redirect.title' | 'redirect.toBlog';
  /** Fixed target; by default, the query decides. */
  target?: RedirectTarget;
}

interface RedirectData {
  locales: { edges: { node: { ns: string; data: string } }[] };
}

export default function RedirectPage({ pageContext }: PageProps<RedirectData, RedirectContext>) {
  const { language, i18n, heading, target } = pageContext;
  return (
    <PageBody address={i18n.path}>
      <RedirectNotice locale={language} heading={heading} target={target} />
    </PageBody>
  );
}

export function Head({ data, pageContext }: HeadProps<RedirectData, RedirectContext>) {
  const { language, slug, heading, target } = pageContext;
  // The head is outside of the provider of the texts.
  const texts = data.locales.edges.find(({ node }) => node.ns === 'pages')?.node.data ?? '{}';
  return (
    <>
      <AlternateLinks alternates={localizedAddresses(slug)} />
      <title>{pageTitle(readJson(texts, asTexts)?.[heading] ?? '', language)}</title>
      <meta name="robots" content="noindex" />
      {/* On client-side navigation, the page component redirects. */}
      {typeof document === 'undefined' && (
        <script
          src={`${__PATH_PREFIX__}/redirect.js`}
          data-locale={language}
          data-home={__PATH_PREFIX__ + localizedAddress(language, '')}
          data-target={target}
        />
      )}
    </>
  );
}

export const query = graphql`
  query RedirectPage($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["client", "pages"] } }
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
