import { settings } from '../../../settings/settings';
import { buildSettings } from '../../../settings/buildSettings';
import { readSearchRecords, readSynonyms } from '@idmp/markdown';
import { type IndexJobOptions, sendSearchRecords } from '@idmp/search';

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
