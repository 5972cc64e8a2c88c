/**
 * Changes: `gatsby develop` waits 30 ms instead of 500 for more changed nodes before it creates pages.
 * Why: a writer waits for it after each save. Changes that come later start another run.
 * Written for: gatsby 5.16.1. Anchor: the state `batchingNodeMutations` of `gatsby/dist/state-machines/waiting`.
 * Remove: delete this file and its line in `index.ts`.
 */
import { requireFromGatsby } from './gatsbyModule';

/** An editor writes a file within it. */
const BATCH_MS = 30;

interface WaitingModule {
  waitingStates?: { states?: { batchingNodeMutations?: { after?: object } } };
}

/** Shows a saved text sooner. */
export function batchSavesBriefly(): void {
  const { waitingStates } = requireFromGatsby('./dist/state-machines/waiting') as WaitingModule;
  const batching = waitingStates?.states?.batchingNodeMutations;
  if (!batching?.after) throw new Error('Gatsby waits for changes otherwise; see quickSave.ts.');
  batching.after = { [BATCH_MS]: 'committingBatch' };
}
