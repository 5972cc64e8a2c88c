import type { DeferredFeature } from '../../client/feature/clientFeature';
import { helpOnKey } from '../../client/help/helpOnKey';

/** Opens the list of keys. */
export const keyboardHelp = { onKeyDown: helpOnKey } satisfies DeferredFeature;
