import type { CreateWebpackConfigArgs, ParentSpanPluginArgs } from 'gatsby';
import { type RenderedArticle, findBackslashes, reportProblems } from '@idmp/content';
import { extensionPoint } from '@idmp/model';
import type { BundlerConfig } from './apiTypes';
import { CONTENT_DIR } from '@idmp/files';
import { buildSettings } from '../settings/buildSettings';
import { PUBLIC_DIR } from '../build/writePublicFiles';
import { putBackBuildFiles, UNPUBLISHED_DIR } from '../build/unpublished';
import { readSnapshot } from './contentSnapshot';

type Stage = CreateWebpackConfigArgs['stage'];

/** Changes to Gatsby and to packages of the bundle, with which a build is faster or smaller. */
export interface GatsbyPatches {
  /** Patches Gatsby's own modules. */
  patchGatsby: () => void;
  /** Modules in place of those of packages. */
  patchedModules: (stage: Stage) => Readonly<Record<string, string>>;
  patchBundler: (config: BundlerConfig, stage: Stage) => void;
  /** Replaces the article of an open page in development. */
  showArticle: (address: string, article: RenderedArticle) => Promise<void>;
  /** Called when pages are created that have all articles shown before a time, in milliseconds since the start. */
  forgetArticles: (before: number) => void;
  /** Restricts who can read from the development server, to requests for localhost and these names. */
  guardDevelopServer: (hosts: readonly string[]) => void;
}

/** The patches, in `src/patches`. */
export const gatsbyPatches = extensionPoint<GatsbyPatches>('gatsbyPatches.set');

/**
 * Begins to compile the content, on which the first nodes wait; reports files that crash Gatsby's plugins, and restores
 * files that Gatsby keeps in `public/`.
 */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  if (process.env['gatsby_executing_command'] === 'develop')
    for (const { guardDevelopServer } of gatsbyPatches.all()) guardDevelopServer(buildSettings.developHosts);
  void readSnapshot();
  reportProblems(await findBackslashes(process.cwd(), CONTENT_DIR), reporter);
  await putBackBuildFiles(PUBLIC_DIR, UNPUBLISHED_DIR);
}
