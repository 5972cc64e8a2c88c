import type { BuildFeature } from '../../core/feature/buildFeature';
import { checkSlips } from './build/markdownSlips';
import { checkIndents, checkStructure } from './build/structure';
import { checkCodeCharacters } from './build/samples/characters';
import { checkFenceMeta } from './build/samples/fenceMeta';
import { checkSamples } from './build/samples/checkSamples';

/** Slips of writers that are valid Markdown: markup that is shown as text, and code that fails when it is copied. */
export const slips = {
  name: 'slips',
  markdown: {
    checkSource(root, source, file, context) {
      checkSlips(root, source, file, context);
      checkIndents(source, file, context);
    },
    check(root, context) {
      checkStructure(root, context);
      checkSamples(root, context);
      checkCodeCharacters(root, context);
      checkFenceMeta(root, context);
    },
  },
} satisfies BuildFeature;
