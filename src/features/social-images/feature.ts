import type { BuildFeature } from '../../gatsby/buildFeature';
import { SOCIAL_IMAGES_PATH } from './model/socialImageAddress';
import { drawSocialImages, writeSocialImages } from './build/writeSocialImages';

/** Images for link previews. */
export const socialImages = {
  name: 'social-images',
  ownNames: [SOCIAL_IMAGES_PATH.slice(1)],
  finish: {
    ahead: (pages) => drawSocialImages(pages.filter(({ address, canonical }) => address === canonical)),
    write: ({ publicDir, pages, reporter }) => writeSocialImages({ publicDir, pages, warn: reporter.warn }),
  },
} satisfies BuildFeature;
