/** `npm run offline`: the documentation of the last build as one file, and as a folder for offline hosts. */
import './help.mjs';
import './loadEnv';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commitTime, readSearchRecords, readSynonyms } from '@idmp/markdown';
import { offlineHtml } from '../src/features/offline/build/offlineHtml';
import { offlineSite } from '../src/features/offline/build/offlineSite';
import { copySite, PublishedFiles } from '@idmp/hosts';
import { readSiteOutline } from '../src/build/siteOutline';
import { PUBLIC_DIR } from '../src/build/writePublicFiles';
import { refuseText } from '../src/build/finishSteps';
import { publishedAt } from '../src/settings/buildSettings';
import { runMain } from './runCommand';

const DIST = 'dist';
const FILE = 'idmp-docs.html';
const FOLDER = 'idmp-docs';
const KB = 1_000;

const dayOf = (time: Date): string => time.toISOString().slice(0, 'yyyy-mm-dd'.length);

async function main(): Promise<void> {
  const files = await PublishedFiles.of(PUBLIC_DIR);
  const outline = await readSiteOutline();
  const { site, refused } = await offlineSite({
    files,
    published: publishedAt(outline.pathPrefix),
    outline,
    records: await readSearchRecords(),
    synonyms: await readSynonyms(),
    day: dayOf(await commitTime(process.cwd())),
  });
  for (const { message } of refused) console.warn(`A page shows a figure that is left out: ${message}`);
  const html = await offlineHtml(site, files);
  await refuseText(path.join(DIST, FILE), html);
  await mkdir(DIST, { recursive: true });
  await writeFile(path.join(DIST, FILE), html);
  await rm(path.join(DIST, FOLDER), { recursive: true, force: true });
  await copySite(PUBLIC_DIR, files, path.join(DIST, FOLDER));
  await writeFile(path.join(DIST, FOLDER, FILE), html);
  const pages = Object.values(site.pages).flat().length;
  console.log(`${path.join(DIST, FILE)}: ${Math.round(Buffer.byteLength(html) / KB)} KB, ${pages} pages`);
  console.log(`${path.join(DIST, FOLDER)}/: the site for a host of your own, with that file`);
}

runMain(main);
