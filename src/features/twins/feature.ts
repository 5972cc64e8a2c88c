import type { BuildFeature } from '../../build/buildFeature';
import { checkHelp, report } from './build/llmsTxt';
import { readSiteOutline } from '../../build/siteOutline';
import { publishedAt } from '../../settings/buildSettings';
import { writeTexts } from './build/writeTexts';

/** The site for language models and programs: Markdown of each page, lists of pages, the map of help topics. */
export const twins = {
  name: 'twins',
  ownNames: ['packs', 'help-map.json', 'llms.txt'],
  problems: report,
  pages: { check: ({ documents }) => checkHelp(documents) },
  finish: {
    async stored(publicDir) {
      const outline = await readSiteOutline();
      return writeTexts({ publicDir, published: publishedAt(outline.pathPrefix), outline });
    },
  },
} satisfies BuildFeature;
