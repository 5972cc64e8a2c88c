import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { BundlerConfig } from './apiTypes';
import { browserAliases, commonAliases, serverAliases } from '../webpack/aliases';
import { shortenClassNames } from '../webpack/classNames';
import { withFastMinifier } from '../webpack/minimizers';

/** Files that shape the bundles; the folder's slash at the end is the bundler's sign for a folder. */
const OUR_CONFIGURATION = [__filename, `${path.resolve('src/node/webpack')}/`];

/** What our bundles need beyond Gatsby's own configuration. */
export function onCreateWebpackConfig({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs): void {
  const isBrowserBuild = stage === 'build-javascript';
  const define = plugins.define as (values: object) => object;
  actions.setWebpackConfig({
    // Source maps of production bundles are never served; making them costs seconds.
    devtool: stage === 'develop' ? 'eval-cheap-module-source-map' : false,
    plugins: [define({ __RENDERS_STATIC__: JSON.stringify(!isBrowserBuild) })],
    resolve: {
      alias: {
        ...commonAliases(),
        ...(isBrowserBuild ? browserAliases() : {}),
        ...(stage.endsWith('html') ? serverAliases() : {}),
      },
    },
    module: {
      rules: [
        {
          // Its inline style sheet is against the content policy; the rules stand in our own.
          test: /gatsby-plugin-nprogress[\\/]gatsby-browser\.js$/,
          loader: path.resolve('src/node/webpack/dropInlineStyle.cjs'),
        },
        {
          test: /[\\/]\.cache[\\/]loader\.js$/,
          loader: path.resolve('src/node/webpack/serverErrorsEnd.cjs'),
        },
      ],
    },
  });
  const config = (getConfig as () => BundlerConfig)();
  // The bundler's cache would not notice a change of our aliases and loaders.
  if (config.cache) config.cache.buildDependencies = { ours: OUR_CONFIGURATION };
  if (stage.startsWith('build')) shortenClassNames(config.module.rules);
  if (isBrowserBuild) {
    config.optimization.minimizer = withFastMinifier(config.optimization.minimizer);
    // Gatsby puts all styles into one file; parts loaded on demand bring their own.
    delete config.optimization.splitChunks?.cacheGroups?.styles;
  }
  actions.replaceWebpackConfig(config);
}
