import { loadDeferredFeatures } from '../feature/clientFeature';

const INTENT = ['pointerdown', 'keydown'];

/** Loads the shell's secondary features; after a failure, the next click or key press retries. */
const load = (event: Event): void => {
  loadDeferredFeatures().then(
    (start) => start(event),
    () => undefined,
  );
};

/** Loads the shell's secondary features on the first click or key press. */
export function loadDeferredFeaturesOnIntent(): void {
  for (const name of INTENT) addEventListener(name, load);
}
