import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  changeContent,
  chapterFolders,
  type ContentChange,
  entriesOfChapter,
  ownNames,
  pageTemplate,
  type PlacedEntry,
  PUBLISHED_FILE,
  RefusedChange,
  slugFault,
  withAddress,
} from '@idmp/content';
import { readTextFile } from '@idmp/files';
import {
  type CommandResult,
  describePhrase,
  humanize,
  LOCALES,
  localizedAddress,
  orderOfSegment,
  pathToSlug,
  perLocale,
} from '@idmp/model';
import { assembleContent, BUILT_NAMES } from '../assemble/assembleContent';
import { loadOptions, readDocuments, withSummaries } from '../assemble/loadSite';
import { noNewErrors } from './noNewErrors';

const MAX_DIGITS = 6;

/** A short number between two positions, whole if there is one; undefined if there is none. */
function betweenPositions(before: number, next = Infinity): number | undefined {
  const whole = Math.floor(before) + 1;
  if (whole < next) return whole;
  for (let digits = 1; digits <= MAX_DIGITS; digits++) {
    const middle = Number(((before + next) / 2).toFixed(digits));
    if (before < middle && middle < next) return middle;
  }
  return undefined;
}

const ORDER_DIGITS = 2;
/** No name begins with an underscore, as those of partials do. */
const ADDRESS = /^(?!_)(?:[\p{L}\p{N}._-]|\/(?!_))+$/u;

/**
 * Creates the files of a page in every language, and prints the next steps.
 * @param after - address of the page of its chapter that precedes it; the last one if omitted
 */
export async function createPage(root: string, written: string, after?: string): Promise<CommandResult> {
  try {
    return { ok: true, lines: await create(root, written, after) };
  } catch (error) {
    if (!(error instanceof RefusedChange)) throw error;
    return { ok: false, lines: [`${error.message}. Nothing was made.`] };
  }
}

const slugOf = (address: string): string => address.replace(/^\/+|(?<!\/)\/+$/g, '');

async function create(root: string, written: string, after: string | undefined): Promise<string[]> {
  const slug = slugOf(written);
  const fault = slugFault(slug, ownNames(root, BUILT_NAMES));
  if (slug === '' || fault || !ADDRESS.test(slug))
    throw new RefusedChange(
      `${fault ? describePhrase(fault) : `"${written}" is not an address`}, name it like basic/my-topic`,
    );
  const { dir: chapter, base: name } = path.posix.parse(slug);
  const found = await chapterFolders(root, chapter);
  const folders = found.flatMap((folder) => folder ?? []);
  const lacking = LOCALES[found.indexOf(undefined)];
  if (lacking !== undefined)
    throw new RefusedChange(
      `there is no chapter "${chapter}" in ${lacking}, make the page index.md of the chapter first`,
    );
  const { content, documents: compiled } = await readDocuments(loadOptions(root));
  const documents = withSummaries(compiled);
  const { problems } = await assembleContent(content, documents, loadOptions(root));
  const taken = documents.find(({ summary }) => summary.slug === slug)?.summary;
  if (taken) throw new RefusedChange(`the address "/${slug}" is that of ${taken.file}, choose another one`);
  const positions = perLocale((locale) => {
    const summaries = documents.flatMap(({ summary }) =>
      summary.locale === locale && folders.some((folder) => summary.file.startsWith(`${folder}/`))
        ? summary
        : [],
    );
    const entries = entriesOfChapter(chapter, summaries, content.folders[locale]);
    return after === undefined
      ? lastOf(entries) + 1
      : positionAfter(localizedAddress(locale, slugOf(after)), localizedAddress(locale, chapter), entries);
  });
  const [first = 1] = Object.values(positions);
  const number = String(Math.floor(first)).padStart(ORDER_DIGITS, '0');
  // A number before a name that begins with a digit would be part of the address.
  const file = [`${number}-${name}.md`, `${name}.md`].find(
    (each) => pathToSlug(path.posix.join(chapter, each)) === slug,
  );
  if (file === undefined)
    throw new RefusedChange(
      `no file gives the address "/${slug}", name it without "index" or a number in front`,
    );
  const isNumbered = Object.values(positions).every((each) => each === orderOfSegment(file));
  const texts = LOCALES.map((locale, index): [string, string] => [
    `${folders[index]}/${file}`,
    pageTemplate(humanize(name), isNumbered ? undefined : positions[locale]),
  ]);
  const plan = (): Promise<ContentChange> => {
    const write = new Map(texts);
    const taken = texts.find(([target]) => existsSync(path.join(root, target)));
    if (taken) throw new RefusedChange(`${taken[0]} exists already`);
    const recorded = readTextFile(root, PUBLISHED_FILE);
    if (recorded !== undefined) write.set(PUBLISHED_FILE, withAddress(recorded, slug));
    return Promise.resolve({ write });
  };
  await changeContent(root, plan, noNewErrors(root, problems, ['template-text']));
  const listed = LOCALES.filter((locale) => content.folders[locale].get('')?.items);
  const place = after === undefined ? 'last in its chapter' : `after /${slugOf(after)}`;
  return [
    ...texts.map(([target]) => `made ${target}`),
    `The page stands ${place}, at /${slug}; change its number to move it.`,
    ...listed.map((locale) => `It is in no sidebar before content/${locale}/_category_.json lists it.`),
    `Write both texts, then: npm run check:content && npm run translations -- --accept ${slug}`,
  ];
}

const lastOf = (entries: readonly PlacedEntry[]): number =>
  Math.floor(Math.max(0, ...entries.map(({ position }) => position ?? 0)));

/** Position between an entry, or the page of the chapter, and the next one. */
function positionAfter(address: string, chapter: string, entries: readonly PlacedEntry[]): number {
  if (address === chapter) {
    const first = Math.min(...entries.map(({ position }) => position ?? Infinity));
    return betweenPositions(Math.min(0, Math.floor(first) - 1), first) ?? 1;
  }
  const index = entries.findIndex(({ entry }) => entry.address === address);
  const [before, next] = entries.slice(index, index + 2);
  if (index < 0 || !before)
    throw new RefusedChange(`there is no page at "${address}" in the chapter, name one of its pages`);
  if (before.position === undefined)
    throw new RefusedChange(
      `${before.name} has no number, so nothing can be put after it: set its sidebar_position first`,
    );
  const position = betweenPositions(before.position, next?.position);
  if (position === undefined)
    throw new RefusedChange(
      `${before.name} and ${next?.name} have the same number: change one of them first`,
    );
  return position;
}
