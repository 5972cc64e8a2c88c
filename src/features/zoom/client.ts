import { enhanceZoom } from '../../client/article/enhance/zoom';
import type { ClientFeature } from '../../client/feature/clientFeature';

/** Images to zoom. */
export const zoom = { name: 'zoom', enhance: enhanceZoom } satisfies ClientFeature;
