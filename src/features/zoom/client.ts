import { enhanceZoom } from './client/zoom';
import type { ClientFeature } from '../../page/feature/clientFeature';

/** Images to zoom. */
export const zoom = {
  name: 'zoom',
  copied: (part) => part.removeAttribute('data-zoom'),
  enhance: enhanceZoom,
} satisfies ClientFeature;
