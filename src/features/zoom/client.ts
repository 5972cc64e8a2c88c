import { enhanceZoom } from './client/zoom';
import type { ClientFeature } from '../../core/page/feature/clientFeature';

/** Images to zoom. */
export const zoom = { name: 'zoom', enhance: enhanceZoom } satisfies ClientFeature;
