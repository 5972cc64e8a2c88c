import fs from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { languageBase, parseOwn, perLocale, ROOT_LOCALE } from '@idmp/model';
import { buildSettings, publishedAt } from '../settings/buildSettings';
import { cutVersions } from '../settings/site';
import { versionNames } from '@idmp/files';
import type { BundlerConfig } from '../types/gatsby';
import { OLD_BUNDLES } from '../build/oldBundles';
import { patchBundler, patchedModules } from '../patches';
import { SITE_DIR } from '../settings/siteFiles';

/** Trusted Types policy with which the runtime creates script URLs from its chunk list; the CSP allows it. */
const BUNDLER_POLICY = 'idmp#webpack';

/** Length of the hashes in file names; short, as each page and script lists many. */
const HASH_DIGITS = 10;

/** Assets of the browser bundle, which is built first. */
const STATS = 'public/webpack.stats.json';

/** Style sheets of the browser bundle. */
function styleSheets(): string[] {
  const { assetsByChunkName } = parseOwn<{
    assetsByChunkName: Record<string, string[]>;
  }>(fs.readFileSync(STATS, 'utf8'));
  return Object.values(assetsByChunkName)
    .flat()
    .filter((name) => name.endsWith('.css'))
    .sort();
}

/** Aliases of our modules in the browser, which needs neither data nor settings of the build. */
const browserAliases = (): Record<string, string> => ({
  [path.resolve('src/settings/settings.ts')]: path.resolve(SITE_DIR, 'settings.mjs'),
  // Static regions are never rendered in the browser.
  [path.resolve(SITE_DIR, 'sidebars.json')]: path.resolve('src/gatsby/empty.json'),
});

/** Absolute addresses of the languages as code; undefined if they are all on one host. */
function languageBases(basePath: string): string {
  if (!buildSettings.hosts) return 'undefined';
  return JSON.stringify(perLocale((locale) => languageBase(publishedAt(basePath), locale)));
}

/** Extends Gatsby's webpack configuration. */
export function onCreateWebpackConfig(args: CreateWebpackConfigArgs & { basePath: string }): void {
  const { stage, actions, plugins, getConfig, basePath } = args;
  const isBrowserBuild = stage === 'build-javascript';
  const isServer = stage.endsWith('html');
  const define = plugins.define as (values: object) => object;
  actions.setWebpackConfig({
    // Source maps of production bundles are never served; building them takes seconds.
    devtool: stage === 'develop' ? 'eval-cheap-module-source-map' : false,
    plugins: [
      define({
        __RENDERS_STATIC__: JSON.stringify(!isBrowserBuild),
        __ROOT_LOCALE__: JSON.stringify(ROOT_LOCALE),
        __LANGUAGE_BASES__: stage === 'develop' ? 'undefined' : languageBases(basePath),
        __HAS_OLDER_VERSIONS__: JSON.stringify(versionNames().length > 0),
        __CUT_VERSIONS__: JSON.stringify(cutVersions(versionNames())),
        __STYLE_SHEETS__: JSON.stringify(stage === 'build-html' ? styleSheets() : []),
      }),
    ],
    resolve: {
      alias: {
        $site: path.resolve(SITE_DIR),
        ...(isBrowserBuild ? browserAliases() : {}),
        ...patchedModules(stage),
        // Accesses `window` on import.
        ...(isServer ? { 'accessible-nprogress$': path.resolve('src/gatsby/empty.json') } : {}),
      },
    },
  });
  const config = (getConfig as () => BundlerConfig)();
  if (isBrowserBuild) {
    config.output.hashDigestLength = HASH_DIGITS;
    config.output.uniqueName = 'idmp';
    config.output.trustedTypes = { policyName: BUNDLER_POLICY };
    config.plugins.push(OLD_BUNDLES);
  }
  patchBundler(config, stage);
  actions.replaceWebpackConfig(config);
}
