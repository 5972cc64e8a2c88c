import type { BuildFeature } from '../../gatsby/buildFeature';
import { LATER_RELEASES } from '../../settings/site';
import { checkGaps } from './build/checkGaps';
import { gapToHast } from './build/gap';
import { report } from './build/problems';

/** `<Gap>`: the mark of what is not documented yet, and the entries that it leads to. */
export const gaps = {
  name: 'gaps',
  problems: report,
  markdown: { components: { Gap: gapToHast }, inlineComponents: ['Gap'] },
  prepare: ({ content: { messages } }) =>
    Promise.resolve({ check: ({ entries }) => checkGaps(entries, messages, LATER_RELEASES) }),
} satisfies BuildFeature;
