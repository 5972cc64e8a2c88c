import type { ClientFeature } from '../../page/feature/clientFeature';
import { Helpful } from './client/Helpful';
import { takeAnswer } from './client/takeAnswer';

/** "Was this page helpful?", on sites with an address that receives the answer. */
export const helpful = { name: 'helpful', Foot: Helpful, enhance: takeAnswer } satisfies ClientFeature;
