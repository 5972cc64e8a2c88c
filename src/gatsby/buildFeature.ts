import {
  type ContentExtension,
  contentExtensions,
  type MarkdownExtension,
  markdownExtensions,
  type PageExtension,
  pageExtensions,
  siteContexts,
} from '@idmp/markdown';
import { earlyExtensions, type EarlyExtension } from '../build/earlyValues';
import { siteExtensions, type SiteExtension } from './siteFiles';
import { isShellId } from '../settings/shellIds';
import { CODE_THEMES, releaseOf } from '../settings/site';
import { CORE_NAMES } from '../settings/siteFiles';
import { declaredProblems, type Report } from '@idmp/model';
import { finishSteps, type FinishSteps } from '../build/finishSteps';

/** What a feature adds to the build, in the order in which a build comes to it. Every part is optional. */
export interface BuildFeature extends ContentExtension, SiteExtension, EarlyExtension {
  /** Name of its folder in `src/features`. */
  name: string;
  /** Names at the top of the published site that it writes, or that hosts answer: no page may have them. */
  ownNames?: readonly string[];
  /** What its checks report. */
  problems?: Report<never>;
  /** Components and marks in the Markdown of documents. */
  markdown?: MarkdownExtension;
  /** Elements, notes and checks on the pages of the assembled site. */
  pages?: PageExtension;
  /** Work on the output of a build. */
  finish?: FinishSteps;
}

/**
 * Registers the features of the build. Each entry of the program calls it: the Node APIs of Gatsby, commands, workers and
 * tests.
 */
export function registerBuildFeatures(features: () => readonly BuildFeature[]): void {
  markdownExtensions.set(() =>
    features().flatMap(({ name, markdown }) =>
      markdown ? { ...markdown, folder: `src/features/${name}/build` } : [],
    ),
  );
  siteContexts.set(() => [
    {
      codeThemes: CODE_THEMES,
      isShellId,
      releaseOf,
      ownNames: [...CORE_NAMES, ...features().flatMap(({ ownNames }) => ownNames ?? [])],
    },
  ]);
  declaredProblems.set(() => features().flatMap(({ problems }) => problems ?? []));
  pageExtensions.set(() => features().flatMap(({ pages }) => pages ?? []));
  contentExtensions.set(features);
  siteExtensions.set(features);
  earlyExtensions.set(features);
  finishSteps.set(() => features().flatMap(({ finish }) => finish ?? []));
}
