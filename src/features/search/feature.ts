import type { BuildFeature } from '../../core/feature/buildFeature';
import { publishSearch } from '../../node/search/publishSearch';
import { writeSearchRecords } from '../../node/search/searchRecordFiles';
import { serveIndex } from '../../node/search/serveIndex';
import { LOCALES } from '../../model/locale';
import { writeIndex } from '../../node/search/writeIndexFiles';

/** Search: the embedded index, and the job that updates the hosted one. */
export const search = {
  name: 'search',
  async siteFiles(site, { production }) {
    if (production) for (const locale of LOCALES) await writeSearchRecords(locale, site.recordsOf(locale));
    return {};
  },
  developServer: serveIndex,
  finish: {
    stored: writeIndex,
    write: ({ reporter }) => publishSearch(reporter),
  },
} satisfies BuildFeature;
