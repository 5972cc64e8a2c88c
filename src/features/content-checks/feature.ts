import type { BuildFeature } from '../../core/feature/buildFeature';
import { checkSite } from './build/checkSite';
import { report } from './build/problems';

/** Checks of documents against each other, against the files beside them, and of the data in `src/site`. */
export const contentChecks = {
  name: 'content-checks',
  problems: report,
  prepare: (input) => Promise.resolve({ check: (site) => checkSite(site, input) }),
} satisfies BuildFeature;
