import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { CompiledDocument } from '@idmp/compile';
import {
  languageBase,
  type Locale,
  LOCALES,
  localizedAddress,
  memoizeUntilFailure,
  perLocale,
  ROOT_LOCALE,
} from '@idmp/model';
import { type DocumentSummary, readChangeDays, reportProblems, type Site } from '@idmp/content';
import { assembleContent } from '../assemble/assembleContent';
import { CONTENT_DIR, STANDALONE_DIR } from '@idmp/files';
import { storePages } from '../build/pageStore';
import type { RunQuery } from '../types/gatsby';
import { collectGarbage } from '../build/garbage';
import { writePublicFiles } from '../build/writePublicFiles';
import { publishedAt, siteUrls } from '../settings/buildSettings';
import { latestSnapshot, readSnapshot, repeatWhileSaving } from './contentSnapshot';
import { renewNodes } from './onCreateNode';
import { keepShownSite } from './showSaved';
import { writeProblems } from '../features/problem-list/build/writeProblems';
import { REDIRECT_PAGES } from '../settings/redirectTargets';
import { DOC_TEMPLATE, REDIRECT_TEMPLATE } from '../settings/siteFiles';
import { writeSite } from './writeSite';

/** All data of pages and sidebars. */
const QUERY = /* GraphQL */ `
  {
    allMdx(filter: { fields: { kind: { eq: "page" } } }) {
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
        sidebarSection
        draft
        unlisted
        compiledDocument
      }
    }
  }
`;

interface QueryData {
  allMdx: {
    nodes: (Omit<DocumentSummary, 'file'> & {
      fields: { file: string };
      compiledDocument: CompiledDocument;
    })[];
  };
}

type PagesArgs = CreatePagesArgs & { basePath: string };

/** Read once: a commit while `npm run develop` runs shows after the next start. */
const changeDaysOf = memoizeUntilFailure((root: string) =>
  readChangeDays(root, [CONTENT_DIR, STANDALONE_DIR]),
);

const isBuild = (): boolean => process.env['gatsby_executing_command'] !== 'develop';

/**
 * Creates a page for each document in each language, and the sidebars. Repeats for files saved while it runs, as Gatsby
 * does not call it again for them.
 */
export async function createPages(args: PagesArgs): Promise<void> {
  const created = new Set<string>();
  await repeatWhileSaving(() => createPagesOnce(args, created));
}

/** @param created - addresses of pages that an earlier repetition created: Gatsby takes them for those of this one */
async function createPagesOnce(args: PagesArgs, created: Set<string>): Promise<void> {
  const { reporter } = args;
  const site = await createStoredPages(args, created);
  if (!site) return;
  // All documents and pages were in memory, which encoding images needs; only those that are stored are used from here.
  if (isBuild()) collectGarbage();
  const late = await writePublicFiles(site.assets);
  reportProblems(late, reporter);
  if (!isBuild() && late.length > 0) await writeProblems([...site.problems, ...late]);
}

/** Stores and creates all pages; returns what remains to do, undefined if there are none. */
async function createStoredPages(
  args: PagesArgs,
  created: Set<string>,
): Promise<Pick<Site, 'assets' | 'problems'> | undefined> {
  const { actions, reporter, basePath } = args;
  const production = isBuild();
  const begun = performance.now();
  const { content, pages } = await (production ? latestSnapshot() : readSnapshot());
  renewNodes(args.getNodesByType('Mdx'), pages, actions);

  const query: RunQuery = (text) => args.graphql(text);
  const { data, errors } = await query<QueryData>(QUERY);
  if (errors || !data) {
    reporter.panicOnBuild('The query for the documents failed.', errors);
    return undefined;
  }
  const documents = data.allMdx.nodes
    .filter(({ fields }) => pages.has(fields.file))
    .map(({ fields, compiledDocument, ...summary }) => ({
      summary: { ...summary, file: fields.file },
      document: compiledDocument,
    }));
  const published = publishedAt(basePath);
  const site = await assembleContent(content, documents, {
    pathPrefix: basePath,
    production,
    siteUrls: siteUrls(),
    changeDays: await changeDaysOf(process.cwd()),
    recordBases: perLocale((locale) => languageBase(published, locale)),
  });
  if (!production) keepShownSite(site, begun);
  reportProblems(site.problems, reporter);
  if (!production) await writeProblems(site.problems);

  const digests = await storePages(site.pages, { removeOthers: production });
  const assets = await writeSite(site, { pathPrefix: basePath, production, digests });
  const create = (
    component: string,
    locale: Locale,
    slug: string,
    address: string,
    context: object,
  ): void => {
    const whole = { ...context, ...i18nContext(locale, slug, address) };
    actions.createPage({ path: address, component: path.resolve(component), context: whole });
  };
  const addresses = new Set(site.pages.map(({ address }) => address));
  for (const address of created)
    if (!addresses.has(address) && created.delete(address))
      actions.deletePage({ path: address, component: path.resolve(DOC_TEMPLATE) });
  site.pages.forEach(({ file, locale, slug, address }, index) => {
    created.add(address);
    create(DOC_TEMPLATE, locale, slug, address, { file, digest: digests[index] ?? '' });
  });
  for (const [slug, context] of Object.entries(REDIRECT_PAGES))
    for (const locale of LOCALES)
      create(REDIRECT_TEMPLATE, locale, slug, localizedAddress(locale, slug), { ...context, slug });
  return { assets, problems: site.problems };
}

/** Context that keeps the translation plugin from creating more pages. */
function i18nContext(language: Locale, slug: string, address: string) {
  return {
    language,
    i18n: {
      language,
      languages: LOCALES,
      defaultLanguage: ROOT_LOCALE,
      generateDefaultLanguagePage: false,
      routed: language !== ROOT_LOCALE,
      originalPath: `/${slug}`,
      path: address,
    },
  };
}
