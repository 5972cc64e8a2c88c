import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isLocale, type Locale, parseOwn } from '@idmp/model';
import type { SearchRecord } from '@idmp/search';
import { buildKey, readBuildText, writeKeyed } from '@idmp/files';

/** Folder of the records of the last build, relative to the project. */
const SEARCH_RECORDS_DIR = '.cache/search-records';

type RecordsByLocale = Partial<Record<Locale, SearchRecord[]>>;

const fileOf = (locale: Locale, dir: string): string => path.join(dir, `${locale}.json`);

/** Records of a line. */
const RECORDS_AT_ONCE = 1_000;
const LINE_END = '\n';

/** Stores the records of a build for the index job. */
export async function writeSearchRecords(
  locale: Locale,
  records: readonly SearchRecord[],
  dir = SEARCH_RECORDS_DIR,
): Promise<void> {
  const file = fileOf(locale, dir);
  await writeKeyed(file, await buildKey(file), recordLines(records));
}

/** Serializes a list in lines, as those of a large site would need a string of 100 MB. */
function* recordLines(records: readonly SearchRecord[]): Generator<string> {
  for (let start = 0; start === 0 || start < records.length; start += RECORDS_AT_ONCE)
    yield (start === 0 ? '' : LINE_END) + JSON.stringify(records.slice(start, start + RECORDS_AT_ONCE));
}

/** Parses records a line at a time. */
function* parseRecords(lines: Buffer): Generator<SearchRecord> {
  for (let start = 0, end = 0; start < lines.length; start = end + 1) {
    end = lines.indexOf(LINE_END, start);
    if (end < 0) end = lines.length;
    yield* parseOwn<SearchRecord[]>(lines.toString('utf8', start, end));
  }
}

/** Reads the records of the last build; throws with a hint if there is none. */
export async function readSearchRecords(dir = SEARCH_RECORDS_DIR): Promise<RecordsByLocale> {
  const names = await readdir(dir).catch(() => []);
  const locales = names.map((name) => path.basename(name, '.json')).filter(isLocale);
  if (locales.length === 0) throw new Error(`no records in ${dir}; run "npm run build" first`);
  const lists = await Promise.all(
    locales.map(async (locale) => [locale, [...(await readRecords(locale, dir))]] as const),
  );
  return Object.fromEntries(lists);
}

/** Reads the records of one language; they are parsed one line after the other. */
export async function readRecords(
  locale: Locale,
  dir = SEARCH_RECORDS_DIR,
): Promise<Generator<SearchRecord>> {
  return parseRecords(await readBuildText(fileOf(locale, dir)));
}
