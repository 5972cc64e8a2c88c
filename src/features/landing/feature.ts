import type { BuildFeature } from '../../build/buildFeature';
import { heroToHast, report } from './build/hero';

/** `<Hero>`: the opening of a landing page. */
export const landing = {
  name: 'landing',
  problems: report,
  markdown: { components: { Hero: heroToHast }, sheets: { landing: ['hero'] } },
} satisfies BuildFeature;
