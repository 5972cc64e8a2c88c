import { registerBuildFeatures } from '../gatsby/buildFeature';
import { BUILD_FEATURES } from './build';

/** Registers the features of the build; called by each entry: the Node APIs of Gatsby, commands and workers. */
export function registerFeatures(): void {
  registerBuildFeatures(() => BUILD_FEATURES);
}
