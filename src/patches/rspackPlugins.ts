/** Gatsby's plugins for Rspack; see `rspackBundler.ts`. */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compiler, IgnorePluginOptions, RspackPluginInstance, Stats } from '@rspack/core';
import type * as RefreshPackage from '@rspack/plugin-react-refresh';
import { OLD_BUNDLES } from '../gatsby/onCreateWebpackConfig';
import type { Rspack } from './rspackBundler';

/** A plugin with the options that its constructor stored. */
export interface GatsbyPlugin {
  apply: (compiler: never) => void;
  options?: { filename?: string; chunkFilename?: string };
  definitions?: Record<string, string>;
}

const OVERLAY = 'src/patches/modules/errorOverlay.mjs';

type Counterpart = (plugin: GatsbyPlugin) => RspackPluginInstance[];

const keep: Counterpart = (plugin) => [plugin as RspackPluginInstance];
const drop: Counterpart = () => [];

/** Translates the plugins of a stage; an unknown one throws. */
export function adaptPlugins(
  plugins: readonly GatsbyPlugin[],
  rspack: Rspack,
  isServer: boolean,
): RspackPluginInstance[] {
  const counterparts: Record<string, Counterpart> = {
    BabelConfigItemsCacheInvalidatorPlugin: keep,
    DefinePlugin: ({ definitions = {} }) => [
      new rspack.DefinePlugin(isServer ? withoutEnvironment(definitions) : definitions),
    ],
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
    StaticQueryMapper: keep,
  };
  return plugins.flatMap((plugin) => {
    // By the object: Gatsby's compiler shortens the names of our classes.
    if ((plugin as object) === OLD_BUNDLES) return keep(plugin);
    const { name } = plugin.constructor;
    const counterpart = counterparts[name];
    if (!counterpart) throw new Error(`Rspack has not run ${name} yet; see rspackPlugins.ts.`);
    return counterpart(plugin);
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
  const require = createRequire(path.resolve('package.json'));
  const { ReactRefreshRspackPlugin } = require('@rspack/plugin-react-refresh') as typeof RefreshPackage;
  return [
    new ReactRefreshRspackPlugin(),
    // Of the page only: workers have entries of their own.
    new rspack.EntryPlugin(process.cwd(), path.resolve(OVERLAY), { name: 'commons' }),
  ];
}

type Write = (stats: object, done: () => void) => void;

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
  const tapAsync = (name: string, write: Write): void =>
    hooks.done.tapPromise(name, (stats) => new Promise((done) => write(view(stats), done)));
  plugin.apply({ hooks: { done: { tapAsync } } } as never);
}
