import path from 'node:path';
import { LOCALES, perLocale } from '@idmp/model';
import { type Asset, type Site, writeSearchRecords } from '@idmp/content';
import { codeStyles } from '@idmp/compile';
import { CODE_THEMES } from '../settings/site';
import { contentPolicy } from '../settings/contentPolicy';
import { settings } from '../settings/settings';
import { buildSettings } from '../settings/buildSettings';
import { SITE_DIR } from '../settings/siteFiles';
import { REDIRECT_SCRIPT } from '../settings/ownNames';
import { announcementView, shownAnnouncement } from '../features/announcement/build/announcements';
import { releaseChapters } from '../features/feeds/build/feedFiles';
import { buildHashedScripts, bundleScript } from '../build/buildScripts';
import { POPULAR_FILE, readTextFile, writeIfChanged } from '@idmp/files';
import { bannerHash } from '../build/writeBootScript';
import { writeSiteOutline } from '../build/siteOutline';

interface WriteOptions {
  /** Path prefix without trailing slash, '' for none. */
  pathPrefix: string;
  production: boolean;
  /** Digests of the stored pages, in the order of the pages. */
  digests: readonly string[];
}

/**
 * Writes the data of an assembled site for the next steps: bundler, browser, `onPostBuild` and index job. Returns the
 * files to publish.
 */
export async function writeSite(
  site: Site,
  { pathPrefix, production, digests }: WriteOptions,
): Promise<Asset[]> {
  const { pages } = site;
  const announcement = shownAnnouncement();
  // The list is optional; the scripts below have it, too.
  await writeIfChanged(path.join(SITE_DIR, 'popular.json'), readTextFile('.', POPULAR_FILE) ?? '[]');
  const scripts = await buildHashedScripts(pathPrefix, announcement?.id ?? '');
  const build = {
    siteUrl: buildSettings.siteUrl,
    hosts: buildSettings.hosts,
    trailingSlash: buildSettings.trailingSlash,
    earlyFile: scripts.early.file,
    notFoundFile: scripts.notFound.file,
    policy: contentPolicy(settings, bannerHash, 'meta'),
  };
  const views = perLocale((locale) => (announcement ? announcementView(announcement, locale, pages) : null));
  const imported: Readonly<Record<string, string>> = {
    'announcement.json': JSON.stringify(views),
    'build.json': JSON.stringify(build),
    'code.blocks.css': await codeStyles(CODE_THEMES),
    'feeds.json': JSON.stringify(releaseChapters(pages)),
    'settings.mjs': `export const settings = ${JSON.stringify(settings)};\n`,
    'sidebars.json': JSON.stringify({ ...site.sidebars, ...site.sidebarsBelow }),
  };
  await Promise.all([
    ...Object.entries(imported).map(([name, text]) => writeIfChanged(path.join(SITE_DIR, name), text)),
    writeSiteOutline(pathPrefix, site, digests),
  ]);
  if (production) for (const locale of LOCALES) await writeSearchRecords(locale, site.recordsOf(locale));
  const redirect = await bundleScript('src/features/redirect-notice/client/redirectNow.ts', {});
  return [
    ...[scripts.early, scripts.notFound].map(({ file, code }) => ({ to: file, content: code })),
    ...site.assets,
    { to: REDIRECT_SCRIPT, content: redirect },
  ];
}
