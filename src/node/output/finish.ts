import fs from 'node:fs/promises';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import { contentPolicy } from '../../site/contentPolicy';
import { settings } from '../../site/settings';
import { buildSettings } from '../settings/buildSettings';
import { writeBuildStamp } from '../settings/buildStamp';
import { compressFiles } from './compressFiles';
import { STANDALONE_SLUGS } from '../content/loadSite';
import { ownNames } from '../content/ownNames';
import { listFiles } from '../files/listFiles';
import { commitTime } from '../content/changeDays';
import { releasedFiles, writeRelease } from '../hosts/release';
import { writeDiscoveryFiles } from '../hosts/writeDiscoveryFiles';
import { writeFeeds } from '../feeds/writeFeeds';
import { writeHostFiles } from '../hosts/writeHostFiles';
import { secretsFault } from '../secrets/publishedSecrets';
import { publishSearch } from '../search/publishSearch';
import type { IndexJobOptions } from '../search/sendSearchRecords';
import { withdrawDownloads } from '../offline/offerDownloads';
import { removePartialFiles, removeStaleCopies } from './removeStale';
import { takeOutBuildFiles, UNPUBLISHED_DIR } from './unpublished';
import { outputFaults } from './outputFaults';
import { removeRedirectPages, writeRedirectPages } from './redirectPages';
import { writeFavicon } from './writeFavicon';
import { bannerHash } from './bannerHash';
import { writeSocialImages } from '../socialImages/writeSocialImages';
import { readSiteOutline, type SiteOutline } from './siteOutline';
import { writeBootScript } from './writeBootScript';
import { PUBLIC_DIR } from './writePublicFiles';
import { writeStoredTexts } from './writeStoredTexts';

/** List of the files that the last build copied from `static/`. */
const STATIC_LIST = '.cache/static-files.json';

/** Logs progress, and fails the build if it must not be published. */
export type FinishReporter = IndexJobOptions['log'] & Pick<Reporter, 'panicOnBuild'>;

/** Turns Gatsby's output into the site to publish; the last step of a build. */
export async function finish(reporter: FinishReporter): Promise<void> {
  const outline = await readSiteOutline();
  await writeBootScript(outline.pathPrefix);
  await copyNotFoundPages();
  await withdrawDownloads(PUBLIC_DIR);
  await writeStoredTexts();
  await publishSearch(reporter);
  await writeSocialImages({ publicDir: PUBLIC_DIR, pages: outline.pages, warn: reporter.warn });
  await takeOutBuildFiles(PUBLIC_DIR, UNPUBLISHED_DIR);
  await removePartialFiles(PUBLIC_DIR);
  await removeRedirectPages(PUBLIC_DIR);
  await writeFavicon(PUBLIC_DIR);
  await removeStaleCopies('static', PUBLIC_DIR, STATIC_LIST);
  const base = buildSettings.siteUrl + outline.pathPrefix;
  await writeFeeds(PUBLIC_DIR, base, outline.pages).catch((error: unknown) => {
    reporter.warn(error instanceof Error ? error.message : String(error));
  });
  const faults = await writeForHosts(outline);
  const secrets = await secretsFault(PUBLIC_DIR);
  if (secrets !== undefined) faults.push(secrets);
  if (faults.length > 0) reporter.panicOnBuild(faults.join('\n'));
  await writeRelease(PUBLIC_DIR);
  await compressFiles(PUBLIC_DIR);
  // Browser tests reuse the site if nothing has changed since.
  if (outline.pathPrefix === '') writeBuildStamp();
}

/** Hosts look for `404.html` in the folder of a language; Gatsby writes `404/index.html` there. */
async function copyNotFoundPages(): Promise<void> {
  await fs.copyFile(path.join(PUBLIC_DIR, 'en/404/index.html'), path.join(PUBLIC_DIR, 'en/404.html'));
}

/** Writes the files for crawlers and hosts; returns what is wrong with all that was written. */
async function writeForHosts({ pathPrefix, pages }: SiteOutline): Promise<string[]> {
  const { siteUrl, formsUpstream, redirectPages } = buildSettings;
  const policy = contentPolicy(settings, bannerHash, 'header');
  const root = process.cwd();
  const today = await commitTime(root);
  await writeDiscoveryFiles({ publicDir: PUBLIC_DIR, siteUrl, pathPrefix, pages, root, today });
  const redirects = pages.flatMap(({ aliases, address }) => aliases.map((from) => ({ from, to: address })));
  await writeHostFiles({ publicDir: PUBLIC_DIR, pathPrefix, policy, redirects, formsUpstream });
  const faults = outputFaults({
    files: releasedFiles(await listFiles(PUBLIC_DIR)),
    addresses: [...pages.map(({ address }) => address), ...STANDALONE_SLUGS.map((slug) => `/${slug}`)],
    redirects,
    ownNames: ownNames(root),
  });
  if (redirectPages && faults.length === 0)
    await writeRedirectPages(
      pages.flatMap(({ aliases, address, title }) => aliases.map((from) => ({ from, to: address, title }))),
      { publicDir: PUBLIC_DIR, siteUrl, pathPrefix, policy: contentPolicy(settings, bannerHash, 'meta') },
    );
  return faults;
}
