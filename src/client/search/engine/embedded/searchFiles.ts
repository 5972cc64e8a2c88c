import type { Locale } from '../../../../model/locale';
import { PACKED_FIELDS, type SearchIndexFile } from '../../../../model/searchIndex';
import type { SearchSection } from '../../../../model/searchSections';

/** Names of a language's index files below `search/`. */
export interface SearchManifest {
  index: string;
  sections: string;
}

export interface SearchFiles {
  index: SearchIndexFile;
  sections: SearchSection[];
}

/** Fetches the index files of a language. */
export async function fetchSearchFiles(locale: Locale): Promise<SearchFiles> {
  const folder = `${__PATH_PREFIX__}/search/`;
  // Not cached, because it names different files after a deploy.
  const names = await fetchJson(`${folder}manifest.${locale}.json`, isManifest, { cache: 'no-cache' });
  const [index, sections] = await Promise.all([
    fetchJson(folder + names.index, isIndexFile),
    fetchJson(folder + names.sections, areSections),
  ]);
  if (index.lengths.some(({ length }) => length !== sections.length))
    throw new Error(`${names.index} and ${names.sections} do not belong together.`);
  return { index, sections };
}

async function fetchJson<T>(
  address: string,
  isSound: (value: unknown) => value is T,
  init: RequestInit = {},
): Promise<T> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  const value: unknown = await response.json();
  if (!isSound(value)) throw new Error(`${address} is not what the build wrote.`);
  return value;
}

const FILE_NAME = /^[\w.-]+\.json$/;

function isManifest(value: unknown): value is SearchManifest {
  const { index, sections } = (value ?? {}) as Partial<Record<keyof SearchManifest, unknown>>;
  return [index, sections].every((name) => typeof name === 'string' && FILE_NAME.test(name));
}

function isIndexFile(value: unknown): value is SearchIndexFile {
  const { words, pairs, lengths, postings, synonyms } = (value ?? {}) as Partial<
    Record<keyof SearchIndexFile, unknown>
  >;
  return (
    isText(words) &&
    isText(pairs) &&
    isListOf(postings, isText) &&
    postings.length === PACKED_FIELDS.length &&
    isListOf(lengths, (list): list is number[] => isListOf(list, isNumber)) &&
    lengths.length === PACKED_FIELDS.length &&
    isText(synonyms)
  );
}

const areSections = (value: unknown): value is SearchSection[] => isListOf(value, isSection);

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
