import english from '../../locales/en/problems.json';
import { contentExtensions, type MarkdownFeature, pageExtensions, wordLists } from '@idmp/content';
import { markdownExtensions, siteContexts } from '@idmp/compile';
import { earlyExtensions, type EarlyExtension } from '../build/earlyValues';
import { siteExtensions, type SiteExtension } from './siteFiles';
import { buildSettings } from '../settings/buildSettings';
import { isShellId } from '../settings/shellIds';
import { LOCALE_CONFIG } from '../settings/locales';
import { CODE_THEMES, releaseOf } from '../settings/site';
import { CORE_NAMES } from '../settings/siteFiles';
import { declaredProblems, problemTexts } from '@idmp/model';
import { finishSteps, type FinishSteps } from '../build/finishSteps';

/** What a feature adds to the build, in the order in which a build comes to it. Every part is optional. */
export interface BuildFeature extends MarkdownFeature, SiteExtension, EarlyExtension {
  /** Names at the top of the published site that it writes, or that hosts answer: no page may have them. */
  ownNames?: readonly string[];
  /** Work on the output of a build. */
  finish?: FinishSteps;
}

/**
 * Registers the features of the build. Each entry of the program calls it: the Node APIs of Gatsby, commands, workers and
 * tests.
 */
export function registerBuildFeatures(features: () => readonly BuildFeature[]): void {
  markdownExtensions.set(() => features().flatMap(({ markdown }) => markdown ?? []));
  siteContexts.set(() => [
    {
      codeThemes: CODE_THEMES,
      isShellId,
      htmlLang: (locale) => LOCALE_CONFIG[locale].htmlLang,
      releaseOf,
      originalImages: buildSettings.originalImages,
      otherSlugs: [
        '404',
        ...features().flatMap(({ standalone }) => standalone?.map(({ slug }) => slug) ?? []),
      ],
      ownNames: [...CORE_NAMES, ...features().flatMap(({ ownNames }) => ownNames ?? [])],
    },
  ]);
  problemTexts.set(() => [english]);
  declaredProblems.set(() => features().flatMap(({ problems }) => problems ?? []));
  pageExtensions.set(() => features().flatMap(({ pages }) => pages ?? []));
  wordLists.set(features);
  contentExtensions.set(features);
  siteExtensions.set(features);
  earlyExtensions.set(features);
  finishSteps.set(() => features().flatMap(({ finish }) => finish ?? []));
}
