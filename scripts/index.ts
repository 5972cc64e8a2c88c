import './help.mjs';
import './loadEnv.mjs';
import { buildSettings } from '../src/settings/buildSettings';
import { readSearchRecords, readSynonyms } from '@idmp/content';
import { sendSearchRecords } from '@idmp/search';
import { settings } from '../src/settings/settings';

/** Runs the index job on the records of the last build. */
async function main(args: readonly string[]): Promise<boolean> {
  return sendSearchRecords({
    records: await readSearchRecords(),
    synonyms: readSynonyms(),
    algolia: settings.algolia,
    adminKey: buildSettings.algoliaAdminKey,
    dryRun: args.includes('--dry-run'),
    force: args.includes('--force'),
    log: { info: console.log, warn: console.warn },
  });
}

async function run(): Promise<void> {
  const args = process.argv.slice(2);
  const isDone = await main(args).catch((error: unknown) => {
    console.warn(`Search index: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  });
  if (!isDone && args.includes('--strict')) process.exitCode = 1;
}

void run();
