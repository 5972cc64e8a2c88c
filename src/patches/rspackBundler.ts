/**
 * Changes: Gatsby bundles with Rspack instead of webpack, in all four stages; where Rspack does not run, with webpack.
 * Why: webpack, Babel and Terser take most of the time of a build, and of the start of `npm run develop`.
 * Written for: gatsby 5.16.1, @rspack/core 2.3.3. Anchors: webpack's entry loads `webpack/lib/webpack.js` at the first
 * call; Gatsby names each configuration after its stage; the plugins in `rspackPlugins.ts` and the rules and loaders in
 * `rspackRules.ts`, of which an unknown one throws.
 * Remove: delete the files `rspack*.ts` and the call in `index.ts`.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as RspackPackage from '@rspack/core';
import type { Stats } from '@rspack/core';
import { requireFromGatsby } from './gatsbyModule';
import { adaptConfig, type WebpackConfig } from './rspackConfig';

export type Rspack = typeof RspackPackage;

type Bundle = (config: WebpackConfig, ...rest: unknown[]) => unknown;

const STAGES: ReadonlySet<string> = new Set(['develop', 'develop-html', 'build-javascript', 'build-html']);

const loadRspack = (): Rspack => createRequire(path.resolve('package.json'))('@rspack/core') as Rspack;

/** Bundles Gatsby's stages with Rspack from now on, if it can be loaded. */
export function bundleWithRspack(load = loadRspack): void {
  const rspack = loadIfInstalled(load);
  if (!rspack) return;
  const entry = requireFromGatsby.resolve('webpack/lib/webpack.js');
  const webpack = requireFromGatsby(entry) as Bundle;
  const bundle: Bundle = (config, ...rest) => {
    if (!STAGES.has(config.name)) return webpack(config, ...rest);
    const compiler = rspack.rspack(adaptConfig(config, rspack));
    compiler.hooks.done.tap(nameFiles.name, nameFiles);
    return compiler;
  };
  const module = requireFromGatsby.cache[entry];
  if (module) module.exports = bundle;
  acceptModulesOf(rspack);
}

/** Rspack; undefined, with a line that says so, on a platform without its binary. */
function loadIfInstalled(load: () => Rspack): Rspack | undefined {
  try {
    return load();
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    console.warn(`Bundling with webpack, which takes longer, as Rspack does not run here: ${reason}`);
    return undefined;
  }
}

/** Names the file of each error, as Gatsby's logger prints nothing but the message. */
function nameFiles({ compilation }: Stats): void {
  const errors = Array.from(compilation.errors, ({ name, message, module }) => {
    const file = module && 'resource' in module ? `${path.relative('', String(module.resource))}\n` : '';
    return { name, message: file + message };
  });
  Object.defineProperty(compilation, 'errors', { value: errors });
}

/** Gatsby asks whether a module is an instance of webpack's class. */
function acceptModulesOf({ NormalModule }: Rspack): void {
  const webpackModule = (requireFromGatsby('webpack') as { NormalModule: object }).NormalModule;
  const isInstance = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(webpackModule, Symbol.hasInstance, {
    value: (object: unknown) => isInstance.call(webpackModule, object) || object instanceof NormalModule,
    configurable: true,
  });
}
