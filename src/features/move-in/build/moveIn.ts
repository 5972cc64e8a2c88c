import fs from 'node:fs/promises';
import path from 'node:path';
import { summarizeProblems } from '../../../core/model/problem';
import { foldAddress } from '../../../core/model/slugFault';
import { builtNames } from '../../../core/content/ownNames';
import { splitVersion } from '../../../core/model/versions';
import { CONTENT_DIR } from '../../../core/files/contentFolders';
import { DOCUMENTS_DIR } from '../../../core/content/documentStore';
import { loadSite } from '../../../core/assemble/loadSite';
import { STATIC_DIR } from '../../../core/content/publishable';
import { PUBLISHED_FILE } from '../../../core/content/publishedAddresses';
import type { CommandResult } from '../../../core/model/commandResult';
import { versionNames } from '../../../core/files/versionNames';
import { git } from '../../../core/files/git';
import { EMPTIED_LISTS, KEPT_FILES } from './contentLists';
import { filesOfStatic, filesOfTree } from './filesToCopy';
import { readConfig, type SiteConfig } from './readConfig';
import { namedValues, remainingParts, settingsOf, versionFolders } from './remarks';
import { SITE_FOLDERS } from './siteFolders';
import { findTrees, RefusedSite, type SiteTrees } from './siteTrees';

/** Folder in which the new content is prepared, relative to the project. */
const STAGE = '.cache/move-in';
/** Folders that are replaced. */
const REPLACED = [CONTENT_DIR, STATIC_DIR] as const;

/** A file to copy: absolute source, and target relative to the project. */
type Copy = readonly [source: string, target: string];

/** Replaces the content by that of a Docusaurus site. Nothing is changed if the site is refused. */
export async function moveIn(root: string, folder: string): Promise<CommandResult> {
  try {
    if (folder === '') throw new RefusedSite('name the folder of a Docusaurus site');
    const site = path.resolve(root, folder);
    await refuseUnlessRestorable(root, site);
    const config = readConfig(site);
    const found = findTrees(site, config);
    return await replaceContent(root, site, config, found);
  } catch (error) {
    if (!(error instanceof RefusedSite)) throw error;
    return { ok: false, lines: [`${error.message}. Nothing was changed.`] };
  }
}

/** The content is replaced only if git can restore it. */
async function refuseUnlessRestorable(root: string, site: string): Promise<void> {
  const stat = await fs.stat(site).catch(() => undefined);
  if (!stat?.isDirectory()) throw new RefusedSite(`${site} is not a folder`);
  if (REPLACED.some((name) => isBelow(site, path.join(root, name))))
    throw new RefusedSite(`${site} lies in a folder that is replaced: copy it to another place`);
  const lines = await git(root, 'status', '--porcelain', '--ignored', '--untracked-files=all').catch(() => {
    throw new RefusedSite('this project is not a git repository, so its content could not be restored');
  });
  const isLost = (line: string): boolean =>
    !line.startsWith('!!') || REPLACED.some((name) => line.slice('!! '.length).startsWith(`${name}/`));
  const [first] = lines.split('\n').filter((line) => line !== '' && isLost(line));
  if (first !== undefined)
    throw new RefusedSite(
      `git does not have the state of ${first.trim().replace(/^\S+\s+/, '')}: commit or remove it first`,
    );
}

const isBelow = (inner: string, outer: string): boolean => `${inner}/`.startsWith(`${outer}/`);

async function replaceContent(
  root: string,
  site: string,
  config: SiteConfig,
  { trees, left }: SiteTrees,
): Promise<CommandResult> {
  const found = trees.map((tree) => ({ ...tree, ...filesOfTree(site, tree.from) }));
  const shared = filesOfStatic(site);
  const copies: Copy[] = [
    ...found.flatMap(({ from, to, files }) =>
      files.map((file): Copy => [path.join(site, from, file), `${to}/${file}`]),
    ),
    ...shared.files.map((file): Copy => [
      path.join(site, SITE_FOLDERS.static, file),
      `${STATIC_DIR}/${file}`,
    ]),
    ...(await keptFiles(root)).map((file): Copy => [path.join(root, file), file]),
  ];
  const before = await fs.readdir(path.join(root, CONTENT_DIR));
  await prepare(root, copies);
  const after = await fs.readdir(path.join(root, STAGE, CONTENT_DIR));
  await exchange(root);
  const { pages, problems } = await loadSite({
    root,
    pathPrefix: '',
    production: true,
    cacheDir: DOCUMENTS_DIR,
  });
  const names = versionNames(root);
  const current = pages.filter(
    ({ locale, textLocale, address }) =>
      locale === textLocale && splitVersion(address, names).version === undefined,
  );
  const addresses = [...new Set(current.map(({ slug }) => `/${slug}\n`))].sort();
  await fs.writeFile(path.join(root, PUBLISHED_FILE), addresses.join(''));
  const parts = remainingParts(site, config, [...trees.map(({ from }) => from), SITE_FOLDERS.static]);
  const settings = settingsOf(config);
  return {
    ok: true,
    lines: [
      'Taken:',
      ...found.map(({ from, to, files }) => `  ${from}/ → ${to}/ (${files.length} files)`),
      `  ${SITE_FOLDERS.static}/ → ${STATIC_DIR}/ (${shared.files.length} files)`,
      'Changed:',
      `  emptied ${EMPTIED_LISTS.join(', ')}`,
      ...before
        .filter((name) => !after.includes(name) && `${CONTENT_DIR}/${name}` !== PUBLISHED_FILE)
        .map((name) => `  removed ${CONTENT_DIR}/${name}, which belongs to the previous content`),
      `  wrote ${PUBLISHED_FILE} with ${addresses.length} addresses`,
      'Left:',
      ...[
        ...left,
        ...found.flatMap((tree) => tree.left),
        ...shared.left,
        ...found.flatMap(versionFolders),
        ...namedValues(problems),
        ...parts,
      ].map((line) => `  ${line}`),
      ...(settings.length > 0
        ? ['Settings for .env.production:', ...settings.map((line) => `  ${line}`)]
        : []),
      `${summarizeProblems(problems).summary}: npm run check:content lists them. git restores the previous content.`,
    ],
  };
}

/** Files that stay: the guide for writers, and files of `static/` that this site has for itself. */
async function keptFiles(root: string): Promise<string[]> {
  const own = builtNames();
  const names = await fs.readdir(path.join(root, STATIC_DIR)).catch(() => []);
  return [
    ...KEPT_FILES,
    ...names.filter((name) => own.has(foldAddress(name))).map((name) => `${STATIC_DIR}/${name}`),
  ];
}

/** Makes the new folders beside the old ones. */
async function prepare(root: string, copies: readonly Copy[]): Promise<void> {
  const stage = path.join(root, STAGE);
  await fs.rm(stage, { recursive: true, force: true });
  for (const name of REPLACED) await fs.mkdir(path.join(stage, name), { recursive: true });
  for (const [source, target] of copies) {
    const file = path.join(stage, target);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.copyFile(source, file);
  }
  for (const file of EMPTIED_LISTS) await fs.writeFile(path.join(stage, file), '[]\n');
}

/** Exchanges the folders; if one cannot be moved, the old ones return to their places. */
async function exchange(root: string): Promise<void> {
  const stage = path.join(root, STAGE);
  const done: (() => Promise<void>)[] = [];
  try {
    for (const name of REPLACED) {
      const [place, old] = [path.join(root, name), path.join(stage, `old-${name}`)];
      await fs.rename(place, old);
      done.unshift(() => fs.rename(old, place));
      await fs.rename(path.join(stage, name), place);
      done.unshift(() => fs.rm(place, { recursive: true, force: true }));
    }
  } catch (error) {
    for (const undo of done) await undo();
    throw error;
  }
  await fs.rm(stage, { recursive: true, force: true });
}
