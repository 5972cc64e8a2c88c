import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../../../core/model/locale';
import type { SearchRecord } from '../../../core/model/searchRecord';
import type { SynonymGroup } from '../../../core/model/synonyms';
import { readCache } from '../../../core/files/readCache';
import { sourceVersion } from '../../../core/files/sourceVersion';
import { writeWhole } from '../../../core/files/writeWhole';
import { embeddedIndexFiles, type IndexFile } from './embeddedIndex';

/** Folder with the last index of each language, relative to the project. */
const CACHE_DIR = '.cache/search-index';
/** Sources that the index depends on. */
const INDEX_FOLDERS = ['src/features/search/build', 'src/features/search/model', 'src/core/model'];

interface CachedIndex {
  key: string;
  files: IndexFile[];
}

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
  const cached = await readCache<CachedIndex>(cacheFile, key);
  if (cached) return cached.files;
  const records = JSON.parse(recordsJson.toString()) as SearchRecord[];
  const files = embeddedIndexFiles(locale, records, synonyms);
  await fs.mkdir(path.dirname(cacheFile), { recursive: true });
  await writeWhole(cacheFile, JSON.stringify({ key, files } satisfies CachedIndex));
  return files;
}
