import fs from 'node:fs/promises';
import path from 'node:path';
import { publishedAt } from '../settings/buildSettings';
import { writeBuildStamp } from '../settings/buildStamp';
import {
  compressFiles,
  pageFile,
  PREFIXED_LOCALES,
  type Redirect,
  releasedFiles,
  removePartialFiles,
  removeUnlisted,
  setWritten,
  writeRelease,
  writtenBy,
} from '@idmp/hosts';
import { commitTime, STATIC_DIR } from '@idmp/content';
import { CONTENT_DIR, fileOfDownload, FILES_AT_ONCE, listFiles, mapLimited } from '@idmp/files';
import { faultsOfFolder, finishSteps, type FinishContext, type FinishReporter } from './buildFeature';
import { takeOutBuildFiles, UNPUBLISHED_DIR } from './unpublished';
import { readSiteOutline, type PageOutline } from './siteOutline';
import { writeBootScript } from './writeBootScript';
import { PUBLIC_DIR } from './writePublicFiles';

/** Turns Gatsby's output into the site to publish; the last step of a build. */
export async function finish(reporter: FinishReporter): Promise<void> {
  const { pathPrefix, pages } = await readSiteOutline();
  await writeBootScript(pathPrefix);
  await copyNotFoundPages();
  await removeUnlisted(PUBLIC_DIR, 'static', await listFiles(STATIC_DIR).catch(() => []));
  await setWritten(
    PUBLIC_DIR,
    'pages',
    pages.map(({ address }) => pageFile(address)),
  );
  for (const { clear } of finishSteps()) await clear?.(PUBLIC_DIR);
  for (const { stored } of finishSteps()) await stored?.(PUBLIC_DIR);
  await takeOutBuildFiles(PUBLIC_DIR, UNPUBLISHED_DIR);
  await removePartialFiles(PUBLIC_DIR);
  const context = await contextOf(pathPrefix, pages, reporter);
  await run('write', context);
  await run('list', context);
  const faults = [
    ...takenAliases(await releasedFiles(PUBLIC_DIR), context.redirects),
    ...(await replacedFiles()).map(
      (file) => `${file} is not published as it is: the site writes a file with that name, so rename it.`,
    ),
    ...(await faultsOfFolder(PUBLIC_DIR)),
  ];
  if (faults.length > 0) reporter.panicOnBuild(faults.join('\n'));
  else await run('complete', context);
  await writeRelease(PUBLIC_DIR);
  await compressFiles(PUBLIC_DIR);
  // Browser tests reuse the site if nothing has changed since.
  if (pathPrefix === '') writeBuildStamp();
}

async function contextOf(
  pathPrefix: string,
  pages: readonly PageOutline[],
  reporter: FinishReporter,
): Promise<FinishContext> {
  const root = process.cwd();
  return {
    publicDir: PUBLIC_DIR,
    root,
    ...publishedAt(pathPrefix),
    pages,
    redirects: pages.flatMap(({ aliases, address }) => aliases.map((from) => ({ from, to: address }))),
    today: await commitTime(root),
    reporter,
  };
}

type ContextStep = 'write' | 'list' | 'complete';
/** Runs a step of each feature, one after the other. */
async function run(name: ContextStep, context: FinishContext): Promise<void> {
  for (const steps of finishSteps()) await steps[name]?.(context);
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
