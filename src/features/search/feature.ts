import type { BuildFeature } from '../../core/feature/buildFeature';
import { checkPopularPages } from './build/popularPages';
import { checkQuestions } from './build/checkQuestions';
import { publishSearch } from './build/publishSearch';
import { serveIndex } from './build/serveIndex';
import { SEARCH_DIR, writeIndex } from './build/writeIndexFiles';
import { readTextFile } from '../../core/files/readTextFile';

/** Search: the embedded index, and the job that updates the hosted one. */
export const search = {
  name: 'search',
  ownNames: [SEARCH_DIR],
  prepare({ content: { compile, questions } }) {
    return Promise.resolve({
      check: ({ entries, drafts, pages }) => [
        ...checkQuestions(questions, [...entries, ...drafts.pages]),
        ...checkPopularPages(new Set(pages.map(({ slug }) => slug)), (file) =>
          readTextFile(compile.root, file),
        ),
      ],
    });
  },
  developServer: serveIndex,
  finish: {
    stored: writeIndex,
    write: ({ reporter }) => publishSearch(reporter),
  },
} satisfies BuildFeature;
