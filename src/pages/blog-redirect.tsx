import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AlternateLinks } from '../client/document/AlternateLinks';
import { FooterRegion } from '../client/layout/FooterRegion';
import { PageBody } from '../client/layout/PageBody';
import type { PageLayout } from '../client/layout/pageLayout';
import { Shell } from '../client/layout/Shell';
import { RedirectHead } from '../client/redirect/RedirectHead';
import { RedirectNotice } from '../client/redirect/RedirectNotice';
import {
  localeOf,
  pagesText,
  type StandaloneContext,
  type StandaloneData,
} from '../client/redirect/redirectPage';
import { localizedAddresses } from '../model/locale';

export default function BlogRedirectPage({ pageContext }: PageProps<StandaloneData, StandaloneContext>) {
  return (
    <PageBody address={pageContext.i18n.path}>
      <RedirectNotice locale={localeOf(pageContext)} heading="redirect.toBlog" target="blog" />
    </PageBody>
  );
}

BlogRedirectPage.layout = {
  Layout: Shell,
  Footer: FooterRegion,
} satisfies PageLayout;

export function Head({ data, pageContext }: HeadProps<StandaloneData, StandaloneContext>) {
  return (
    <>
      <AlternateLinks alternates={localizedAddresses('blog-redirect')} />
      <RedirectHead title={pagesText(data, 'redirect.toBlog')} locale={localeOf(pageContext)} target="blog" />
    </>
  );
}

export const query = graphql`
  query BlogRedirectPage($language: String!) {
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
