import { createRequire } from 'node:module';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { register } from 'tsx/cjs/api';

/** Gatsby goes on without a file that throws; this one stops it, with one sentence for a wrong setting. */
function refuseToRun(error: unknown): object {
  const isSetting = error instanceof Error && error.name === 'SettingError';
  return {
    onPreInit: ({ reporter }: ParentSpanPluginArgs) => {
      if (isSetting) reporter.panic(error.message);
      else reporter.panic('The build code did not load.', error as Error);
    },
  };
}

function loadNodeApis(): object {
  // Gatsby would bundle everything below src/node anew on each build; loaded this way it is compiled once and cached.
  const unregister = register();
  try {
    return createRequire(path.resolve('package.json'))('./src/node/gatsby/index.ts') as object;
  } catch (error) {
    return refuseToRun(error);
  } finally {
    unregister();
  }
}

module.exports = loadNodeApis();
