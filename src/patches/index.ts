import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { BundlerConfig } from '../gatsby/apiTypes';
import type { GatsbyPatches } from '../gatsby/onPreBootstrap';
import { groupChunks } from './appChunks';
import { patchesEnabled } from './enabled';
import { guardDevelopServer } from './guardDevelopServer';
import { startLibrariesFirst } from './librariesFirst';
import { lighterBrowserModules, lighterModules, lighterTranslations } from './lighterModules';
import { useOneProcess } from './oneProcess';
import { queryPagesOnly } from './pageQueries';
import { forgetArticles, pushArticle } from './pushArticle';
import { batchSavesBriefly } from './quickSave';
import { skipFrontMatter } from './skipFrontMatter';
import { bundleWithRspack } from './rspackBundler';
import { shortenClassNames } from './shortClassNames';

type Stage = CreateWebpackConfigArgs['stage'];

const here = (file: string): string => path.resolve('src/patches', file);

/** Applies all patches of Gatsby's own modules. */
function patchGatsby(): void {
  if (!patchesEnabled) return;
  bundleWithRspack();
  queryPagesOnly();
  batchSavesBriefly();
  skipFrontMatter();
  useOneProcess();
}

/** Aliases that the patches add. */
function patchedModules(stage: Stage): Record<string, string> {
  if (!patchesEnabled) return {};
  return { ...lighterModules(), ...(stage === 'build-javascript' ? lighterBrowserModules() : {}) };
}

/** Shows a saved article sooner. */
async function showArticle(address: string, article: object): Promise<void> {
  if (patchesEnabled) await pushArticle(address, article);
}

/** Applies all webpack patches; README.md lists them. */
function patchBundler(config: BundlerConfig, stage: Stage): void {
  if (!patchesEnabled) return;
  config.module.rules.push(
    { test: /gatsby-plugin-nprogress[\\/]gatsby-browser\.js$/, use: here('progressBarStyle.cjs') },
    { test: /[\\/]\.cache[\\/](?:dev-)?loader\.js$/, use: here('loaderErrors.cjs') },
  );
  if (stage.startsWith('build')) shortenClassNames(config.module.rules);
  if (stage !== 'build-javascript') return;
  config.module.rules.push(lighterTranslations());
  groupChunks(config);
  startLibrariesFirst(config);
}

/** All patches. */
export const PATCHES: GatsbyPatches = {
  patchGatsby,
  patchedModules,
  patchBundler,
  showArticle,
  forgetArticles,
  guardDevelopServer,
};
