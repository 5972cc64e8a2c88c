import type { ParentSpanPluginArgs } from 'gatsby';

type NodeApis = Partial<Record<string, (args: ParentSpanPluginArgs) => unknown>>;

/** The Node APIs of the site but `onCreateWebpackConfig`, which may be added here: its own is in `plugins/bundle/`. */
export const {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onCreatePage,
  onPostBuild,
  onPreBootstrap,
  onPreBuild,
  onPreInit,
  sourceNodes,
} = loadNodeApis();

function loadNodeApis(): NodeApis {
  try {
    return require('./src/gatsby/index') as NodeApis;
  } catch (error) {
    return refuseToRun(error);
  }
}

/** Gatsby ignores a file that throws; this stops it instead, with one sentence for a wrong setting. */
function refuseToRun(error: unknown): NodeApis {
  return {
    onPreInit: ({ reporter }) => {
      if (error instanceof Error && error.name === 'SettingError') reporter.panic(error.message);
      else reporter.panic('The build code did not load.', error as Error);
    },
  };
}
