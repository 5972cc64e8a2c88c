import type { BuildFeature } from '../../gatsby/buildFeature';
import { report } from './build/problems';
import { checkSiteFolder } from './build/siteFolder';

/** Checks of the data in `src/site` against the pages and files that it leads to. */
export const siteData = {
  name: 'site-data',
  problems: report,
  prepare: ({ content }) => Promise.resolve({ check: (site) => checkSiteFolder(site, content) }),
} satisfies BuildFeature;
