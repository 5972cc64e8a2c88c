import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { contentPolicy } from '../../site/contentPolicy';
import { settings } from '../../site/settings';
import { buildSettings } from '../buildSettings';
import { writeBuildStamp } from '../buildStamp';
import { writeRelease } from '../hosts/release';
import { writeDiscoveryFiles } from '../hosts/writeDiscoveryFiles';
import { writeHostFiles } from '../hosts/writeHostFiles';
import { buildBootScript, type AppManifest } from '../html/buildScripts';
import { refusePublishedSecrets } from '../publishedSecrets';
import { publishSearch } from '../publishSearch';
import { writeIndexFiles } from '../writeIndexFiles';
import { takeOutBuildFiles, UNPUBLISHED_DIR } from '../unpublished';
import type { SiteOutline } from '../siteThread/messages';
import { LIBRARIES } from '../webpack/entries';
import { compression } from './compression';
import { siteOf } from './site';
import { PUBLIC, writePublicFiles } from './writePublicFiles';
import { bannerHash } from './writeSiteFiles';

/** Writes what stands beside the pages: boot scripts, assets, not-found pages, search index, files for hosts. */
export async function onPostBuild({ basePath, reporter }: BuildArgs & { basePath: string }): Promise<void> {
  const { site, searchFiles } = await siteOf(basePath, true);
  const boot = await buildBootScript(await appManifest(basePath));
  await Promise.all([
    fs.writeFile(path.join(PUBLIC, boot.file), boot.code),
    writePublicFiles(site, basePath),
    copyNotFoundPages(),
    searchFiles.then((files) => writeIndexFiles(files, PUBLIC)).then(() => publishSearch(reporter)),
  ]);
  await takeOutBuildFiles(PUBLIC, UNPUBLISHED_DIR);
  await writeForHosts(site, basePath);
  await refusePublishedSecrets(PUBLIC, reporter);
  // The browser tests take the plain site as it is when nothing changed since.
  if (basePath === '') writeBuildStamp();
}

/** Writes what crawlers and hosts need; last of all, as it lists and compresses the files. */
async function writeForHosts({ pages }: SiteOutline, pathPrefix: string): Promise<void> {
  const { siteUrl } = buildSettings;
  const policy = contentPolicy(settings, bannerHash, 'header');
  const root = process.cwd();
  await writeDiscoveryFiles({ publicDir: PUBLIC, siteUrl, pathPrefix, pages, root, today: new Date() });
  await writeHostFiles({ publicDir: PUBLIC, pathPrefix, policy });
  await writeRelease(PUBLIC);
  await compression().finish();
}

interface WebpackStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

/** Scripts of the app and of each page template, as the bundler named them. */
async function appManifest(base: string): Promise<AppManifest> {
  const stats = JSON.parse(
    await fs.readFile(path.join(PUBLIC, 'webpack.stats.json'), 'utf8'),
  ) as WebpackStats;
  const scriptsOf = (group: string): string[] =>
    (stats.namedChunkGroups[group]?.assets ?? [])
      .map(({ name }) => `/${name}`)
      .filter((name) => name.endsWith('.js'));
  const templates = Object.keys(stats.namedChunkGroups).filter((name) => name.startsWith('component---'));
  return {
    base,
    compilationHash: await writeSteadyHash(stats),
    entry: [...new Set([...scriptsOf(LIBRARIES), ...scriptsOf('app')])],
    templates: Object.fromEntries(templates.map((name) => [name, scriptsOf(name)])),
  };
}

/**
 * Gives the bundles a name that follows their files alone: Gatsby's own differs between an empty and a full cache,
 * and each open tab would load its next page anew.
 */
async function writeSteadyHash({ namedChunkGroups }: WebpackStats): Promise<string> {
  const names = Object.values(namedChunkGroups).flatMap(({ assets }) => assets.map(({ name }) => name));
  const webpackCompilationHash = createHash('sha1')
    .update([...new Set(names)].sort().join('\n'))
    .digest('hex')
    .slice(0, 20);
  const file = path.join(PUBLIC, 'page-data/app-data.json');
  await fs.writeFile(file, `${JSON.stringify({ webpackCompilationHash })}\n`);
  return webpackCompilationHash;
}

/** Hosts look for `404.html` in the folder of a language; Gatsby writes `404/index.html` there. */
async function copyNotFoundPages(): Promise<void> {
  await fs.copyFile(path.join(PUBLIC, 'en/404/index.html'), path.join(PUBLIC, 'en/404.html'));
}
