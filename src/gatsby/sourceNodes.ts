import type { SourceNodesArgs } from 'gatsby';
import { formatMessage, type Locale, LOCALES, localizedAddress, ROOT_LOCALE } from '@idmp/model';
import { FOOTERS } from '../settings/footer';
import { TOC_LEVELS } from '../settings/limits';
import { LOCALE_CONFIG } from '../settings/locales';
import { NAV_ITEMS } from '../settings/nav';
import { CODE_THEMES, cutVersions, SITE, SITE_DESCRIPTION, VERSIONS } from '../settings/site';
import { readTexts, versionNames } from '@idmp/files';
import { buildSettings } from '../settings/buildSettings';

/** Base path of a language, with leading and trailing slash. */
const basePathOf = (locale: Locale): string => localizedAddress(locale, '').replace(/\/?$/, '/');

/** Creates nodes for the site's configuration, languages and versions. */
export function sourceNodes(args: SourceNodesArgs & { basePath: string }): void {
  const { actions, createNodeId, createContentDigest, basePath } = args;
  const add = (type: string, key: string, fields: object): void =>
    void actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      internal: { type, contentDigest: createContentDigest(fields) },
    });

  const texts = readTexts('footer');
  add('SiteConfiguration', 'site', {
    url: buildSettings.siteUrl,
    defaultLocale: ROOT_LOCALE,
    locales: LOCALES.map((locale) => ({
      locale,
      title: SITE[locale].title,
      tagline: SITE_DESCRIPTION[locale].tagline,
      baseUrl: basePath + basePathOf(locale),
      footerCopyright: formatMessage(texts[locale].copyright ?? '', {
        from: FOOTERS[locale].copyright.from,
        year: new Date().getUTCFullYear(),
      }),
    })),
    navbarItems: NAV_ITEMS,
    codeThemes: CODE_THEMES,
    tocLevels: TOC_LEVELS,
  });
  for (const locale of LOCALES)
    add('LocaleConfig', locale, { locale, path: basePathOf(locale), ...LOCALE_CONFIG[locale] });
  for (const version of [...VERSIONS, ...cutVersions(versionNames())])
    add('DocsVersion', version.name, { ...version });
}
