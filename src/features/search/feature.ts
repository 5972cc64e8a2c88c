import type { BuildFeature } from '../../core/feature/buildFeature';
import { publishSearch } from './build/publishSearch';
import { serveIndex } from './build/serveIndex';
import { SEARCH_DIR, writeIndex } from './build/writeIndexFiles';

/** Search: the embedded index, and the job that updates the hosted one. */
export const search = {
  name: 'search',
  ownNames: [SEARCH_DIR],
  developServer: serveIndex,
  finish: {
    stored: writeIndex,
    write: ({ reporter }) => publishSearch(reporter),
  },
} satisfies BuildFeature;
