import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../model/locale';
import { buildHashedScripts } from '../html/buildScripts';
import { reportProblems } from '../reportProblems';
import { writeIndexFiles } from '../writeIndexFiles';
import type { RunQuery } from './apiTypes';
import { siteOf } from './site';
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
  const { actions, reporter, basePath } = args;
  const query: RunQuery = (text) => args.graphql(text);
  const { data, errors } = await query<MdxNodes>(QUERY);
  if (errors || !data) {
    reporter.panicOnBuild('The query for the documents failed.', errors);
    return;
  }

  const develop = process.env['gatsby_executing_command'] === 'develop';
  const again = develop && runs++ > 0;
  const { site, textKeys, searchFiles } = await siteOf(basePath, !develop, again);
  if (again) {
    reportProblems(site.problems, reporter);
    await writeSiteFiles(site, await buildHashedScripts(basePath));
    await writeIndexFiles(await searchFiles, 'public');
  }
  if (develop) await writePublicFiles(site, basePath);

  const files = new Set(data.allMdx.nodes.map((node) => node.fields.file));
  const component = path.resolve('src/templates/doc.tsx');
  const keys = await textKeys;
  site.pages.forEach(({ locale, slug, address, ...page }, index) => {
    const file = path.normalize(page.file);
    if (!files.has(file)) return;
    const context = pageContext(locale, address, slug, { file, key: keys[index] ?? '' });
    actions.createPage({ path: address, component, context });
  });
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
