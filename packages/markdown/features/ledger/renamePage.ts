import {
  type CommandResult,
  describePhrase,
  describeProblem,
  type Frontmatter,
  isIndexPath,
  orderOfSegment,
  pathBelowLocale,
  pathToSlug,
  slugFault,
  type Source,
} from '@idmp/model';
import fs from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_DIR, STANDALONE_DIR } from '@idmp/files';
import { assembleContent, loadOptions, readDocuments } from '../../assemble/loadSite';
import { changeContent, RefusedChange } from '../../content/changeContent';
import { chapterFolders } from '../../content/chapterFolders';
import { type FieldChanges, readEditable, withFields } from '../../content/editDocument';
import { noNewErrors } from '../../assemble/noNewErrors';
import { siteContext } from '../../compile/siteContext';
import { ownNames } from '../../content/ownNames';
import { parseLink, Routes } from '../../assemble/routes';
import { placeDocuments, type SiteEntry } from '../../assemble/entries';
import { splitFrontmatter } from '../../compile/frontmatter';
import { withTargets } from '../../compile/writtenTargets';
import { relinked, type LinkOrigin, type Moves } from './relink';
import { renamedLists } from './renamedLists';

/** Renames a page in every language, with its links, aliases, questions, reviews and recorded address. */
export async function renamePage(root: string, from: string, to: string): Promise<CommandResult> {
  const [oldSlug = '', newSlug = ''] = [from, to].map((address) => address.replace(/^\/+|\/+$/g, ''));
  try {
    const lines = await rename(root, oldSlug, newSlug);
    return { ok: true, lines };
  } catch (error) {
    if (!(error instanceof RefusedChange)) throw error;
    return { ok: false, lines: [`${error.message}. Nothing was renamed.`] };
  }
}

async function rename(root: string, oldSlug: string, newSlug: string): Promise<string[]> {
  if (!oldSlug || !newSlug)
    throw new RefusedChange('two addresses are needed, write: basic/old-name basic/new-name');
  const fault = slugFault(newSlug, ownNames(root));
  if (fault) throw new RefusedChange(`${describePhrase(fault)}, choose another address`);
  const { content, documents } = await readDocuments(loadOptions(root));
  const { problems } = await assembleContent(content, documents, loadOptions(root));
  const { otherSlugs } = siteContext();
  const names = { otherSlugs, ownNames: ownNames(root) };
  const entries = placeDocuments(documents, names, []).filter(({ fallback }) => !fallback);
  const files = await filesOf(root, oldSlug, newSlug, entries);
  const moves = { files, from: oldSlug, slug: newSlug };
  const write = new Map<string, string>();
  const remove: string[] = [];
  const changed: string[] = [];
  const routes = new Routes(entries, CONTENT_DIR, new Set(otherSlugs), () => false);
  for (const source of content.sources.filter(({ file }) => !file.startsWith(STANDALONE_DIR))) {
    const target = files.get(source.file);
    const text = await changedText(root, source, { entries, moves, routes });
    if (text === undefined) continue;
    write.set(target ?? source.file, text);
    if (target === undefined) changed.push(source.file);
    else if (target !== source.file) remove.push(source.file);
  }
  const lists = await renamedLists(root, moves);
  for (const [file, text] of lists.write) write.set(file, text);
  await changeContent(root, { write, remove: [...remove, ...lists.remove] }, noNewErrors(root, problems));
  return [
    ...remove.map((file) => `renamed ${file} to ${files.get(file)}`),
    ...changed.map((file) => `changed links in ${file}`),
    `/${oldSlug} leads to /${newSlug} (alias). Next: npm run check:content`,
  ];
}

/** The new place of each file of the page; the same one if the address of the page is that of a `slug`. */
async function filesOf(
  root: string,
  oldSlug: string,
  newSlug: string,
  entries: readonly SiteEntry[],
): Promise<Map<string, string>> {
  const own = entries.filter(({ document }) => document.file.startsWith(`${CONTENT_DIR}/`));
  const pages = own.filter(({ slug }) => slug === oldSlug);
  const taken = own.find(({ slug }) => slug === newSlug);
  if (pages.length === 0)
    throw new RefusedChange(`there is no page at "/${oldSlug}", write its address without language`);
  if (taken)
    throw new RefusedChange(
      `the address "/${newSlug}" is that of ${taken.document.file}, choose another one`,
    );
  if (pages.some(({ document }) => document.frontmatter.slug !== undefined))
    return new Map(pages.map(({ document: { file } }) => [file, file]));
  const { dir: chapter, base: name } = path.posix.parse(newSlug);
  const folders = await chapterFolders(root, chapter);
  const places = pages.map(({ document, locale, path: below }): [string, string] => {
    const { file } = document;
    if (isIndexPath(below))
      throw new RefusedChange(
        `${file} is the page of its folder: rename the folder, then run the command again`,
      );
    const folder = folders.find((each) => each?.startsWith(`${CONTENT_DIR}/${locale}`));
    if (folder === undefined)
      throw new RefusedChange(`there is no chapter "${chapter}" in ${locale}: make its index.md first`);
    const { dir, base, ext } = path.posix.parse(file);
    const prefix = orderOfSegment(base) === undefined ? '' : (/^\d+[-_. ]+/.exec(base)?.[0] ?? '');
    const names = [dir === folder ? prefix : '', ''].map((number) => `${folder}/${number}${name}${ext}`);
    // A number before a name that begins with a digit would be part of the address.
    const to = names.find((each) => pathToSlug(pathBelowLocale(each)) === newSlug);
    if (to === undefined)
      throw new RefusedChange(`no file gives the address "/${newSlug}", choose another one`);
    return [file, to];
  });
  return new Map(places);
}

interface Renaming {
  entries: readonly SiteEntry[];
  moves: Moves;
  routes: Routes;
}

/** New text of a document; undefined if it stays. */
async function changedText(
  root: string,
  { file, locale }: Source,
  { entries, moves, routes }: Renaming,
): Promise<string | undefined> {
  // As it is written, without values.
  const { text, write } = readEditable(file, await fs.readFile(path.join(root, file)));
  const isMoved = moves.files.has(file);
  if (!isMoved && !mentions(text, moves)) return undefined;
  // A partial is on pages of its language.
  const entry =
    entries.find(({ document }) => document.file === file) ?? entries.find((each) => each.locale === locale);
  if (!entry) return undefined;
  const origin = { file, entry };
  const { frontmatter, body } = splitFrontmatter(file, text);
  const head = text.slice(0, text.length - body.trimStart().length);
  let below: string;
  try {
    below = withTargets(body.trimStart(), (target) => relinked(target, origin, moves, routes));
  } catch {
    const [problem] = entry.document.problems;
    const place = problem
      ? `${problem.file}:${problem.line}: ${describeProblem(problem).message}`
      : `${file} cannot be parsed`;
    throw new RefusedChange(`${place}: correct it first`);
  }
  const fields = {
    ...relinkedFields(frontmatter, origin, moves, routes),
    ...(isMoved && movedFields(file, frontmatter, moves)),
  };
  const changed = Object.keys(fields).length > 0 ? withFields(file, head + below, fields) : head + below;
  return changed === text && !isMoved ? undefined : write(changed);
}

/** Whether a text may link to the page: the names of a link are those of its file or address. */
function mentions(text: string, { files, from }: Moves): boolean {
  const names = [from, ...files.keys()].map((name) => path.posix.parse(name).name);
  const forms = names.flatMap((name) => [name, encodeURI(name), name.replace(/^\d+[-_. ]+/, '')]);
  const folded = fold(text);
  return forms.some((form) => folded.includes(fold(form)));
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/** Address, aliases and position of the page. */
function movedFields(
  file: string,
  { aliases = [], sidebar_position }: Frontmatter,
  { files, from, slug }: Moves,
): FieldChanges {
  const to = files.get(file) ?? file;
  const [before, after] = [file, to].map((each) => orderOfSegment(path.posix.basename(each)));
  const isUnnumbered = path.posix.dirname(file) === path.posix.dirname(to) && after === undefined;
  const kept = aliases.filter((alias) => alias.replace(/^\/+|\/+$/g, '') !== slug);
  const former = `/${from}`;
  return {
    ...(to === file && { slug: `/${slug}` }),
    ...(isUnnumbered &&
      sidebar_position === undefined &&
      before !== undefined && { sidebar_position: before }),
    aliases: kept.includes(former) ? kept : [...kept, former],
  };
}

/** Fields that name a document or an image by its path. */
function relinkedFields(
  { image, pagination_prev, pagination_next }: Frontmatter,
  origin: LinkOrigin,
  moves: Moves,
  routes: Routes,
): FieldChanges {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries({ image, pagination_prev, pagination_next })) {
    if (typeof value !== 'string') continue;
    // A neighbor may be named from the root.
    const isFromRoot =
      name !== 'image' && routes.resolve(parseLink(value), origin.file, origin.entry).kind !== 'page';
    const changed = isFromRoot
      ? relinked({ value: `/${value}` }, origin, moves, routes)?.slice(1)
      : relinked({ value }, origin, moves, routes);
    if (changed !== undefined) fields.set(name, changed);
  }
  return Object.fromEntries(fields);
}
