import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Locale, LOCALES } from '@idmp/model';
import { type SynonymGroup, embeddedIndexFiles, type IndexFile } from '@idmp/search';
import { parseRecords, DOCUMENTS_DIR, loadSite, readSynonyms, readRecordLines } from '@idmp/content';
import { codeVersion, readStored, writeStored, writeIfChanged } from '@idmp/files';
import fs, { mkdir } from 'node:fs/promises';
import { siteUrls } from '../../../settings/buildSettings';
import type { DevelopApp } from '../../../build/buildFeature';
import { PUBLIC_DIR } from '../../../build/writePublicFiles';

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

/**
 * Serves the search index in development. It is built when the index is requested, as that takes longer than showing
 * a saved text; the texts that are requested with it belong to the same build.
 */
export async function serveIndex(app: DevelopApp): Promise<void> {
  // Gatsby would serve the index of the last build before this one.
  await fs.rm(path.join(PUBLIC_DIR, SEARCH_DIR), { recursive: true, force: true });
  let latest: Promise<IndexFile[]> | undefined;
  app.use(`/${SEARCH_DIR}`, (request, response, next) => {
    const name = (request.url ?? '').replace(/^\/|\?.*$/g, '');
    if (!latest || name.startsWith('index.')) latest = indexFiles();
    latest.then((files) => {
      const file = files.find((candidate) => candidate.name === name);
      if (!file) return next();
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(file.text);
    }, next);
  });
}

/** The index of the content as it is saved. */
async function indexFiles(): Promise<IndexFile[]> {
  const site = await loadSite({
    root: process.cwd(),
    cacheDir: DOCUMENTS_DIR,
    pathPrefix: '',
    production: false,
    siteUrls: siteUrls(),
  });
  const synonyms = await readSynonyms();
  const files = LOCALES.map((locale) =>
    cachedIndexFiles(locale, Buffer.from(JSON.stringify(site.recordsOf(locale))), synonyms),
  );
  return (await Promise.all(files)).flat();
}

/** Folder of the embedded index, below the published folder. */
export const SEARCH_DIR = 'search';

/** Writes the embedded index to `search/` of the built site. Returns the paths of the written files below `publicDir`. */
export async function writeIndexFiles(files: readonly IndexFile[], publicDir: string): Promise<string[]> {
  const folder = path.join(publicDir, SEARCH_DIR);
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ name, text }) => writeIfChanged(path.join(folder, name), text)));
  return files.map(({ name }) => `${SEARCH_DIR}/${name}`);
}

/** Builds and writes the index of the stored records. Returns the paths of the files below `publicDir`. */
export async function writeIndex(publicDir: string): Promise<string[]> {
  const synonyms = await readSynonyms();
  const files: IndexFile[] = [];
  // One after the other, as building the index of 5,000 pages takes 300 MB.
  for (const locale of LOCALES)
    files.push(...(await cachedIndexFiles(locale, await readRecordLines(locale), synonyms)));
  return writeIndexFiles(files, publicDir);
}
