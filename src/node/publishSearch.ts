import type { Locale } from '../model/locale';
import type { SearchRecord } from '../model/searchRecord';
import { settings } from '../site/settings';
import { buildSettings } from './buildSettings';
import { writeSearchRecords } from './searchRecordFiles';
import { sendSearchRecords, type IndexJobOptions } from './sendSearchRecords';

/** What a build does for hosted search: records on disk, and the index job, which never fails the build. */
export async function publishSearch(
  records: Record<Locale, SearchRecord[]>,
  log: IndexJobOptions['log'],
): Promise<void> {
  await writeSearchRecords(records);
  await sendSearchRecords({
    records,
    algolia: settings.algolia,
    adminKey: buildSettings.algoliaAdminKey,
    log,
  });
}
