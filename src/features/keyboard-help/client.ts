import type { ClientFeature } from '../../core/page/feature/clientFeature';
import { offerKeys } from './client/offerKeys';
// The part itself loads on its key; its styles belong to the later sheet of the site.
import './client/keyboardHelp.later.module.css';

/** The list of keys. */
export const keyboardHelp = {
  name: 'keyboard-help',
  enhance: (_page, t) => offerKeys(t),
} satisfies ClientFeature;
