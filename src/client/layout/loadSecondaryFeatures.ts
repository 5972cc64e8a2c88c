const INTENT = ['pointerdown', 'keydown'];

/** Loads the shell's secondary features; after a failure, the next click or key press retries. */
const load = (event: Event): void => {
  import('./secondaryFeatures').then(
    ({ startSecondaryFeatures }) => startSecondaryFeatures(event),
    () => undefined,
  );
};

/** Loads the shell's secondary features on the first click or key press. */
export function loadSecondaryFeaturesOnIntent(): void {
  for (const name of INTENT) addEventListener(name, load);
}
