import type { ClientFeature } from '../../client/feature/clientFeature';
// The part itself loads on its key; its styles belong to the later sheet of the site.
import '../../client/help/keyboardHelp.later.module.css';

/** The list of keys. */
export const keyboardHelp = { name: 'keyboard-help' } satisfies ClientFeature;
