import type { BuildFeature } from '../../gatsby/buildFeature';
import { checkSlips } from './build/markdownSlips';
import { checkIndents, checkStructure } from './build/structure';
import { checkSamples } from './build/checkSamples';
import { report } from './build/problems';

/** Slips of writers that are valid Markdown: markup that is shown as text, and code that fails when it is copied. */
export const slips = {
  name: 'slips',
  problems: report,
  markdown: {
    checkSource(root, source, file, context) {
      checkSlips(root, source, file, context);
      checkIndents(source, file, context);
    },
    check(root, context) {
      checkStructure(root, context);
      checkSamples(root, context);
    },
  },
} satisfies BuildFeature;
