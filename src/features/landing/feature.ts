import type { BuildFeature } from '../../build/buildFeature';
import { heroToHast } from './build/hero';
import { report } from './build/problems';

/** `<Hero>`: the opening of a landing page. */
export const landing = {
  name: 'landing',
  problems: report,
  markdown: { components: { Hero: heroToHast }, sheets: { landing: ['hero'] } },
} satisfies BuildFeature;
