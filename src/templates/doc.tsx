import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { DocLayout } from '../client/layout/DocLayout';
import { DocPageHead } from '../client/layout/DocPageHead';
import { PageBody } from '../client/layout/PageBody';
import type { DocHead, DocPage } from '../model/docPage';

interface DocData {
  doc: { head: DocHead; page?: DocPage | null };
}

/** A document. On the first load its text is not in the data: the HTML that is there stays. */
export default function DocTemplate({ data, pageContext }: PageProps<DocData, { i18n: { path: string } }>) {
  const { page } = data.doc;
  return <PageBody address={pageContext.i18n.path}>{page ? <DocLayout page={page} /> : null}</PageBody>;
}

export function Head({ data, pageContext }: HeadProps<DocData, { language: string }>) {
  return <DocPageHead head={data.doc.head} language={pageContext.language} />;
}

export const query = graphql`
  query DocPage($file: String!, $digest: String!, $language: String!) {
    doc: mdx(fields: { file: { eq: $file } }) {
      head(digest: $digest) {
        title
        description
        keywords
        image
        canonical
        unlisted
        alternates {
          locale
          address
        }
      }
      page(digest: $digest) {
        locale
        textLocale
        html
        toc
        breadcrumbs {
          label
          address
        }
        previous {
          label
          address
        }
        next {
          label
          address
        }
        feedback {
          key
          href
          popup
        }
      }
    }
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
