import type { BuildFeature } from '../../gatsby/buildFeature';
import { checkPopularPages } from './build/popularPages';
import { checkQuestions } from './build/checkQuestions';
import { thesaurusProblems } from './build/checkThesaurus';
import { readTextFile, THESAURUS_FILE } from '@idmp/files';
import { publishSearch } from './build/publishSearch';
import { serveIndex } from './build/serveIndex';
import { SEARCH_DIR, writeIndex } from './build/writeIndexFiles';
import { report } from './build/problems';

/** Search: the embedded index, and the job that updates the hosted one. */
export const search = {
  name: 'search',
  ownNames: [SEARCH_DIR],
  problems: report,
  prepare({ content: { compile, questions, glossary } }) {
    const read = (file: string): string | undefined => readTextFile(compile.root, file);
    return Promise.resolve({
      check: ({ entries, drafts, pages }) => [
        ...checkQuestions(questions, [...entries, ...drafts.pages]),
        ...checkPopularPages(new Set(pages.map(({ slug }) => slug)), read),
        ...thesaurusProblems(read(THESAURUS_FILE) ?? '[]', glossary.entries),
      ],
    });
  },
  developServer: serveIndex,
  finish: {
    stored: writeIndex,
    write: ({ reporter }) => publishSearch(reporter),
  },
} satisfies BuildFeature;
