import { LOCALES, type Locale } from '../model/locale';
import type { SearchRecord } from '../model/searchRecord';
import { settings } from '../site/settings';
import { buildSettings } from './buildSettings';
import { writeSearchRecords } from './searchRecordFiles';
import { sendSearchRecords, type IndexJobOptions } from './sendSearchRecords';
import { writeEmbeddedIndex } from './writeEmbeddedIndex';

type Records = Record<Locale, SearchRecord[]>;

/** Write the embedded index of each language. */
export async function writeEmbeddedIndexes(records: Records, publicDir: string): Promise<void> {
  await Promise.all(
    LOCALES.map((locale) => writeEmbeddedIndex({ records: records[locale], locale, publicDir })),
  );
}

/** What a build does for search: embedded index, records on disk, and the index job, which never fails the build. */
export async function publishSearch(
  records: Records,
  publicDir: string,
  log: IndexJobOptions['log'],
): Promise<void> {
  await Promise.all([writeEmbeddedIndexes(records, publicDir), writeSearchRecords(records)]);
  await sendSearchRecords({
    records,
    algolia: settings.algolia,
    adminKey: buildSettings.algoliaAdminKey,
    log,
  });
}
