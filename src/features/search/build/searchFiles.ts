import fs from 'node:fs/promises';
import path from 'node:path';
import { type Locale, LOCALES } from '@idmp/model';
import { searchFileName, searchFileOf } from '@idmp/search';
import { readRecords, readSynonyms, type Site } from '@idmp/content';
import { writeIfChanged } from '@idmp/files';
import { removeUnlisted } from '@idmp/hosts';
import type { DevelopApp } from '../../../types/gatsby';
import { PUBLIC_DIR } from '../../../build/writePublicFiles';

/** Folder of the files for the embedded search, below the published folder. */
const SEARCH_DIR = 'search';

/**
 * Serves the texts to search in development.
 * @param load - reads the content as it is saved, at each request
 */
export async function serveSearchFiles(app: DevelopApp, load: () => Promise<Site>): Promise<void> {
  // Gatsby would serve the files of the last build before these.
  await fs.rm(path.join(PUBLIC_DIR, SEARCH_DIR), { recursive: true, force: true });
  app.use(`/${SEARCH_DIR}`, (request, response, next) => {
    const name = (request.url ?? '').replace(/^\/|\?.*/g, '');
    const locale = LOCALES.find((each) => searchFileName(each) === name);
    if (!locale) return next();
    load().then((site) => {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(searchFileOf(locale, site.recordsOf(locale), readSynonyms())));
    }, next);
  });
}

/** Writes what browsers search to `search/` of the built site, from the stored records. */
export async function writeSearchFiles(publicDir: string): Promise<void> {
  const fileOf = (locale: Locale): string => `${SEARCH_DIR}/${searchFileName(locale)}`;
  await removeUnlisted(publicDir, 'search', LOCALES.map(fileOf));
  await fs.mkdir(path.join(publicDir, SEARCH_DIR), { recursive: true });
  const synonyms = readSynonyms();
  for (const locale of LOCALES) {
    const file = searchFileOf(locale, await readRecords(locale), synonyms);
    await writeIfChanged(path.join(publicDir, fileOf(locale)), JSON.stringify(file));
  }
}
