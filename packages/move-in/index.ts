import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type CommandResult, describePhrase, isHiddenPath, isPublishedKind, pathToSlug } from '@idmp/model';
import {
  foldAddress,
  isProof,
  changeContent,
  FORMER_FILE,
  type NewFile,
  type OwnNames,
  PUBLISHED_FILE,
  RefusedChange,
  refusalOfText,
  STATIC_DIR,
} from '@idmp/content';
import { CONTENT_DIR, git, listFiles, POPULAR_FILE, STANDALONE_DIR } from '@idmp/files';
import { isBelow, readSite, type Site } from './docusaurus';
import { filesOf, SiteMove } from './moveSite';

export type { Site } from './docusaurus';

/** The site whose content is replaced. */
export interface ReceivingSite {
  root: string;
  /** Names at the top of the published site that its build writes. */
  builtNames: OwnNames;
  /** Whether an element of its pages has an id. */
  isReservedId: (id: string) => boolean;
  /** Its own files as the new content needs them, with a line for each change, and lines for its settings. */
  adapt: (
    site: Site,
    addresses: ReadonlySet<string>,
  ) => Promise<{ write: [file: string, text: string][]; changed: string[]; settings: string[] }>;
}

/** Folders that are replaced. */
const REPLACED = [CONTENT_DIR, STATIC_DIR];

/** Replaces the content of a site by that of a Docusaurus site. Nothing is changed if the latter is refused. */
export async function moveIn(receiver: ReceivingSite, folder: string): Promise<CommandResult> {
  try {
    if (folder === '') throw new RefusedChange('name the folder of a Docusaurus site');
    const source = path.resolve(receiver.root, folder);
    if (REPLACED.some((name) => isBelow(source, path.join(receiver.root, name))))
      throw new RefusedChange(`${source} lies in a folder that is replaced: copy it to another place`);
    return await replaceContent(receiver, source, readSite(source));
  } catch (error) {
    if (!(error instanceof RefusedChange)) throw error;
    return { ok: false, lines: [`${error.message}. Nothing was changed.`] };
  }
}

/** The content is replaced only if git can restore it. */
async function refuseUnlessRestorable(root: string): Promise<void> {
  const lines = await git(root, 'status', '--porcelain', '--ignored', '--untracked-files=all').catch(() => {
    throw new RefusedChange('this project is not a git repository, so its content could not be restored');
  });
  const isLost = (line: string): boolean =>
    !line.startsWith('!!') || REPLACED.some((name) => line.slice('!! '.length).startsWith(`${name}/`));
  const [first] = lines.split('\n').filter((line) => line !== '' && isLost(line));
  if (first !== undefined)
    throw new RefusedChange(
      `git does not have the state of ${first.trim().replace(/^\S+\s+/, '')}: commit or remove it first`,
    );
}

async function replaceContent(receiver: ReceivingSite, source: string, site: Site): Promise<CommandResult> {
  const { root } = receiver;
  const pages = await listFiles(path.join(root, STANDALONE_DIR)).catch(() => []);
  const own = new Set(pages.map((file) => pathToSlug(file.split('/').slice(1).join('/'))));
  const { files, addresses, former, taken, left } = new SiteMove(source, site, own, receiver.isReservedId);
  const write = new Map<string, NewFile>(files);
  const refused: string[] = [];
  for (const folder of site.config.staticDirectories)
    for (const file of filesOf(path.join(source, folder), true)) {
      const copyOf = path.join(source, folder, file);
      const reason = refusalOf(file, copyOf, receiver.builtNames);
      if (reason === undefined) write.set(`${STATIC_DIR}/${file}`, { copyOf });
      else refused.push(`${folder}/${file}: ${reason}`);
    }
  // Kept are the guide for writers, and files of `static/` that this site has for itself.
  const names = await fs.readdir(path.join(root, STATIC_DIR)).catch(() => []);
  const kept = names.filter((name) => receiver.builtNames.has(foldAddress(name)));
  for (const file of [`${CONTENT_DIR}/README.md`, ...kept.map((name) => `${STATIC_DIR}/${name}`)])
    write.set(file, { copyOf: path.join(root, file) });
  const published = [...addresses].map((slug) => `/${slug}\n`).sort();
  write.set(POPULAR_FILE, '[]\n').set(PUBLISHED_FILE, published.join(''));
  if (former.length > 0) write.set(FORMER_FILE, `${JSON.stringify(former, null, 2)}\n`);
  const adapted = await receiver.adapt(site, addresses);
  for (const [file, text] of adapted.write) write.set(file, text);
  // Kept files are copied before the folders are set aside.
  await changeContent(root, async () => {
    await refuseUnlessRestorable(root);
    return { write, remove: REPLACED };
  });
  const listed = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [title, ...new Set(lines.map((line) => `  ${line}`))];
  return {
    ok: true,
    lines: [
      ...listed('Taken:', taken),
      ...listed('Changed:', adapted.changed),
      ...listed('Left:', [...left, ...refused]),
      ...listed('Settings for .env.production:', adapted.settings),
      'A service worker of the former site at /sw.js ends with the next visit; FORMER_WORKER names another file.',
      'npm run check:content lists what to correct. git restores the previous content.',
      `To build: npm run build${site.base === '/' ? '' : ' -- --prefix-paths'}`,
    ],
  };
}

/** Why this site cannot publish a file unchanged. */
function refusalOf(file: string, place: string, builtNames: OwnNames): string | undefined {
  const [first = ''] = file.split('/');
  if (builtNames.has(foldAddress(first)))
    return `/${first} is the build's or the host's own: rename what pages link to`;
  if (isProof(`${STATIC_DIR}/${file}`, readFileSync(place))) return undefined;
  if (isHiddenPath(file) || !isPublishedKind(file)) return 'files of its kind are not published';
  const found = refusalOfText(file, readFileSync(place));
  return found && `the file ${describePhrase(found.reason)}`;
}
