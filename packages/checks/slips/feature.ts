import type { MarkdownFeature } from '@idmp/content';
import { checkSlips } from './markdownSlips';
import { checkIndents, checkStructure } from './structure';
import { checkSamples } from './checkSamples';
import { report } from './problems';

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
} satisfies MarkdownFeature;
