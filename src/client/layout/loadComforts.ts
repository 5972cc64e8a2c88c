const INTENT = ['pointerdown', 'keydown'];

/** Loads what few readers need of the shell; where that fails, the next press or key tries again. */
const load = (event: Event): void => {
  import('./comforts').then(
    ({ startComforts }) => startComforts(event),
    () => undefined,
  );
};

/** Has the comforts of the shell loaded by the first press or key. */
export function loadComfortsOnIntent(): void {
  for (const name of INTENT) addEventListener(name, load);
}
