import type { BuildFeature } from '../../build/buildFeature';
import { checkPopularPages, checkQuestions, report } from './build/checkLists';
import { readTextFile, THESAURUS_FILE } from '@idmp/files';
import { serveIndex } from './build/indexFiles';
import { SEARCH_DIR, writeIndex } from './build/indexFiles';
import { settings } from '../../settings/settings';
import { buildSettings } from '../../settings/buildSettings';
import { readSearchRecords, readSynonyms, readThesaurus } from '@idmp/content';
import { type IndexJobOptions, sendSearchRecords } from '@idmp/search';

/** Search: the embedded index, and the job that updates the hosted one. */
export const search = {
  name: 'search',
  ownNames: [SEARCH_DIR],
  problems: report,
  prepare({ content: { compile, questions } }) {
    const read = (file: string): string | undefined => readTextFile(compile.root, file);
    return Promise.resolve({
      check: ({ entries, drafts, pages }) => [
        ...checkQuestions(questions, [...entries, ...drafts.pages]),
        ...checkPopularPages(new Set(pages.map(({ slug }) => slug)), read),
        ...readThesaurus(read(THESAURUS_FILE) ?? '[]').problems,
      ],
    });
  },
  developServer: serveIndex,
  finish: {
    stored: writeIndex,
    write: ({ reporter }) => publishSearch(reporter),
  },
} satisfies BuildFeature;

/** Runs the index job on the records of the build; never fails the build. */
async function publishSearch(log: IndexJobOptions['log']): Promise<void> {
  const { algoliaAdminKey: adminKey } = buildSettings;
  await sendSearchRecords({
    records: adminKey ? await readSearchRecords() : {},
    synonyms: adminKey ? await readSynonyms() : [],
    algolia: settings.algolia,
    adminKey,
    log,
  });
}
