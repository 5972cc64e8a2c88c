import { type Locale, readJson } from '@idmp/model';
import type { SearchSection } from '../model/searchSections';
import { PACKED_FIELDS, type SearchIndexFile } from '../model/searchIndex';
import { SEARCH } from '../model/searchLimits';

export interface SearchFiles {
  index: SearchIndexFile;
  sections: SearchSection[];
}

/** A file and the build it belongs to. */
type BuiltWith<File> = File & { build: string };

/** The texts of a language's index files. */
export type FetchedFiles = Record<keyof SearchFiles, string>;

/** Fetches the index files of a language from a folder. */
export async function fetchSearchFiles(locale: Locale, folder: string): Promise<FetchedFiles> {
  const limit = new AbortController();
  // A stalled connection would keep every later search waiting.
  const timer = setTimeout(
    () => limit.abort(new Error(`no answer in ${SEARCH.indexLimitMs} ms`)),
    SEARCH.indexLimitMs,
  );
  try {
    const [index, sections] = await Promise.all([
      fetchText(`${folder}index.${locale}.json`, limit.signal),
      fetchText(`${folder}sections.${locale}.json`, limit.signal),
    ]);
    return { index, sections };
  } finally {
    clearTimeout(timer);
  }
}

/** Parses fetched index files; throws if they are not what the build wrote. */
export function readSearchFiles(files: FetchedFiles): SearchFiles {
  const index = parse('index', files.index, isIndexFile);
  const texts = parse('sections', files.sections, isSectionsFile);
  const { sections } = texts;
  if (index.build !== texts.build || index.lengths.some(({ length }) => length !== sections.length))
    throw new Error('The search index and its texts are of different builds.');
  return { index, sections };
}

async function fetchText(address: string, signal: AbortSignal): Promise<string> {
  // Revalidated, as a deploy changes the content of the files.
  const response = await fetch(address, { cache: 'no-cache', signal });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return response.text();
}

function parse<T>(name: string, text: string, isSound: (value: unknown) => value is T): T {
  const parsed = readJson(text, (value) => (isSound(value) ? { value } : undefined));
  if (!parsed) throw new Error(`The ${name} file of the search is not what the build wrote.`);
  return parsed.value;
}

function isIndexFile(value: unknown): value is BuiltWith<SearchIndexFile> {
  const { build, words, pairs, lengths, postings, synonyms } = (value ?? {}) as Partial<
    Record<keyof BuiltWith<SearchIndexFile>, unknown>
  >;
  return (
    isText(build) &&
    isText(words) &&
    isText(pairs) &&
    isListOf(postings, isText) &&
    postings.length === PACKED_FIELDS.length &&
    isListOf(lengths, (list): list is number[] => isListOf(list, isNumber)) &&
    lengths.length === PACKED_FIELDS.length &&
    isText(synonyms)
  );
}

function isSectionsFile(value: unknown): value is BuiltWith<Pick<SearchFiles, 'sections'>> {
  const { build, sections } = (value ?? {}) as { build?: unknown; sections?: unknown };
  return isText(build) && isListOf(sections, isSection);
}

function isSection(value: unknown): value is SearchSection {
  const { url, level, hierarchy, content, tags } = (value ?? {}) as Partial<
    Record<keyof SearchSection, unknown>
  >;
  return (
    isText(url) &&
    isNumber(level) &&
    isListOf(hierarchy, (text): text is string | null => text === null || isText(text)) &&
    isText(content) &&
    isListOf(tags, isText)
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const isListOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isItem);
