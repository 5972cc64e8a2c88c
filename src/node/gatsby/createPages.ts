import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../model/locale';
import type { Page } from '../../model/page';
import { buildEarlyScript } from '../html/buildScripts';
import { reportProblems } from '../reportProblems';
import { writeIndexFiles } from '../writeIndexFiles';
import type { RunQuery } from './apiTypes';
import { siteOf } from './site';
import { storedDocKey, toStoredDoc } from './storedDoc';
import { writePublicFiles } from './writePublicFiles';
import { writeSiteFiles } from './writeSiteFiles';

interface MdxNodes {
  allMdx: { nodes: { fields: { file: string } }[] };
}

const QUERY = /* GraphQL */ `
  {
    allMdx {
      nodes {
        fields {
          file
        }
      }
    }
  }
`;

let runs = 0;

/** Makes a page of each document that the Mdx nodes hold, in each language. */
export async function createPages(args: CreatePagesArgs & { basePath: string }): Promise<void> {
  const { actions, reporter, cache, basePath } = args;
  const query: RunQuery = (text) => args.graphql(text);
  const { data, errors } = await query<MdxNodes>(QUERY);
  if (errors || !data) {
    reporter.panicOnBuild('The query for the documents failed.', errors);
    return;
  }

  const develop = process.env['gatsby_executing_command'] === 'develop';
  const again = develop && runs++ > 0;
  const { site, searchFiles } = await siteOf(basePath, !develop, again);
  if (again) {
    reportProblems(site.problems, reporter);
    await writeSiteFiles(site, await buildEarlyScript(basePath));
    await writeIndexFiles(await searchFiles, 'public');
  }
  if (develop) await writePublicFiles(site, basePath);

  const files = new Set(data.allMdx.nodes.map((node) => node.fields.file));
  const written = writtenLocales(site.pages);
  const component = path.resolve('src/templates/doc.tsx');
  await Promise.all(
    site.pages.map(async (page) => {
      const file = path.normalize(page.file);
      if (!files.has(file)) return;
      const doc = toStoredDoc(page, written.get(page.slug) ?? new Set());
      const key = storedDocKey(doc);
      await cache.set(key, doc);
      actions.createPage({
        path: page.address,
        component,
        context: pageContext(page.locale, page.address, page.slug, { file, key }),
      });
    }),
  );
}

/** Languages that each document is written in; fallback pages do not count. */
function writtenLocales(pages: readonly Page[]): Map<string, Set<Locale>> {
  const written = new Map<string, Set<Locale>>();
  for (const { slug, locale, textLocale } of pages) {
    if (locale === textLocale) written.set(slug, (written.get(slug) ?? new Set()).add(locale));
  }
  return written;
}

/** Context in the shape that keeps the translation plugin from making pages of its own. */
function pageContext(language: Locale, address: string, slug: string, query: { file: string; key: string }) {
  return {
    ...query,
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
