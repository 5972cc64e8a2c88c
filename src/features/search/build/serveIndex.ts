import fs from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '@idmp/model';
import { siteUrls } from '../../../settings/buildSettings';
import { DOCUMENTS_DIR, loadSite, readSynonyms } from '@idmp/content';
import type { DevelopApp } from '../../../build/buildFeature';
import { PUBLIC_DIR } from '../../../build/writePublicFiles';
import { cachedIndexFiles } from './cachedIndex';
import type { IndexFile } from '@idmp/search';
import { SEARCH_DIR } from './writeIndexFiles';

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
