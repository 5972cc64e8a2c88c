import type { BuildFeature } from '../../core/feature/buildFeature';
import { drawSocialImages, writeSocialImages } from './build/writeSocialImages';

/** Images for link previews. */
export const socialImages = {
  name: 'social-images',
  finish: {
    ahead: (pages) => drawSocialImages(pages.filter(({ address, canonical }) => address === canonical)),
    write: ({ publicDir, pages, reporter }) => writeSocialImages({ publicDir, pages, warn: reporter.warn }),
  },
} satisfies BuildFeature;
