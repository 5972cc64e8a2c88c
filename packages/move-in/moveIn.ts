import fs from 'node:fs/promises';
import path from 'node:path';
import { type CommandResult, foldAddress, pathToSlug } from '@idmp/model';
import {
  builtNames,
  changeContent,
  FORMER_FILE,
  type NewFile,
  PUBLISHED_FILE,
  RefusedChange,
  STATIC_DIR,
  VALUES_FILE,
} from '@idmp/markdown';
import {
  ANNOUNCEMENTS_FILE,
  CONTENT_DIR,
  git,
  GLOSSARY_FILE,
  listFiles,
  PLACEHOLDERS_FILE,
  POPULAR_FILE,
  STANDALONE_DIR,
  THESAURUS_FILE,
} from '@idmp/files';
import { filesOfStatic } from './filesToCopy';
import { moveSite, type MovedSite } from './movedSite';
import { remainingParts, settingsOf, versionFolders, versionLabels } from './remarks';
import { readSite, type SiteModel } from './siteModel';

/** Lists that belong to the previous content and start empty, as the site reads them. All others are removed. */
const EMPTIED_LISTS = [
  ANNOUNCEMENTS_FILE,
  GLOSSARY_FILE,
  PLACEHOLDERS_FILE,
  POPULAR_FILE,
  THESAURUS_FILE,
  VALUES_FILE,
] as const;
/** Folders that are replaced. */
const REPLACED = [CONTENT_DIR, STATIC_DIR] as const;

/** The site whose content is replaced. */
export interface ReceivingSite {
  root: string;
  /** Folder with the data of its footers. */
  dataDir: string;
  /** Whether an element of its pages has an id. */
  isReservedId: (id: string) => boolean;
}

/** Replaces the content of a site by that of a Docusaurus site. Nothing is changed if the latter is refused. */
export async function moveIn(receiver: ReceivingSite, folder: string): Promise<CommandResult> {
  const { root, isReservedId } = receiver;
  try {
    if (folder === '') throw new RefusedChange('name the folder of a Docusaurus site');
    const site = path.resolve(root, folder);
    await refuseUnlessRestorable(root, site);
    const model = readSite(site);
    const addresses = await ownPages(root);
    return await replaceContent(receiver, site, model, moveSite(site, model, { addresses, isReservedId }));
  } catch (error) {
    if (!(error instanceof RefusedChange)) throw error;
    return { ok: false, lines: [`${error.message}. Nothing was changed.`] };
  }
}

/** The content is replaced only if git can restore it. */
async function refuseUnlessRestorable(root: string, site: string): Promise<void> {
  const stat = await fs.stat(site).catch(() => undefined);
  if (!stat?.isDirectory()) throw new RefusedChange(`${site} is not a folder`);
  if (REPLACED.some((name) => isBelow(site, path.join(root, name))))
    throw new RefusedChange(`${site} lies in a folder that is replaced: copy it to another place`);
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

const isBelow = (inner: string, outer: string): boolean => `${inner}/`.startsWith(`${outer}/`);

/** Addresses of the site's own pages. */
async function ownPages(root: string): Promise<Set<string>> {
  const files = await listFiles(path.join(root, STANDALONE_DIR)).catch(() => []);
  return new Set(files.map((file) => pathToSlug(file.split('/').slice(1).join('/'))));
}

/** The footers without links to pages that the new content does not have. */
async function withoutDeadLinks(
  { root, dataDir }: ReceivingSite,
  addresses: ReadonlySet<string>,
): Promise<{ write: [string, string][]; lines: string[] }> {
  const lines: string[] = [];
  const write: [string, string][] = [];
  const names = await fs.readdir(path.join(root, dataDir)).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('Footer.ts'))) {
    const text = await fs.readFile(path.join(root, dataDir, name), 'utf8');
    const changed = text.replace(/^ *\{ label: '\w+', slug: '([^']+)' \},\n/gm, (line, slug: string) => {
      if (addresses.has(slug)) return line;
      lines.push(`removed the link to /${slug} from ${dataDir}/${name}: the content has no such page`);
      return '';
    });
    if (changed !== text) write.push([`${dataDir}/${name}`, changed]);
  }
  return { write, lines };
}

async function replaceContent(
  receiver: ReceivingSite,
  site: string,
  model: SiteModel,
  moved: MovedSite,
): Promise<CommandResult> {
  const { root } = receiver;
  const write = new Map<string, NewFile>(moved.files);
  const shared = model.config.staticDirectories.map((folder) => ({ folder, ...filesOfStatic(site, folder) }));
  for (const { folder, files } of shared)
    for (const file of files) write.set(`${STATIC_DIR}/${file}`, { copyOf: path.join(site, folder, file) });
  for (const file of await keptFiles(root)) write.set(file, { copyOf: path.join(root, file) });
  for (const file of EMPTIED_LISTS) write.set(file, '[]\n');
  const addresses = [...moved.addresses].map((slug) => `/${slug}\n`).sort();
  write.set(PUBLISHED_FILE, addresses.join(''));
  if (moved.former.length > 0) write.set(FORMER_FILE, `${JSON.stringify(moved.former, null, 2)}\n`);
  const footers = await withoutDeadLinks(receiver, moved.addresses);
  for (const [file, text] of footers.write) write.set(file, text);
  const names = new Set([...write.keys()].map((file) => file.split('/')[1]));
  const gone = (await fs.readdir(path.join(root, CONTENT_DIR))).filter((name) => !names.has(name));
  // Kept files are copied before the folders are set aside.
  await changeContent(root, { write, remove: REPLACED });
  const settings = settingsOf(model);
  const left = [
    ...moved.left,
    ...shared.flatMap((each) => each.left),
    ...versionFolders([...moved.files.keys()]),
    ...versionLabels(model),
    ...remainingParts(site, model),
    ...model.notes,
  ];
  const listed = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [title, ...new Set(lines.map((line) => `  ${line}`))];
  return {
    ok: true,
    lines: [
      ...listed('Taken:', [
        ...moved.taken,
        ...shared.map(({ folder, files }) => `${folder}/ → ${STATIC_DIR}/ (${files.length} files)`),
      ]),
      ...listed('Changed:', [
        `emptied ${EMPTIED_LISTS.join(', ')}`,
        ...gone.map((name) => `removed ${CONTENT_DIR}/${name}, which belongs to the previous content`),
        `wrote ${PUBLISHED_FILE} with ${addresses.length} addresses`,
        ...moved.former.map(
          ({ from, language, to }) => `wrote ${FORMER_FILE}: ${from} leads to ${to} in ${language}`,
        ),
        ...moved.changed,
      ]),
      ...listed('Left or assumed:', left),
      ...listed('Settings for .env.production:', settings),
      'npm run check:content lists what to correct. git restores the previous content.',
    ],
  };
}

/** Files that stay: the guide for writers, and files of `static/` that this site has for itself. */
async function keptFiles(root: string): Promise<string[]> {
  const own = builtNames();
  const names = await fs.readdir(path.join(root, STATIC_DIR)).catch(() => []);
  return [
    `${CONTENT_DIR}/README.md`,
    ...names.filter((name) => own.has(foldAddress(name))).map((name) => `${STATIC_DIR}/${name}`),
  ];
}
