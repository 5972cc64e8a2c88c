/**
 * Changes: Gatsby bundles with Rspack instead of webpack, in all four stages.
 * Why: webpack, Babel and Terser take most of the time of a build, and of the start of `npm run develop`.
 * Written for: gatsby 5.16.1, @rspack/core 2.3.3. Anchors: webpack's entry loads `webpack/lib/webpack.js` at the first
 * call; Gatsby names each configuration after its stage; the plugins in `rspackPlugins.ts` and the rules and loaders in
 * `rspackRules.ts`.
 * Remove: delete the files `rspack*.ts` and the call in `index.ts`.
 */
import path from 'node:path';
import type * as RspackPackage from '@rspack/core';
import { requireFromGatsby, requireFromSite } from './gatsbyModule';
import { adaptConfig, type WebpackConfig } from './rspackConfig';

export type Rspack = typeof RspackPackage;
type Bundle = (config: WebpackConfig, ...rest: unknown[]) => unknown;

const STAGES: ReadonlySet<string> = new Set(['develop', 'develop-html', 'build-javascript', 'build-html']);

/** Bundles Gatsby's stages with Rspack from now on. */
export function bundleWithRspack(): void {
  const rspack = requireFromSite('@rspack/core') as Rspack;
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

/** Names the file of each error, as Gatsby's logger prints nothing but the message. */
function nameFiles({ compilation }: RspackPackage.Stats): void {
  const errors = Array.from(compilation.errors, ({ name, message, module }) => {
    const file = module && 'resource' in module ? `${path.relative('', String(module.resource))}\n` : '';
    return { name, message: file + message };
  });
  Object.defineProperty(compilation, 'errors', { value: errors });
}

/**
 * Gatsby asks whether a module is an instance of webpack's class. Its way from a query to the pages that have it leads
 * through the module of a folder, where components of MDX are.
 */
function acceptModulesOf({ ContextModule, NormalModule }: Rspack): void {
  const webpackModule = (requireFromGatsby('webpack') as { NormalModule: object }).NormalModule;
  const isInstance = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(webpackModule, Symbol.hasInstance, {
    value: (object: unknown) =>
      isInstance.call(webpackModule, object) ||
      object instanceof NormalModule ||
      object instanceof ContextModule,
    configurable: true,
  });
}
