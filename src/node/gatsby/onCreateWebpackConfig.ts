import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { browserslist as browsers } from '../../../package.json';
import type { BundlerConfig } from './apiTypes';
import { browserAliases, commonAliases, serverAliases } from '../webpack/aliases';
import { CacheKeyPlugin } from '../webpack/bundlerCache';
import { shortenClassNames } from '../webpack/classNames';
import { withFastCompiler } from '../webpack/compilers';
import { withFastMinifier } from '../webpack/minimizers';

const SERVER = `node ${process.versions.node}`;

/** What our bundles need beyond Gatsby's own configuration. */
export function onCreateWebpackConfig({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs): void {
  const isBrowserBuild = stage === 'build-javascript';
  const define = plugins.define as (values: object) => object;
  actions.setWebpackConfig({
    // Source maps of production bundles are never served; making them costs seconds.
    devtool: stage === 'develop' ? 'eval-cheap-module-source-map' : false,
    plugins: [define({ __RENDERS_STATIC__: JSON.stringify(!isBrowserBuild) }), new CacheKeyPlugin()],
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
        {
          test: /reach-router[\\/]dist[\\/]index\.modern\.mjs$/,
          loader: path.resolve('src/node/webpack/showsAtOnce.cjs'),
        },
      ],
    },
  });
  const config = (getConfig as () => BundlerConfig)();
  if (stage.startsWith('build')) shortenClassNames(config.module.rules);
  const targets = stage.endsWith('html') ? SERVER : browsers;
  config.module.rules = withFastCompiler(config.module.rules, targets, stage === 'develop');
  if (isBrowserBuild) {
    config.optimization.minimizer = withFastMinifier(config.optimization.minimizer);
    // Gatsby puts all styles into one file; parts loaded on demand bring their own.
    delete config.optimization.splitChunks?.cacheGroups?.styles;
  }
  actions.replaceWebpackConfig(config);
}
