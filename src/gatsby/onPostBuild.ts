import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { BuildArgs, Reporter } from 'gatsby';
import { splitAddress } from '@idmp/model';
import { commitTime, readChangeDays, STATIC_DIR } from '@idmp/content';
import {
  CONTENT_DIR,
  fileOfDownload,
  FILES_AT_ONCE,
  listFiles,
  mapLimited,
  messageOf,
  writeAll,
} from '@idmp/files';
import {
  compressFiles,
  pageFile,
  PREFIXED_LOCALES,
  type Redirect,
  releasedFiles,
  removePartialFiles,
  removeUnlisted,
  ROBOTS_FILE,
  secretsFault,
  setWritten,
  type SitemapPage,
  writeDiscoveryFiles,
  writeHostFiles,
  writeRelease,
  writtenBy,
} from '@idmp/hosts';
import { endFormerWorkers } from '../build/formerWorkers';
import { readSiteOutline } from '../build/siteOutline';
import { takeOutBuildFiles, UNPUBLISHED_DIR } from '../build/unpublished';
import { bannerHash, writeBootScript } from '../build/writeBootScript';
import { PUBLIC_DIR } from '../build/writePublicFiles';
import type { RunQuery } from '../types/gatsby';
import { isOwnComponent } from '../settings/siteFiles';
import { buildSettings, publishedAt, secretsOf } from '../settings/buildSettings';
import { writeBuildStamp } from '../settings/buildStamp';
import { contentPolicy } from '../settings/contentPolicy';
import { hostForms } from '../settings/endpoints';
import { htmlLanguages } from '../settings/locales';
import { settings } from '../settings/settings';
import { SECURITY_CONTACTS } from '../settings/site';
import { writeFeeds } from '../features/feeds/build/feedFiles';
import { removeRedirectPages, writeRedirectPages } from '../features/hosts/build/redirectPages';
import { PDF_FOLDER, PDF_LIST } from '../features/pdf/model/pdfFiles';
import { writeSearchFiles } from '../features/search/build/searchFiles';
import { publishSearch } from '../features/search/build/publishSearch';
import { writeTexts } from '../features/twins/build/writeTexts';

/** Finishes the site from this API, so that a plain `gatsby build` is complete too. */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  const { reporter, basePath } = args;
  if (process.env['PATH_PREFIX'] && basePath === '')
    reporter.warn(
      'PATH_PREFIX has no effect: the site is built for the root of its host. For its path: npm run build -- --prefix-paths',
    );
  if (!process.env['SITE_URL'])
    reporter.info(
      `SITE_URL is not set: canonical links, sitemap and feeds name ${buildSettings.siteUrl}, as src/site/identity.ts does.`,
    );
  await finish(reporter, await ownPages((text) => args.graphql(text))).catch((error: unknown) => {
    throw new Error(messageOf(error), { cause: error });
  });
}

/** Turns Gatsby's output into the site to publish; the last step of a build. */
async function finish(reporter: Reporter, others: readonly SitemapPage[]): Promise<void> {
  const publicDir = PUBLIC_DIR;
  const outline = await readSiteOutline();
  const { pathPrefix, pages } = outline;
  const published = publishedAt(pathPrefix);
  const redirects = pages.flatMap(({ aliases, address }) => aliases.map((from) => ({ from, to: address })));
  await writeBootScript(pathPrefix);
  await copyNotFoundPages();
  await removeUnlisted(publicDir, 'static', await listFiles(STATIC_DIR).catch(() => []));
  await setWritten(
    publicDir,
    'pages',
    pages.map(({ address }) => pageFile(address)),
  );
  // What an earlier build left and nothing else replaces: files of hosts list all pages that they find.
  await removeRedirectPages(publicDir);
  await fs.rm(path.join(publicDir, PDF_FOLDER), { recursive: true, force: true });

  await writeSearchFiles(publicDir);
  await writeTexts({ publicDir, published, outline });
  await takeOutBuildFiles(publicDir, UNPUBLISHED_DIR);
  await removePartialFiles(publicDir);
  await publishSearch(reporter);
  await endFormerWorkers(publicDir, buildSettings.formerWorker);
  await writeAll(publicDir, { [PDF_LIST]: '{}\n' });
  await writeFeeds(publicDir, published, pages).catch((error: unknown) => {
    reporter.warn(messageOf(error));
  });
  const hasRobots = existsSync(path.join(publicDir, ROBOTS_FILE));
  if (hasRobots) reporter.info('robots.txt is the one that a plugin wrote, or static/ has.');
  await writeDiscoveryFiles({
    ...published,
    publicDir,
    pages: [...pages, ...others],
    robots: !hasRobots,
    languages: htmlLanguages(),
    today: await commitTime(process.cwd()),
    lastChanges: await readChangeDays(process.cwd(), [CONTENT_DIR]),
    security: { contacts: SECURITY_CONTACTS, languages: Object.values(htmlLanguages()) },
  });
  // They list all others.
  await writeHostFiles({
    publicDir,
    pathPrefix,
    policy: contentPolicy(settings, bannerHash, 'header'),
    redirects,
    forms: hostForms(buildSettings.formsUpstream),
  });
  const faults = [
    ...takenAliases(await releasedFiles(publicDir), redirects),
    ...(await replacedFiles()).map(
      (file) => `${file} is not published as it is: the site writes a file with that name, so rename it.`,
    ),
    (await secretsFault(publicDir, secretsOf())) ?? [],
  ].flat();
  if (faults.length > 0) reporter.panicOnBuild(faults.join('\n'));
  else if (buildSettings.redirectPages)
    await writeRedirectPages(
      pages.flatMap(({ aliases, address, title }) => aliases.map((from) => ({ from, to: address, title }))),
      { ...published, publicDir, policy: contentPolicy(settings, bannerHash, 'meta') },
    );
  await writeRelease(publicDir);
  await compressFiles(publicDir);
  // Browser tests reuse the site if nothing has changed since.
  if (pathPrefix === '') writeBuildStamp();
}

interface SitePages {
  allSitePage: { nodes: { path: string; matchPath: string | null; component: string }[] };
}

/** Pages that no document made, as the sitemap lists them. */
async function ownPages(graphql: RunQuery): Promise<SitemapPage[]> {
  const { data } = await graphql<SitePages>('{ allSitePage { nodes { path matchPath component } } }');
  return (data?.allSitePage.nodes ?? [])
    .filter(({ matchPath, component }) => !matchPath && isOwnComponent(component))
    .filter(({ path: address }) => !/\/404(?:\.html)?$/.test(address))
    .map(({ path: address, component }) => {
      const { locale, slug } = splitAddress(address);
      const file = path.relative('', component);
      return {
        locale,
        slug,
        address,
        file,
        textLocale: locale,
        canonical: address,
        unlisted: false,
        draft: false,
      };
    });
}

/** Hosts look for `404.html` in the folder of a language; Gatsby writes `404/index.html` there. */
async function copyNotFoundPages(): Promise<void> {
  for (const { path: folder } of PREFIXED_LOCALES)
    await fs.copyFile(
      path.join(PUBLIC_DIR, folder, '404/index.html'),
      path.join(PUBLIC_DIR, folder, '404.html'),
    );
}

/** Files with names of their writers that are missing in the published folder, or have another content there. */
async function replacedFiles(): Promise<string[]> {
  const copies = [
    ...(await listFiles(STATIC_DIR).catch(() => [])).map((file) => [STATIC_DIR, file] as const),
    ...(await writtenBy(PUBLIC_DIR, 'assets'))
      .filter((file) => fileOfDownload(`/${file}`) !== undefined)
      .map((file) => [CONTENT_DIR, file] as const),
  ];
  const replaced = await mapLimited(copies, FILES_AT_ONCE, async ([folder, file]) => {
    const [own, published] = await Promise.all(
      [folder, PUBLIC_DIR].map((parent) => fs.readFile(path.join(parent, file)).catch(() => null)),
    );
    return own && published?.equals(own) ? [] : [`${folder}/${file}`];
  });
  return replaced.flat();
}

/** Names the aliases of pages that are files of the site. */
export function takenAliases(files: readonly string[], redirects: readonly Redirect[]): string[] {
  const written = new Set(files);
  return redirects
    .filter(({ from }) => written.has(from.slice(1)) || written.has(`${from.slice(1)}/index.html`))
    .map(({ from, to }) => `The alias "${from}" of "${to}" is a file of the site: remove the alias.`);
}
