import type { BuildFeature } from '../../gatsby/buildFeature';
import { checkTemplate } from './build/template';
import { report } from './build/problems';

/** Commands for writers; what `npm run new-page` wrote is reported until it is replaced. */
export const writing = {
  name: 'writing',
  problems: report,
  markdown: { check: checkTemplate },
} satisfies BuildFeature;
