import { type Locale, readJson } from '@idmp/model';
import { type SearchFile, searchFileName } from '../model/searchFile';
import { SEARCH } from '../model/searchLimits';

/** Fetches the text of a language's file from a folder. */
export async function fetchSearchFile(locale: Locale, folder: string): Promise<string> {
  const address = folder + searchFileName(locale);
  const limit = new AbortController();
  // A stalled connection would keep every later search waiting.
  const timer = setTimeout(
    () => limit.abort(new Error(`no answer in ${SEARCH.indexLimitMs} ms`)),
    SEARCH.indexLimitMs,
  );
  try {
    // Revalidated, as a deploy changes the content of the file.
    const response = await fetch(address, { cache: 'no-cache', signal: limit.signal });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
    return await response.text();
  } finally {
    clearTimeout(timer);
  }
}

/** Parses a fetched file; throws if it is not one, such as the page that some hosts send for a missing file. */
export function readSearchFile(text: string): SearchFile {
  const file = readJson(text, (value) => value as Partial<SearchFile> | null);
  if (!Array.isArray(file?.sections) || !Array.isArray(file.synonyms))
    throw new Error('The file of the search is not what the build wrote.');
  return file as SearchFile;
}
