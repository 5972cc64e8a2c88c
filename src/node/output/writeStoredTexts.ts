import { LOCALES } from '../../model/locale';
import { readSynonyms } from '../content/readSynonyms';
import { withLock } from '../content/withLock';
import { cachedIndexFiles } from '../search/cachedIndex';
import type { IndexFile } from '../search/embeddedIndex';
import { readRecordsJson } from '../search/searchRecordFiles';
import { writeIndexFiles } from '../search/writeIndexFiles';
import { buildSettings } from '../settings/buildSettings';
import { writeTexts } from '../text/writeTexts';
import { compressFiles } from './compressFiles';
import { readSidebars } from './readSidebars';
import { readSiteOutline } from './siteOutline';
import { PUBLIC_DIR } from './writePublicFiles';

const LOCK_DIR = '.cache/stored-texts';
/** The lock is not renewed while an index is built: 10 s for the records of 5,000 pages. */
const LOCK_STALE_MS = 60_000;

/**
 * Writes and compresses what is made from the stored pages alone: the embedded search index and the Markdown. Runs in a
 * process of its own while Gatsby bundles, and once more in `finish`, which then only waits for it and reads its caches.
 */
export function writeStoredTexts(): Promise<void> {
  return withLock(
    LOCK_DIR,
    async () => {
      const files = [...(await writeIndex()), ...(await writeMarkdown())];
      await compressFiles(PUBLIC_DIR, { files });
    },
    LOCK_STALE_MS,
  );
}

async function writeIndex(): Promise<string[]> {
  const synonyms = await readSynonyms();
  const files: IndexFile[] = [];
  // One after the other, as the records of 5,000 pages take 500 MB.
  for (const locale of LOCALES)
    files.push(...(await cachedIndexFiles(locale, await readRecordsJson(locale), synonyms)));
  return writeIndexFiles(files, PUBLIC_DIR);
}

async function writeMarkdown(): Promise<string[]> {
  const [outline, sidebars] = await Promise.all([readSiteOutline(), readSidebars()]);
  return writeTexts({ publicDir: PUBLIC_DIR, siteUrl: buildSettings.siteUrl, outline, sidebars });
}
