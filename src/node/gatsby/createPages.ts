import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { DocumentSummary } from '../../model/documentSummary';
import type { Locale } from '../../model/locale';
import { DOCUMENTS_DIR, withDocuments } from '../content/documentStore';
import { prepareContent } from '../content/prepareContent';
import { readChangeDays } from '../content/changeDays';
import { CONTENT_DIR, STANDALONE_DIR } from '../content/contentFolders';
import { assembleContent } from '../content/loadSite';
import { storePages } from '../content/pageStore';
import { reportProblems } from '../content/reportProblems';
import type { RunQuery } from './apiTypes';
import { repeatWhileSaving } from './savedFiles';
import { startTexts } from './startTexts';
import { writeProblems, writeSite } from './writeSite';

/** All data of pages and sidebars. */
const QUERY = /* GraphQL */ `
  {
    siteConfiguration {
      url
      defaultLocale
      locales {
        locale
      }
    }
    allDocsVersion {
      nodes {
        name
        docs {
          path
        }
      }
    }
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
  siteConfiguration: { url: string; defaultLocale: Locale; locales: { locale: Locale }[] };
  allDocsVersion: { nodes: { name: string; docs: { path: string }[] }[] };
  allMdx: { nodes: (Omit<DocumentSummary, 'file'> & { fields: { file: string } })[] };
}

type PagesArgs = CreatePagesArgs & { basePath: string };

/**
 * Creates a page for each document in each language, and the sidebars. Repeats for files saved while it runs, as Gatsby
 * does not call it again for them.
 */
export const createPages = (args: PagesArgs): Promise<void> => repeatWhileSaving(() => createPagesOnce(args));

async function createPagesOnce(args: PagesArgs): Promise<void> {
  const { actions, reporter, basePath } = args;
  const root = process.cwd();
  const production = process.env['gatsby_executing_command'] !== 'develop';

  const [content, changeDays] = await Promise.all([
    prepareContent({ root, cacheDir: DOCUMENTS_DIR }),
    readChangeDays(root, [CONTENT_DIR, STANDALONE_DIR]),
  ]);
  const query: RunQuery = (text) => args.graphql(text);
  const { data, errors } = await withDocuments(content.documents, () => query<QueryData>(QUERY));
  if (errors || !data) {
    reporter.panicOnBuild('The query for the documents failed.', errors);
    return;
  }
  const summaries = data.allMdx.nodes.map(({ fields, ...summary }) => ({ ...summary, file: fields.file }));

  const { url: siteUrl } = data.siteConfiguration;
  const site = assembleContent(content, summaries, {
    root,
    pathPrefix: basePath,
    production,
    siteUrl,
    changeDays,
    recordBase: `${siteUrl}${basePath}`,
  });
  reportProblems(site.problems, reporter);

  const digests = await storePages(site.pages, { removeOthers: production });
  const late = await writeSite(site, { pathPrefix: basePath, production, digests });
  reportProblems(late, reporter);
  if (production) startTexts();
  else await writeProblems([...site.problems, ...late]);
  const component = path.resolve('src/templates/doc.tsx');
  site.pages.forEach(({ file, locale, slug, address }, index) => {
    const context = { file, digest: digests[index] ?? '', ...i18nContext(data, locale, slug, address) };
    actions.createPage({ path: address, component, context });
  });
  const lost = listedWithoutPage(data, new Set(site.pages.map(({ address }) => address)));
  if (lost) reporter.panicOnBuild(`DocsVersion lists ${lost}, but no page has this address.`);
}

/** A document that a version lists, but that has no page. */
function listedWithoutPage(
  { allDocsVersion }: QueryData,
  addresses: ReadonlySet<string>,
): string | undefined {
  const listed = allDocsVersion.nodes.flatMap(({ docs }) => docs.map((doc) => doc.path));
  return listed.find((address) => !addresses.has(address));
}

/** Context that keeps the translation plugin from creating more pages. */
function i18nContext({ siteConfiguration }: QueryData, language: Locale, slug: string, address: string) {
  const { defaultLocale, locales } = siteConfiguration;
  return {
    language,
    i18n: {
      language,
      languages: locales.map(({ locale }) => locale),
      defaultLanguage: defaultLocale,
      generateDefaultLanguagePage: false,
      routed: language !== defaultLocale,
      originalPath: `/${slug}`,
      path: address,
    },
  };
}
