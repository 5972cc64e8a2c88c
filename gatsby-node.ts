import type { ParentSpanPluginArgs } from 'gatsby';

/** Gatsby ignores a file that throws; this stops it instead, with one sentence for a wrong setting. */
function refuseToRun(error: unknown): object {
  return {
    onPreInit: ({ reporter }: ParentSpanPluginArgs) => {
      if (error instanceof Error && error.name === 'SettingError') reporter.panic(error.message);
      else reporter.panic('The build code did not load.', error as Error);
    },
  };
}

function loadNodeApis(): object {
  try {
    const { registerFeatures } = require('./src/features/features') as { registerFeatures: () => void };
    registerFeatures();
    const { registerPatches } = require('./src/patches/register') as {
      registerPatches: () => void;
    };
    registerPatches();
    return require('./src/gatsby/index') as object;
  } catch (error) {
    return refuseToRun(error);
  }
}

module.exports = loadNodeApis();
