import type { MarkdownFeature } from '../../contentFeature';
import { checkTemplate } from './template';
import { report } from './problems';

/** Commands for writers; what `npm run new-page` wrote is reported until it is replaced. */
export const writing = {
  name: 'writing',
  problems: report,
  markdown: { check: checkTemplate },
} satisfies MarkdownFeature;
