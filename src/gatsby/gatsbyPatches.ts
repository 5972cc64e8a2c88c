import type { CreateWebpackConfigArgs } from 'gatsby';
import type { RenderedArticle } from '@idmp/content';
import { extensionPoint } from '@idmp/model';
import type { BundlerConfig } from './apiTypes';

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
