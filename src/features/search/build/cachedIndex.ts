import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Locale } from '../../../core/model/locale';
import type { SearchRecord } from '../../../core/model/searchRecord';
import type { SynonymGroup } from '../../../core/model/synonyms';
import { sourceVersion } from '../../../core/files/sourceVersion';
import { readStored, writeStored } from '../../../core/files/stored';
import { embeddedIndexFiles, type IndexFile } from './embeddedIndex';
import { parseOwn } from '../../../core/model/readJson';

/** Folder with the last index of each language, relative to the project. */
const CACHE_DIR = '.cache/search-index';
/** Sources that the index depends on. */
const INDEX_FOLDERS = ['src/features/search/build', 'src/features/search/model', 'src/core/model'];

/**
 * Like `embeddedIndexFiles`, but takes the records as JSON, which is only parsed if they changed: returns the files of the
 * last build if their inputs are unchanged.
 */
export async function cachedIndexFiles(
  locale: Locale,
  recordsJson: Buffer,
  synonyms: readonly SynonymGroup[],
  root = process.cwd(),
): Promise<IndexFile[]> {
  const hash = createHash('sha256').update(await sourceVersion(root, INDEX_FOLDERS));
  const key = hash.update(recordsJson).update(JSON.stringify(synonyms)).digest('hex');
  const cacheFile = path.join(root, CACHE_DIR, `${locale}.json`);
  const cached = await readStored<IndexFile[]>(cacheFile, key);
  if (cached) return cached;
  const files = embeddedIndexFiles(locale, parseOwn<SearchRecord[]>(recordsJson.toString()), synonyms);
  await writeStored(cacheFile, key, files);
  return files;
}
