/** Gatsby's plugins for Rspack; see `rspackBundler.ts`. */
import path from 'node:path';
import type {
  Compiler,
  CopyRspackPluginOptions,
  IgnorePluginOptions,
  RspackPluginInstance,
  Stats,
} from '@rspack/core';
import type * as RefreshPackage from '@rspack/plugin-react-refresh';
import { requireFromSite } from './gatsbyModule';
import type { Rspack } from './rspackBundler';

/** A plugin with the options that its constructor stored. */
export interface GatsbyPlugin {
  apply: (compiler: never) => void;
  options?: { filename?: string; chunkFilename?: string };
  definitions?: Record<string, string>;
  patterns?: CopyRspackPluginOptions['patterns'];
  defaultValues?: Record<string, unknown>;
}

const OVERLAY = 'src/patches/modules/errorOverlay.mjs';

/** Plugins of webpack's that use what Rspack lacks. */
const FAILING =
  /^(?:(?:Automatic)?Prefetch|(?:Eval)?SourceMapDevTool|HashedModuleIds|LimitChunkCount|LoaderOptions|MinChunkSize)Plugin$/;

type Counterpart = (plugin: GatsbyPlugin) => RspackPluginInstance[];

const drop: Counterpart = () => [];

/** Translates the plugins of a stage; what needs no translation stays as it is. */
export function adaptPlugins(
  plugins: readonly GatsbyPlugin[],
  rspack: Rspack,
  isServer: boolean,
): RspackPluginInstance[] {
  const counterparts: Record<string, Counterpart> = {
    CopyPlugin: ({ patterns = [] }) => [new rspack.CopyRspackPlugin({ patterns })],
    DefinePlugin: ({ definitions = {} }) => [
      new rspack.DefinePlugin(isServer ? withoutEnvironment(definitions) : definitions),
    ],
    EnvironmentPlugin: ({ defaultValues = {} }) => [new rspack.EnvironmentPlugin(defaultValues)],
    // `npm run lint` has rules of its own.
    ESLintWebpackPlugin: drop,
    // Corrects mini-css-extract-plugin.
    ForceCssHMRForEdgeCases: drop,
    GatsbyWebpackStatsExtractor: (plugin) => [{ apply: (compiler) => writeStats(plugin, compiler) }],
    // Gatsby writes the same files to the disk.
    GatsbyWebpackVirtualModules: drop,
    HotModuleReplacementPlugin: () => [new rspack.HotModuleReplacementPlugin()],
    IgnorePlugin: ({ options }) => [new rspack.IgnorePlugin(options as IgnorePluginOptions)],
    MiniCssExtractPlugin: ({ options: { filename, chunkFilename } = {} }) => [
      new rspack.CssExtractRspackPlugin({ filename, chunkFilename }),
    ],
    NoEmitOnErrorsPlugin: () => [new rspack.NoEmitOnErrorsPlugin()],
    ProvidePlugin: ({ definitions = {} }) => [new rspack.ProvidePlugin(definitions)],
    ReactRefreshPlugin: () => refreshPlugins(rspack),
  };
  return plugins.flatMap((plugin) => {
    const { name } = plugin.constructor;
    if (FAILING.test(name))
      throw new Error(`Rspack cannot run ${name}; IDMP_PATCHES=off builds with webpack.`);
    return counterparts[name]?.(plugin) ?? [plugin as RspackPluginInstance];
  });
}

/** What Gatsby defines for server code besides the variables of its environment. */
const OWN_VARIABLE = /^process\.env\.(?:GATSBY_|(?:NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$)/;

/** Like in the browser; each other name, of which every machine has its own, would empty the cache. */
export function withoutEnvironment(definitions: Record<string, string>): Record<string, string> {
  const entries = Object.entries(definitions);
  return Object.fromEntries(
    entries.filter(([name]) => !name.startsWith('process.env.') || OWN_VARIABLE.test(name)),
  );
}

/** Updates components without a reload, and shows errors in Gatsby's overlay. */
function refreshPlugins(rspack: Rspack): RspackPluginInstance[] {
  const refresh = requireFromSite('@rspack/plugin-react-refresh') as typeof RefreshPackage;
  return [
    new refresh.ReactRefreshRspackPlugin(),
    // Of the page only: workers have entries of their own.
    new rspack.EntryPlugin(process.cwd(), path.resolve(OVERLAY), { name: 'commons' }),
  ];
}

/** Runs Gatsby's plugin with a method of chunk groups that Rspack's lack. */
function writeStats(plugin: GatsbyPlugin, { hooks }: Compiler): void {
  const view = (stats: Stats): object => ({
    hash: stats.hash,
    toJson: stats.toJson.bind(stats),
    compilation: {
      chunkGroups: stats.compilation.chunkGroups.map(({ name, chunks }) => ({
        name,
        chunks: chunks.map(({ files }) => ({ files: [...files] })),
        getChildrenByOrders: () => ({}),
      })),
    },
  });
  const tapAsync = (name: string, write: (stats: object, done: () => void) => void): void =>
    hooks.done.tapPromise(name, (stats) => new Promise((done) => write(view(stats), done)));
  plugin.apply({ hooks: { done: { tapAsync } } } as never);
}
