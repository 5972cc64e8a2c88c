import path from 'node:path';
import { builtNames, STATIC_DIR } from '@idmp/markdown';
import type { BuildFeature } from '../../gatsby/buildFeature';
import { listFiles } from '@idmp/files';
import { checkPublishedNames } from './build/publishedNames';
import { checkSite } from './build/checkSite';
import { report } from './build/problems';

/** Checks of documents against each other, against the files beside them, and of the data in `src/site`. */
export const contentChecks = {
  name: 'content-checks',
  problems: report,
  async prepare(input) {
    const folder = path.join(input.content.compile.root, STATIC_DIR);
    const staticFiles = await listFiles(folder).catch(() => []);
    return {
      check: (site) => [
        ...checkSite(site, input),
        ...checkPublishedNames({
          staticFiles,
          usedFiles: site.usedFiles,
          addresses: site.pages.map(({ address }) => address),
          builtNames: builtNames(),
        }),
      ],
    };
  },
} satisfies BuildFeature;
