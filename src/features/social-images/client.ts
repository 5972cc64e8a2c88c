import type { ClientFeature } from '../../page/feature/clientFeature';
import { socialImageAddress } from './model/socialImageAddress';

/** The image for link previews. */
export const socialImages = {
  name: 'social-images',
  previewImage: socialImageAddress,
} satisfies ClientFeature;
