import { existsSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, type Document, type Scalar } from 'yaml';
import { formatProblems, ownValue, pathBelowLocale, REVIEWS_FILE } from '@idmp/model';
import { ANNOUNCEMENTS_FILE, GLOSSARY_FILE, POPULAR_FILE, readTextFile } from '@idmp/files';
import { PUBLISHED_FILE, withAddress } from '../../content/publishedAddresses';
import { QUESTIONS_DIR } from '../../words/questions';
import { RefusedChange } from '../../content/changeContent';
import { readReviews, reviewsText } from './readReviews';
import type { Moves } from './relink';

/** Lists that name pages, with the field that does; entries of the first are names themselves. */
const NAMING_LISTS = [
  { file: POPULAR_FILE, field: undefined },
  { file: ANNOUNCEMENTS_FILE, field: 'page' },
  { file: GLOSSARY_FILE, field: 'see' },
] as const;

/** What changes beside the documents: lists, questions, reviews and the recorded address. */
export async function renamedLists(
  root: string,
  moves: Moves,
): Promise<{ write: Map<string, string>; remove: string[] }> {
  const write = new Map<string, string>();
  const remove: string[] = [];
  const change = (file: string, changed: (text: string) => string): void => {
    const text = readTextFile(root, file);
    if (text !== undefined && changed(text) !== text) write.set(file, changed(text));
  };
  for (const { file, field } of NAMING_LISTS) change(file, (text) => renamedIn(text, field, moves));
  change(PUBLISHED_FILE, (text) => withAddress(text, moves.slug));
  const [questions, renamed] = [moves.from, moves.slug].map((slug) => `${QUESTIONS_DIR}/${slug}.yml`);
  if (questions && renamed && existsSync(path.join(root, questions))) {
    if (existsSync(path.join(root, renamed)))
      throw new RefusedChange(`${renamed} holds questions of another page: remove it first`);
    write.set(renamed, readTextFile(root, questions) ?? '');
    remove.push(questions);
  }
  const { reviews, problems } = await readReviews(root);
  const [fault] = formatProblems(problems);
  if (fault !== undefined) throw new RefusedChange(fault);
  if (reviews && ownValue(reviews, moves.from)) {
    const entries = Object.entries(reviews)
      .filter(([slug]) => slug !== moves.slug)
      .map(([slug, review]) => [slug === moves.from ? moves.slug : slug, review] as const);
    write.set(REVIEWS_FILE, reviewsText(Object.fromEntries(entries)));
  }
  return { write, remove };
}

/** A list of JSON that names the page by its new address or file. */
function renamedIn(text: string, field: string | undefined, { files, from, slug }: Moves): string {
  const names = new Map([
    [from, slug],
    ...[...files].map(([file, to]) => [pathBelowLocale(file), pathBelowLocale(to)] as const),
  ]);
  let result = text;
  // From the end, as each change moves what follows.
  for (const { value, range } of namesIn(parseDocument(text), field).reverse()) {
    const [, name = '', rest = ''] = /^([^#]*)([\s\S]*)$/.exec(String(value)) ?? [];
    const renamed = names.get(name);
    if (renamed !== undefined && range)
      result = result.slice(0, range[0]) + JSON.stringify(renamed + rest) + result.slice(range[1]);
  }
  return result;
}

/** The names of pages in a list, in their order. */
function namesIn({ contents }: Document.Parsed, field: string | undefined): Scalar[] {
  const items: unknown[] = isSeq(contents) ? contents.items : [];
  return items
    .map((item) => (field !== undefined && isMap(item) ? item.get(field, true) : item))
    .filter((name) => isScalar(name));
}
