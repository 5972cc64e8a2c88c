import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Locale } from '@idmp/model';
import { type SynonymGroup, embeddedIndexFiles, type IndexFile } from '@idmp/search';
import { parseRecords } from '@idmp/content';
import { codeVersion, readStored, writeStored } from '@idmp/files';

/** Folder with the last index of each language, relative to the project. */
const CACHE_DIR = '.cache/search-index';

/**
 * Like `embeddedIndexFiles`, but takes the records as lines, which are only parsed if they changed: returns the files of
 * the last build if their inputs are unchanged.
 */
export async function cachedIndexFiles(
  locale: Locale,
  recordLines: Buffer,
  synonyms: readonly SynonymGroup[],
  root = process.cwd(),
): Promise<IndexFile[]> {
  const hash = createHash('sha256').update(await codeVersion(process.cwd()));
  const key = hash.update(recordLines).update(JSON.stringify(synonyms)).digest('hex');
  const cacheFile = path.join(root, CACHE_DIR, `${locale}.json`);
  const cached = await readStored<IndexFile[]>(cacheFile, key);
  if (cached) return cached;
  const files = embeddedIndexFiles(locale, parseRecords(recordLines), synonyms);
  await writeStored(cacheFile, key, files);
  return files;
}
