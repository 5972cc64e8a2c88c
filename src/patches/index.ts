import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { BundlerConfig } from '../types/gatsby';
import { groupChunks } from './appChunks';
import { patchesEnabled } from './enabled';
import { startLibrariesFirst } from './librariesFirst';
import { lighterBrowserModules, lighterModules, lighterTranslations } from './lighterModules';
import { useOneProcess } from './oneProcess';
import { parseQueriesOnly } from './pageQueries';
import { readOwnFrontMatter } from './ownFrontMatter';
import { bundleWithRspack } from './rspackBundler';
import { shortenClassNames } from './shortClassNames';
import { readWithoutMark } from './withoutMark';

type Stage = CreateWebpackConfigArgs['stage'];

const here = (file: string): string => path.resolve('src/patches', file);

/** Applies all patches of Gatsby's own modules. */
export function patchGatsby(): void {
  if (!patchesEnabled) return;
  bundleWithRspack();
  parseQueriesOnly();
  readOwnFrontMatter();
  readWithoutMark();
  useOneProcess();
}

/** Aliases that the patches add. */
export function patchedModules(stage: Stage): Record<string, string> {
  if (!patchesEnabled) return {};
  return { ...lighterModules(), ...(stage === 'build-javascript' ? lighterBrowserModules() : {}) };
}

/** Applies all webpack patches; README.md lists them. */
export function patchBundler(config: BundlerConfig, stage: Stage): void {
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
