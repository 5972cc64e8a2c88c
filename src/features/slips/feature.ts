import type { BuildFeature } from '../../core/feature/buildFeature';
import { checkSlips } from './build/markdownSlips';
import { checkCodeCharacters } from './build/samples/characters';
import { checkFenceMeta } from './build/samples/fenceMeta';
import { checkSamples } from './build/samples/checkSamples';

/** Slips of writers that are valid Markdown: markup that is shown as text, and code that fails when it is copied. */
export const slips = {
  name: 'slips',
  markdown: {
    checkSource: checkSlips,
    check(root, context) {
      checkSamples(root, context);
      checkCodeCharacters(root, context);
      checkFenceMeta(root, context);
    },
  },
} satisfies BuildFeature;
