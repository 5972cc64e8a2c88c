import type { BuildFeature } from '../../core/feature/buildFeature';
import { gapToHast } from './build/gap';

/** `<Gap>`: the mark of what is not documented yet. */
export const gaps = {
  name: 'gaps',
  markdown: { components: { Gap: gapToHast }, inlineComponents: ['Gap'] },
} satisfies BuildFeature;
