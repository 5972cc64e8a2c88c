import type { MarkdownFeature } from '../markdownFeature';
import { siteContext } from '../../compile/siteContext';
import { checkGaps } from './checkGaps';
import { gapToHast } from './gap';
import { report } from './problems';

/** `<Gap>`: the mark of what is not documented yet, and the entries that it leads to. */
export const gaps = {
  name: 'gaps',
  problems: report,
  markdown: { components: { Gap: gapToHast }, inlineComponents: ['Gap'] },
  prepare: ({ content: { messages } }) =>
    Promise.resolve({ check: ({ entries }) => checkGaps(entries, messages, siteContext().laterReleases) }),
} satisfies MarkdownFeature;
