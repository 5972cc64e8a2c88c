import { registerBuildFeatures } from '../core/feature/buildFeature';
import { BUILD_FEATURES } from './build';

// Entries of the build import this file before all that builds: commands, workers and the Node APIs of Gatsby.
registerBuildFeatures(() => BUILD_FEATURES);
