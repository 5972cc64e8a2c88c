import type { MarkdownFeature } from '@idmp/content';
import { checkFieldWording, checkWording } from './checkWording';
import { readLists } from './readLists';
import { report } from './problems';

/** Checks of the prose: spacing, punctuation, terms of the glossary, and phrases that the writers avoid. */
export const wording = {
  name: 'wording',
  problems: report,
  readLists,
  markdown: {
    check(root, context, { frontmatter, fieldLines }) {
      checkFieldWording(frontmatter, fieldLines, context);
      checkWording(root, context);
    },
  },
} satisfies MarkdownFeature;
