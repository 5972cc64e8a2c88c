import { settings } from '../../../core/site/settings';
import { buildSettings } from '../../../core/settings/buildSettings';
import { readSynonyms } from '../../../core/words/readSynonyms';
import { readSearchRecords } from '../../../core/assemble/searchRecordFiles';
import { sendSearchRecords, type IndexJobOptions } from './sendSearchRecords';

/** Runs the index job on the records of the build; never fails the build. */
export async function publishSearch(log: IndexJobOptions['log']): Promise<void> {
  const { algoliaAdminKey: adminKey } = buildSettings;
  await sendSearchRecords({
    records: adminKey ? await readSearchRecords() : {},
    synonyms: adminKey ? await readSynonyms() : [],
    algolia: settings.algolia,
    adminKey,
    log,
  });
}
