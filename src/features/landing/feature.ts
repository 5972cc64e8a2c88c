import type { BuildFeature } from '../../core/feature/buildFeature';
import { heroToHast } from './build/hero';

/** `<Hero>`: the opening of a landing page. */
export const landing = {
  name: 'landing',
  markdown: { components: { Hero: heroToHast } },
} satisfies BuildFeature;
