import type { DeferredFeature } from '../../client/feature/clientFeature';
import { loadLatinFont } from '../../client/platform/latinFont';

/** The font of Latin text. */
export const latinFont = { start: () => void loadLatinFont() } satisfies DeferredFeature;
