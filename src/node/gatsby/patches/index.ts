import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { browserslist as browsers } from '../../../../package.json';
import type { BundlerConfig } from '../apiTypes';
import { BundlerCacheKeyPlugin } from './bundlerCacheKey';
import { patchesEnabled } from './enabled';
import { withFastMinifiers } from './fastMinifiers';
import { startLibrariesFirst } from './librariesFirst';
import { lighterBrowserModules, lighterModules, lighterTranslations } from './lighterModules';
import type { GatsbyPatches } from '../gatsbyPatches';
import { guardDevelopServer } from './guardDevelopServer';
import { coresOfGatsby, needsWorkers, useOneProcess } from './oneProcess';
import { queryPagesOnly } from './pageQueries';
import { batchSavesBriefly } from './quickSave';
import { withQuickDevelop } from './quickDevelop';
import { shortenClassNames } from './shortClassNames';
import { SplitStylesPlugin } from './splitStyles';
import { withSwc } from './swcCompiler';

type Stage = CreateWebpackConfigArgs['stage'];

const SERVER = `node ${process.versions.node}`;
const here = (file: string): string => path.resolve('src/node/gatsby/patches', file);

/** Applies all patches of Gatsby's own modules to a build that renders this number of pages. */
function patchGatsby({ rendered }: { rendered: number }): void {
  if (!patchesEnabled) return;
  queryPagesOnly();
  batchSavesBriefly();
  if (!needsWorkers(rendered, coresOfGatsby())) useOneProcess();
}

/** Aliases that the patches add. */
function patchedModules(stage: Stage): Record<string, string> {
  if (!patchesEnabled) return {};
  return { ...lighterModules(), ...(stage === 'build-javascript' ? lighterBrowserModules() : {}) };
}

/** Applies all webpack patches; README.md lists them. */
function patchBundler(config: BundlerConfig, stage: Stage): void {
  if (!patchesEnabled) return;
  const isBrowserBuild = stage === 'build-javascript';
  config.plugins.push(new BundlerCacheKeyPlugin());
  config.module.rules.push(
    { test: /gatsby-plugin-nprogress[\\/]gatsby-browser\.js$/, use: here('progressBarStyle.cjs') },
    { test: /[\\/]\.cache[\\/]loader\.js$/, use: here('serverErrors.cjs') },
  );
  if (stage === 'develop' || stage === 'develop-html') withQuickDevelop(config, stage);
  if (stage.startsWith('build')) shortenClassNames(config.module.rules);
  const targets = stage.endsWith('html') ? SERVER : browsers;
  config.module.rules = withSwc(config.module.rules, targets, stage === 'develop');
  if (isBrowserBuild) {
    config.module.rules.push(lighterTranslations());
    config.plugins.push(new SplitStylesPlugin());
    startLibrariesFirst(config);
    config.optimization.minimizer = withFastMinifiers(config.optimization.minimizer);
  }
}

/** All patches. */
export const PATCHES: GatsbyPatches = { patchGatsby, patchedModules, patchBundler, guardDevelopServer };
