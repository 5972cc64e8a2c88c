import type { DeferredFeature } from '../page/feature/clientFeature';
import { deferredStarter } from '../page/layout/secondaryFeatures';
import { bilingual } from './bilingual/deferred';
import { pdf } from './pdf/deferred';

/** The features that wait for the first click or key press; loaded as one script with the shell's own ones. */
const DEFERRED_FEATURES: readonly DeferredFeature[] = [bilingual, pdf];

/** Starts them on the first call; called on each click and key press. */
export const startDeferred = deferredStarter(DEFERRED_FEATURES);
