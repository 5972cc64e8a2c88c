import { startBilingual, toggleOnKey } from '../../client/bilingual/startBilingual';
import type { DeferredFeature } from '../../client/feature/clientFeature';

/** Both languages side by side. */
export const bilingual = { start: startBilingual, onKeyDown: toggleOnKey } satisfies DeferredFeature;
