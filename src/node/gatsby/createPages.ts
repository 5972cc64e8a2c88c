import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { DocumentSummary } from '../../model/documentSummary';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../model/locale';
import { buildSettings } from '../buildSettings';
import { DOCUMENTS_DIR } from '../content/documentStore';
import { prepareContent } from '../content/prepareContent';
import { assembleContent } from '../loadSite';
import { storePages } from '../pageStore';
import { reportProblems } from '../reportProblems';
import type { RunQuery } from './apiTypes';
import { writeSite } from './writeSite';

/** Everything that pages and sidebars are made from. */
const QUERY = /* GraphQL */ `
  {
    allMdx(filter: { fields: { kind: { eq: "page" } } }, sort: { fields: { file: ASC } }) {
      nodes {
        fields {
          file
        }
        locale
        path
        category
        slug
        address
        title
        description
        sidebarLabel
        sidebarPosition
        draft
        unlisted
      }
    }
  }
`;

interface QueryData {
  allMdx: { nodes: (Omit<DocumentSummary, 'file'> & { fields: { file: string } })[] };
}

/** Creates a page of each document in each language, and the sidebars that lead to them. */
export async function createPages(args: CreatePagesArgs & { basePath: string }): Promise<void> {
  const { actions, reporter, basePath } = args;
  const root = process.cwd();
  const production = process.env['gatsby_executing_command'] !== 'develop';

  const content = await prepareContent({ root, cacheDir: DOCUMENTS_DIR });
  const query: RunQuery = (text) => args.graphql(text);
  const { data, errors } = await query<QueryData>(QUERY);
  if (errors || !data) {
    reporter.panicOnBuild('The query for the documents failed.', errors);
    return;
  }
  const summaries = data.allMdx.nodes.map(({ fields, ...summary }) => ({ ...summary, file: fields.file }));

  const { siteUrl } = buildSettings;
  const site = assembleContent(content, summaries, {
    root,
    pathPrefix: basePath,
    production,
    siteUrl,
    recordBase: `${siteUrl}${basePath}`,
  });
  reportProblems(site.problems, reporter);
  await writeSite(site, { pathPrefix: basePath, production });

  const digests = await storePages(site.pages, { removeOthers: production });
  const component = path.resolve('src/templates/doc.tsx');
  site.pages.forEach(({ file, locale, slug, address }, index) => {
    const digest = digests[index] ?? '';
    actions.createPage({
      path: address,
      component,
      context: { file, digest, ...i18nContext(locale, slug, address) },
    });
  });
}

/** Context in the shape that keeps the translation plugin from creating pages of its own. */
function i18nContext(language: Locale, slug: string, address: string) {
  return {
    language,
    i18n: {
      language,
      languages: LOCALES,
      defaultLanguage: DEFAULT_LOCALE,
      generateDefaultLanguagePage: false,
      routed: language !== DEFAULT_LOCALE,
      originalPath: `/${slug}`,
      path: address,
    },
  };
}
