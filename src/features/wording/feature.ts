import type { BuildFeature } from '../../gatsby/buildFeature';
import { checkFieldWording, checkWording } from './build/checkWording';
import { readLists } from './build/readLists';
import { report } from './build/problems';

/** Checks of the prose: spacing, punctuation, terms of the glossary, and phrases that the writers avoid. */
export const wording = {
  name: 'wording',
  problems: report,
  markdown: {
    readLists,
    check(root, context, { frontmatter, fieldLines }) {
      checkFieldWording(frontmatter, fieldLines, context);
      checkWording(root, context);
    },
  },
} satisfies BuildFeature;
