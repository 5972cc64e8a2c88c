import fs from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { browserslist as browsers } from '../../../package.json';
import type { BundlerConfig } from './apiTypes';
import { browserAliases, commonAliases, serverAliases } from '../webpack/aliases';
import { CacheKeyPlugin } from '../webpack/bundlerCache';
import { shortenClassNames } from '../webpack/classNames';
import { withFastCompiler } from '../webpack/compilers';
import { startInSteps } from '../webpack/entries';
import { withFastMinifiers } from '../webpack/minimizers';
import { serverExternals } from '../webpack/serverExternals';
import { SplitStylesPlugin } from '../webpack/splitStyles';

/** What the browser's bundle, which is made first, tells of its files. */
const STATS = 'public/webpack.stats.json';
const SERVER = `node ${process.versions.node}`;

/** Style sheets of the bundle that the browser gets. */
function styleSheets(): string[] {
  const { assetsByChunkName } = JSON.parse(fs.readFileSync(STATS, 'utf8')) as {
    assetsByChunkName: Record<string, string[]>;
  };
  return Object.values(assetsByChunkName)
    .flat()
    .filter((name) => name.endsWith('.css'))
    .sort();
}

/** What our bundles need beyond Gatsby's own configuration. */
export function onCreateWebpackConfig({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs): void {
  const isBrowserBuild = stage === 'build-javascript';
  const define = plugins.define as (values: object) => object;
  actions.setWebpackConfig({
    // Source maps of production bundles are never served; making them costs seconds.
    devtool: stage === 'develop' ? 'eval-cheap-module-source-map' : false,
    plugins: [
      define({
        __RENDERS_STATIC__: JSON.stringify(!isBrowserBuild),
        __STYLE_SHEETS__: JSON.stringify(stage === 'build-html' ? styleSheets() : []),
      }),
      new CacheKeyPlugin(),
      ...(isBrowserBuild ? [new SplitStylesPlugin()] : []),
    ],
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
          // Gatsby's own compiler, Babel, would do so.
          enforce: 'pre',
          include: ['src/pages', 'src/templates'].map((folder) => path.resolve(folder)),
          loader: path.resolve('src/node/webpack/dropPageQuery.cjs'),
        },
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
  if (stage === 'build-html') {
    config.externals = [serverExternals(), ...config.externals];
    // Parts that are loaded on intent are never drawn on the server.
    config.module.rules.push({ include: path.resolve('src/client'), parser: { import: false } });
  }
  const targets = stage.endsWith('html') ? SERVER : browsers;
  config.module.rules = withFastCompiler(config.module.rules, targets, stage === 'develop');
  if (isBrowserBuild) {
    config.entry = startInSteps(config.entry);
    config.optimization.minimizer = withFastMinifiers(config.optimization.minimizer);
    // Gatsby puts all styles into one file; parts loaded on demand bring their own.
    delete config.optimization.splitChunks?.cacheGroups?.styles;
  }
  actions.replaceWebpackConfig(config);
}
