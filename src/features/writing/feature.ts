import type { BuildFeature } from '../../core/feature/buildFeature';
import { checkTemplate } from './build/template';

/** Commands for writers; what `npm run new-page` wrote is reported until it is replaced. */
export const writing = {
  name: 'writing',
  markdown: { check: checkTemplate },
} satisfies BuildFeature;
