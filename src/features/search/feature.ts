import type { BuildFeature } from '../../core/feature/buildFeature';
import { publishSearch } from '../../node/search/publishSearch';
import { serveIndex } from '../../node/search/serveIndex';
import { writeIndex } from '../../node/search/writeIndexFiles';

/** Search: the embedded index, and the job that updates the hosted one. */
export const search = {
  name: 'search',
  developServer: serveIndex,
  finish: {
    stored: writeIndex,
    write: ({ reporter }) => publishSearch(reporter),
  },
} satisfies BuildFeature;
