import type { SourceNodesArgs } from 'gatsby';
import { DEFAULT_LOCALE, LOCALES } from '../../model/locale';
import { COPYRIGHT_FROM_YEAR, TOC_LEVELS } from '../../site/limits';
import { LOCALE_CONFIG } from '../../site/locales';
import { NAV_ITEMS } from '../../site/nav';
import { CODE_THEMES, SITE, SITE_DESCRIPTION, VERSIONS } from '../../site/site';
import { buildSettings } from '../buildSettings';
import { buildHashedScripts } from '../html/buildScripts';
import { reportProblems } from '../reportProblems';
import { writeIndexFiles } from '../writeIndexFiles';
import { siteOf } from './site';
import { writeSiteFiles } from './writeSiteFiles';

/**
 * Reports what is wrong with the content, writes what the bundler needs of it, and makes the site's configuration, its
 * languages and its versions queryable (product.md section 3).
 */
export async function sourceNodes(args: SourceNodesArgs & { basePath: string }): Promise<void> {
  const { actions, createNodeId, createContentDigest, reporter, basePath } = args;
  const production = process.env['gatsby_executing_command'] !== 'develop';
  const { site, searchFiles } = await siteOf(basePath, production);
  reportProblems(site.problems, reporter);
  await writeSiteFiles(site, await buildHashedScripts(basePath));
  // A build writes them at its end.
  if (!production) await writeIndexFiles(await searchFiles, 'public');

  const add = (type: string, key: string, fields: object): void =>
    void actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      internal: { type, contentDigest: createContentDigest(fields) },
    });

  for (const locale of LOCALES) {
    const { title } = SITE[locale];
    const { tagline } = SITE_DESCRIPTION[locale];
    add('LocaleConfig', locale, { locale, ...LOCALE_CONFIG[locale], title, tagline });
  }
  const docs = site.pages.map(({ slug, address, locale }) => ({ id: slug, path: address, sidebar: locale }));
  for (const version of VERSIONS) add('DocsVersion', version.name, { ...version, docs });
  add('SiteConfiguration', 'site', {
    url: buildSettings.siteUrl,
    defaultLocale: DEFAULT_LOCALE,
    locales: LOCALES,
    navbarItems: NAV_ITEMS,
    codeThemes: CODE_THEMES,
    tocLevels: TOC_LEVELS,
    copyright: COPYRIGHT_FROM_YEAR,
  });
}
