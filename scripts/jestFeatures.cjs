// Registers the features of the build for tests; loads them only when a test builds something.
const { registerBuildFeatures } = require('../src/gatsby/buildFeature');

registerBuildFeatures(() => require('../src/features/build').BUILD_FEATURES);
