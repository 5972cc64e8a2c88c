import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { DocLayout } from '../page/layout/DocLayout';
import { DocPageHead } from '../page/layout/DocLayout';
import { documentOf, type DocData } from '../page/layout/wrapPageElement';
import { GonePage } from '../page/layout/DocLayout';
import { FooterRegion } from '../page/layout/StaticRegion';
import { PageBody } from '../page/layout/DocLayout';
import type { PageLayout } from '../page/layout/wrapPageElement';
import { Shell } from '../page/layout/Shell';

interface DocContext {
  language: string;
  i18n: { path: string };
}

/** A document. On the first load the data has no body: the server-rendered HTML stays. */
export default function DocTemplate({ data, pageContext }: PageProps<DocData | null, DocContext>) {
  const { path } = pageContext.i18n;
  if (process.env.NODE_ENV === 'development' && !data?.doc?.head) return <GonePage />;
  const { page, head } = documentOf(data, path);
  return <PageBody address={path}>{page && <DocLayout page={page} head={head} address={path} />}</PageBody>;
}

/** Layout of a document, rendered by `wrapPageElement` so that it persists across navigations. */
DocTemplate.layout = {
  Layout: Shell,
  Footer: FooterRegion,
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
