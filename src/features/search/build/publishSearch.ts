import { readSearchRecords, readSynonyms } from '@idmp/content';
import { type IndexJobOptions, sendSearchRecords } from '@idmp/search';
import { buildSettings } from '../../../settings/buildSettings';
import { settings } from '../../../settings/settings';

/** Runs the index job on the records of the build; never fails the build. */
export async function publishSearch(log: IndexJobOptions['log']): Promise<void> {
  const { algoliaAdminKey: adminKey } = buildSettings;
  await sendSearchRecords({
    records: adminKey ? await readSearchRecords() : {},
    synonyms: adminKey ? readSynonyms() : [],
    algolia: settings.algolia,
    adminKey,
    log,
  });
}
