import path from 'node:path';
import { builtNames, STATIC_DIR, type MarkdownFeature } from '@idmp/content';
import { listFiles } from '@idmp/files';
import { checkPublishedNames } from './checkSite';
import { checkSite } from './checkSite';
import { report } from './problems';

/** Checks of documents against each other, against the files beside them. */
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
} satisfies MarkdownFeature;
