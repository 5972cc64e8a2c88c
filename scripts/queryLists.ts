import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Locale, LEFT_OUT, LOCALES, perLocale } from '@idmp/model';

/** A query, and the slugs of the pages that answer it, any of which is a success. */
export type RelevanceQuery = readonly [query: string, ...pages: string[]];

/** The queries of a list, by the language they are asked in. */
export type QueryList = Readonly<Record<Locale, readonly RelevanceQuery[]>>;

/** Folder of the lists, one file each: a language's queries with the pages that answer them. */
const FOLDER = 'search-quality';

/** Lists by the name of their file; docs/search.md tells how each was made. */
export const LIST_NAMES = [
  'everyday',
  'varied',
  'terms',
  'labels',
  'own-words',
  'reader-questions',
  'later-questions',
  'plain-words',
  'foreign',
] as const;
export type ListName = (typeof LIST_NAMES)[number];

const pagesByQuery = z.record(z.string(), z.array(z.string()).min(1));
const listFile = z.partialRecord(z.enum([...LOCALES, ...LEFT_OUT]), pagesByQuery);

/** Reads a list of queries. */
export async function readQueries(name: ListName): Promise<QueryList> {
  const file = path.join(FOLDER, `${name}.yml`);
  const lists = listFile.parse(parse(await fs.readFile(file, 'utf8')));
  const queriesIn = (locale: Locale): RelevanceQuery[] =>
    Object.entries(lists[locale] ?? {}).map(([query, pages]) => [query, ...pages]);
  return perLocale(queriesIn);
}

export type Half = 'tuned' | 'untouched';

/** The half of its list that a query belongs to: the search is tuned on the first one only. */
export function halfOf([query]: RelevanceQuery): Half {
  const [byte = 0] = createHash('sha256').update(query).digest();
  return byte % 2 === 0 ? 'tuned' : 'untouched';
}
