import fs from 'node:fs/promises';
import path from 'node:path';
import { isIndexPath, orderOfSegment } from '../../../core/model/slug';
import { slugFault } from '../../../core/model/slugFault';
import { pathBelowLocale, summarize } from '../../../core/model/documentSummary';
import {
  ANNOUNCEMENTS_FILE,
  CONTENT_DIR,
  GLOSSARY_FILE,
  POPULAR_FILE,
} from '../../../core/files/contentFolders';
import { readTextFile } from '../../../core/files/readTextFile';
import { chapterFolders } from '../../../core/content/chapterFolders';
import { compileDocuments } from '../../../core/content/compileDocuments';
import { mapOutsideFences } from '../../../core/markdown/fences';
import { ownNames } from '../../../core/content/ownNames';
import { recordAddress } from '../../../core/content/publishedAddresses';
import { readContent } from '../../../core/content/readContent';
import { readSource } from '../../../core/content/readSources';
import { readReviews, writeReviews } from './readReviews';
import type { CommandResult } from '../../../core/model/commandResult';
import { ownValue } from '../../../core/model/plainRecord';

/** A target of a link, image or import that is a document, with its fragment. */
const DOCUMENT_TARGET = /(?<=[("'<\s])((?:\.{0,2}\/)?[^\s()"'<>#]+\.mdx?)(?=[)"'>#\s]|$)/g;
const ALIASES = /^aliases:[ \t]*\[(.*)\][ \t]*$/m;
const TITLE = /^title:.*$/m;

/** A document that moves. */
interface Move {
  from: string;
  to: string;
}

/** Renames a page in every language, with its links, aliases, questions, reviews and recorded address. */
export async function renamePage(root: string, from: string, to: string): Promise<CommandResult> {
  const [oldSlug, newSlug] = [from, to].map((address) => address.replace(/^\/+|\/+$/g, ''));
  if (!oldSlug || !newSlug) return refuse('two addresses are needed', 'write: basic/old-name basic/new-name');
  const fault = slugFault(newSlug, ownNames(root));
  if (fault) return refuse(fault.message, 'choose another address');
  const { sources, compile } = await readContent({ root });
  const documents = await compileDocuments(sources, compile);
  const summaries = documents.map(summarize).filter(({ file }) => file.startsWith(`${CONTENT_DIR}/`));
  const pages = summaries.filter(({ slug }) => slug === oldSlug);
  const taken = summaries.find(({ slug }) => slug === newSlug);
  if (pages.length === 0)
    return refuse(`there is no page at "/${oldSlug}"`, 'write its address without language');
  if (taken) return refuse(`the address "/${newSlug}" is that of ${taken.file}`, 'choose another one');
  const { dir: chapter, base: name } = path.posix.parse(newSlug);
  const folders = await chapterFolders(root, chapter);
  const moves = pages.map(({ file, locale, path: below }): Move | string => {
    if (isIndexPath(below)) return `${file} is the page of its folder: rename the folder`;
    const document = documents.find((each) => each.file === file);
    if (document?.frontmatter.slug !== undefined) return `${file} has a slug: change it, and add the alias`;
    const folder = folders.find((each) => each?.startsWith(`${CONTENT_DIR}/${locale}`));
    if (folder === undefined) return `there is no chapter "${chapter}" in ${locale}: make its index.md first`;
    const { dir, base, ext } = path.posix.parse(file);
    const order = orderOfSegment(base);
    const prefix = order === undefined ? '' : (/^\d+[-_. ]+/.exec(base)?.[0] ?? '');
    return { from: file, to: `${folder}/${dir === folder ? prefix : ''}${name}${ext}` };
  });
  const reason = moves.find((move) => typeof move === 'string');
  if (reason !== undefined) return refuse(reason, 'then run the command again');
  const moved = moves.filter((move) => typeof move !== 'string');
  const changed: string[] = [];
  for (const { file, locale, path: below } of sources) {
    // As it is written, without values.
    const { raw } = await readSource(root, file, locale, below, []);
    const move = moved.find((each) => each.from === file);
    const linked = withLinks(raw, file, move?.to ?? file, moved);
    const text = move ? withAlias(linked, oldSlug) : linked;
    if (move) {
      await fs.rename(path.join(root, file), path.join(root, move.to));
      await fs.writeFile(path.join(root, move.to), text);
    } else if (text !== raw) {
      await fs.writeFile(path.join(root, file), text);
      changed.push(file);
    }
  }
  await renameQuestions(root, oldSlug, newSlug);
  await renameReviews(root, oldSlug, newSlug);
  await renameInLists(root, oldSlug, newSlug, moved);
  await recordAddress(root, newSlug);
  return {
    ok: true,
    lines: [
      ...moved.map((move) => `renamed ${move.from} to ${move.to}`),
      ...changed.map((file) => `changed links in ${file}`),
      `/${oldSlug} leads to /${newSlug} (alias). Next: npm run check:content`,
    ],
  };
}

/** The text of a file at its new place, with links to the moved documents. */
function withLinks(text: string, from: string, to: string, moves: readonly Move[]): string {
  return mapOutsideFences(text, (line) =>
    line.replace(DOCUMENT_TARGET, (target) => {
      if (target.startsWith('/')) return target;
      const file = path.posix.join(path.posix.dirname(from), decodeURI(target));
      const goal = moves.find((move) => move.from === file)?.to ?? file;
      if (goal === file && path.posix.dirname(from) === path.posix.dirname(to)) return target;
      const relative = path.posix.relative(path.posix.dirname(to), goal);
      return encodeURI(relative.startsWith('.') ? relative : `./${relative}`);
    }),
  );
}

/** Adds the former address to the front matter. */
function withAlias(text: string, slug: string): string {
  if (ALIASES.test(text))
    return text.replace(
      ALIASES,
      (_, known: string) => `aliases: [${[known.trim(), `/${slug}`].filter(Boolean).join(', ')}]`,
    );
  if (text.startsWith('---\n') && TITLE.test(text))
    return text.replace(TITLE, (title) => `${title}\naliases: [/${slug}]`);
  return `---\naliases: [/${slug}]\n---\n\n${text}`;
}

async function renameQuestions(root: string, from: string, to: string): Promise<void> {
  const fileOf = (slug: string): string => path.join(root, CONTENT_DIR, 'questions', `${slug}.yml`);
  const exists = await fs.stat(fileOf(from)).catch(() => undefined);
  if (!exists) return;
  await fs.mkdir(path.dirname(fileOf(to)), { recursive: true });
  await fs.rename(fileOf(from), fileOf(to));
}

/** Lists name pages by their address, or by their file below the language. */
async function renameInLists(root: string, from: string, to: string, moves: readonly Move[]): Promise<void> {
  const names = [
    { from, to },
    ...moves.map((move) => ({ from: pathBelowLocale(move.from), to: pathBelowLocale(move.to) })),
  ];
  for (const file of [ANNOUNCEMENTS_FILE, GLOSSARY_FILE, POPULAR_FILE]) {
    const text = readTextFile(root, file);
    if (text === undefined) continue;
    const changed = names.reduce(
      (list, name) =>
        list.replaceAll(`"${name.from}"`, `"${name.to}"`).replaceAll(`"${name.from}#`, `"${name.to}#`),
      text,
    );
    if (changed !== text) await fs.writeFile(path.join(root, file), changed);
  }
}

async function renameReviews(root: string, from: string, to: string): Promise<void> {
  const { reviews } = await readReviews(root);
  if (!reviews || !ownValue(reviews, from)) return;
  const entries = Object.entries(reviews).map(
    ([slug, review]) => [slug === from ? to : slug, review] as const,
  );
  await writeReviews(root, Object.fromEntries(entries));
}

function refuse(what: string, hint: string): CommandResult {
  return { ok: false, lines: [`${what}, ${hint}. Nothing was renamed.`] };
}
