import type { ClientFeature } from '../../core/page/feature/clientFeature';
// The part itself loads on its key; its styles belong to the later sheet of the site.
import './client/keyboardHelp.later.module.css';

/** The list of keys. */
export const keyboardHelp = { name: 'keyboard-help' } satisfies ClientFeature;
