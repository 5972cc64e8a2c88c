import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { ContactPopupHost } from '../features/contact/client/popup/ContactPopupHost';
import { DocLayout } from '../page/layout/DocLayout';
import { DocPageHead } from '../page/layout/DocPageHead';
import { PageBody } from '../page/layout/PageBody';
import { FooterRegion } from '../page/layout/regions';
import type { PageLayout } from '../page/layout/pageLayout';
import { documentOf, type DocData } from '../page/layout/documentOf';
import { Shell } from '../page/layout/Shell';

interface DocContext {
  language: string;
  i18n: { path: string };
}

/** In development, the page of a file that was renamed or removed: loads the address again, which shows what is there now. */
function GonePage() {
  useEffect(() => location.reload(), []);
  return null;
}

/** A document. On the first load the data has no body: the server-rendered HTML stays. */
export default function DocTemplate({ data, pageContext }: PageProps<DocData | null, DocContext>) {
  const { path } = pageContext.i18n;
  if (process.env.NODE_ENV === 'development' && !data?.doc?.head) return <GonePage />;
  const { page, head } = documentOf(data, path);
  // In development, what adds behavior to a text starts again when the text was saved.
  const saved = process.env.NODE_ENV === 'development' ? JSON.stringify(page) : undefined;
  return (
    <PageBody key={saved} address={path}>
      {page && <DocLayout page={page} head={head} address={path} />}
    </PageBody>
  );
}

/** What stands around a document, rendered by `wrapPageElement` so that it persists across navigations. */
DocTemplate.layout = {
  Layout: Shell,
  Footer: FooterRegion,
  Popup: ContactPopupHost,
} satisfies PageLayout;

export function Head({ data, pageContext }: HeadProps<DocData | null, DocContext>) {
  // The page component reports the error.
  return data?.doc?.head ? <DocPageHead head={data.doc.head} language={pageContext.language} /> : null;
}

export const query = graphql`
  query DocPage($digest: String!, $language: String!) {
    doc: docPage(digest: $digest)
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["client", "doc"] } }
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
