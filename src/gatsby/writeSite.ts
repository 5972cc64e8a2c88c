import path from 'node:path';
import { LOCALES } from '@idmp/model';
import { type Asset, type Site, writeSearchRecords } from '@idmp/content';
import { codeStyles } from '@idmp/compile';
import { CODE_THEMES } from '../settings/site';
import { contentPolicy } from '../settings/contentPolicy';
import { settings } from '../settings/settings';
import { buildSettings } from '../settings/buildSettings';
import { buildHashedScripts } from '../build/buildScripts';
import { writeIfChanged } from '@idmp/files';
import { bannerHash } from '../build/writeBootScript';
import { writeSiteOutline } from '../build/siteOutline';
import { buildFeatures, type SiteFiles } from '../build/buildFeature';
import { featureModules } from '../build/buildScripts';

/** Folder behind the alias `$site/`, relative to the project. */
export const SITE_DIR = '.cache/site';

interface WriteOptions {
  /** Path prefix without trailing slash, '' for none. */
  pathPrefix: string;
  production: boolean;
  /** Digests of the stored pages, in the order of the pages. */
  digests: readonly string[];
}

/**
 * Writes the data of an assembled site for the next steps: bundler, browser, `finish` and index job. Returns the
 * files to publish.
 */
export async function writeSite(
  site: Site,
  { pathPrefix, production, digests }: WriteOptions,
): Promise<Asset[]> {
  const added: SiteFiles[] = [];
  for (const { siteFiles } of buildFeatures.all())
    added.push((await siteFiles?.(site, { production })) ?? {});
  await Promise.all([
    writeBundlerFiles(site, pathPrefix, Object.assign({}, ...added.map(({ bundled }) => bundled)) as Texts),
    writeSiteOutline(pathPrefix, site, digests),
  ]);
  if (production) for (const locale of LOCALES) await writeSearchRecords(locale, site.recordsOf(locale));
  return [...site.assets, ...added.flatMap(({ assets }) => assets ?? [])];
}

type Texts = Readonly<Record<string, string>>;

/** Writes sidebars, build info and code styles, which the app's bundle imports, and what features add to them. */
async function writeBundlerFiles(site: Site, pathPrefix: string, added: Texts): Promise<void> {
  const scripts = await buildHashedScripts(pathPrefix);
  const build = {
    siteUrl: buildSettings.siteUrl,
    hosts: buildSettings.hosts,
    trailingSlash: buildSettings.trailingSlash,
    earlyFile: scripts.early.file,
    notFoundFile: scripts.notFound.file,
    policy: contentPolicy(settings, bannerHash, 'meta'),
  };
  const files: Texts = {
    ...added,
    ...featureModules(),
    'sidebars.json': JSON.stringify({ ...site.sidebars, ...site.sidebarsBelow }),
    'build.json': JSON.stringify(build),
    'code.blocks.css': await codeStyles(CODE_THEMES),
    'settings.mjs': `export const settings = ${JSON.stringify(settings)};\n`,
  };
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeIfChanged(path.join(SITE_DIR, name), text)),
  );
}
