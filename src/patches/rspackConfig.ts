/** Gatsby's configuration of a stage for Rspack; see `rspackBundler.ts`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration } from '@rspack/core';
import { transform } from 'esbuild';
import { browserslist as browsers } from '../../package.json';
import type { Rspack } from './rspackBundler';
import { adaptPlugins, type GatsbyPlugin } from './rspackPlugins';
import { adaptRules, configurations, PACKAGE, type WebpackRule } from './rspackRules';
import { styleModules } from './shortClassNames';

/** The parts of webpack's configuration that Rspack needs otherwise. */
export interface WebpackConfig {
  name: string;
  plugins: readonly GatsbyPlugin[];
  module: { rules: readonly WebpackRule[] };
  resolve: Configuration['resolve'] & { plugins?: readonly object[] };
  optimization: Configuration['optimization'];
  output: Configuration['output'];
}

/** Plugins for themes, core-js 2 and pnpm, which the site uses none of. */
const RESOLVERS: ReadonlySet<string> = new Set([
  'GatsbyThemeComponentShadowingResolverPlugin',
  'CoreJSResolver',
  'CacheFolderResolver',
]);

/** Gatsby empties `.cache` when a plugin changes, but keeps `.cache/compiled`. */
const CACHE_DIR = '.cache/compiled/rspack';

/** Translates the configuration of a stage. */
export function adaptConfig(config: WebpackConfig, rspack: Rspack): Configuration {
  const { name, plugins, module, resolve, optimization, ...rest } = config;
  const isServer = name.endsWith('html');
  const { plugins: resolvers = [], ...resolving } = resolve;
  const unknown = resolvers.find((resolver) => !RESOLVERS.has(resolver.constructor.name));
  if (unknown)
    throw new Error(`Rspack cannot run ${unknown.constructor.name}; IDMP_PATCHES=off builds with webpack.`);
  const adapted: Configuration = {
    ...rest,
    name,
    ...(!isServer && { target: `browserslist:${browsers.join(', ')}` }),
    module: { rules: adaptRules(module.rules, rspack, name) },
    resolve: resolving,
    optimization: {
      ...optimization,
      ...(optimization?.minimizer && { minimizer: minimizers(rspack) }),
    },
  };
  return {
    ...adapted,
    plugins: adaptPlugins(plugins, rspack, isServer),
    // By content: Gatsby rewrites files of `.cache`, and a checkout gives all files new times.
    snapshot: { module: { hash: true }, contextModule: { hash: true }, resolve: { hash: true } },
    cache: {
      type: 'persistent',
      version: cacheVersion(adapted),
      storage: { type: 'filesystem', directory: path.resolve(CACHE_DIR) },
    },
  };
}

/** Names variables by their order: by default, the letters of hashes that webpack replaces later would count. */
const BY_ORDER = { disableCharFreq: true };

/** Minifies scripts with swc, styles with esbuild: Rspack's own would add variables for old browsers. */
const minimizers = (rspack: Rspack) => [
  new rspack.SwcJsMinimizerRspackPlugin({
    extractComments: false,
    minimizerOptions: {
      compress: { passes: 3, ecma: 2020 },
      mangle: { toplevel: false, ...BY_ORDER },
      format: { comments: false, ecma: 2020 },
    },
  }),
  { apply: minifyStyles },
];

/** The supported browsers by their names in esbuild. */
export const styleTargets = (): string[] =>
  browsers.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));

function minifyStyles({ hooks, rspack: { Compilation, sources } }: Compiler): void {
  const when = { name: minifyStyles.name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE };
  const target = styleTargets();
  hooks.compilation.tap(minifyStyles.name, (compilation) => {
    compilation.hooks.processAssets.tapPromise(when, async (assets) => {
      for (const [name, asset] of Object.entries(assets).filter(([file]) => file.endsWith('.css'))) {
        const { code } = await transform(asset.source().toString(), { loader: 'css', minify: true, target });
        compilation.updateAsset(name, new sources.RawSource(code));
      }
    });
  });
}

/**
 * Version of the cache: a hash of what a bundle depends on besides its modules and definitions, which Rspack compares
 * itself. That is this code, all packages, the configuration, the loaders of the project, the style modules, by whose order classes are
 * named, Node and the folder of the project.
 */
export function cacheVersion(config: Configuration): string {
  const hash = createHash('sha256').update(`${process.version} ${process.arch} ${process.cwd()}`);
  const addFile = (file: string) => void hash.update(readFileSync(file));
  const text = JSON.stringify(config, (key, value: unknown) => {
    if (key === 'loader' && typeof value === 'string' && path.isAbsolute(value) && !PACKAGE.test(value))
      addFile(value);
    return typeof value === 'function' || value instanceof RegExp ? String(value) : value;
  });
  [__filename, 'package-lock.json', ...configurations()].forEach(addFile);
  return hash.update(text).update(styleModules().join('\n')).digest('hex');
}
