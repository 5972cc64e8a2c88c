import { finishSteps, type FinishSteps } from '../../node/output/finishSteps';

/** What a feature adds to the build. Every part is optional. */
export interface BuildFeature {
  /** Name of its folder in `src/features`. */
  name: string;
  /** Work on the output of a build. */
  finish?: FinishSteps;
}

/**
 * Registers the features of the build. Each entry of the program calls it: the Node APIs of Gatsby, commands, workers and
 * tests.
 */
export function registerBuildFeatures(features: () => readonly BuildFeature[]): void {
  finishSteps.set(() => features().flatMap(({ finish }) => finish ?? []));
}
