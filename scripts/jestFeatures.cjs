// Registers the features of the build for tests; loads them only when a test builds something.
const { registerBuildFeatures } = require('../src/build/buildFeature');

registerBuildFeatures(() => require('../src/features/features').FEATURES);
