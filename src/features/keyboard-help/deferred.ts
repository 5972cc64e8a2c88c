import type { DeferredFeature } from '../../core/page/feature/clientFeature';
import { helpOnKey } from './client/helpOnKey';

/** Opens the list of keys. */
export const keyboardHelp = { onKeyDown: helpOnKey } satisfies DeferredFeature;
