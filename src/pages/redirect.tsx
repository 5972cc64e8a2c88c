import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AlternateLinks } from '../page/document/AlternateLinks';
import { FooterRegion } from '../page/layout/FooterRegion';
import { PageBody } from '../page/layout/PageBody';
import type { PageLayout } from '../page/layout/pageLayout';
import { Shell } from '../page/layout/Shell';
import { RedirectHead } from '../features/redirect-notice/client/RedirectHead';
import { RedirectNotice } from '../features/redirect-notice/client/RedirectNotice';
import {
  localeOf,
  pagesText,
  type StandaloneContext,
  type StandaloneData,
} from '../features/redirect-notice/client/redirectPage';
import { localizedAddresses } from '@idmp/model';

export default function RedirectPage({ pageContext }: PageProps<StandaloneData, StandaloneContext>) {
  return (
    <PageBody address={pageContext.i18n.path}>
      <RedirectNotice locale={localeOf(pageContext)} heading="redirect.title" />
    </PageBody>
  );
}

RedirectPage.layout = {
  Layout: Shell,
  Footer: FooterRegion,
} satisfies PageLayout;

export function Head({ data, pageContext }: HeadProps<StandaloneData, StandaloneContext>) {
  return (
    <>
      <AlternateLinks alternates={localizedAddresses('redirect')} />
      <RedirectHead title={pagesText(data, 'redirect.title')} locale={localeOf(pageContext)} />
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
