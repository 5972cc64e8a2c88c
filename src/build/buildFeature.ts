import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reporter } from 'gatsby';
import {
  type ContentProblem,
  declaredProblems,
  extensionPoint,
  problemTexts,
  type PublishedSite,
} from '@idmp/model';
import english from '../../locales/en/problems.json';
import type { Redirect } from '@idmp/hosts';
import {
  type Asset,
  contentExtensions,
  type MarkdownFeature,
  pageExtensions,
  type Site,
  wordLists,
} from '@idmp/content';
import { markdownExtensions, siteContexts } from '@idmp/compile';
import { buildSettings } from '../settings/buildSettings';
import { isShellId } from '../settings/shellIds';
import { LOCALE_CONFIG } from '../settings/locales';
import { CODE_THEMES, releaseOf } from '../settings/site';
import { CORE_NAMES } from '../settings/siteFiles';
import type { PageOutline } from './siteOutline';

/** Logs progress, and fails the build if it must not be published. */
export type FinishReporter = Pick<Reporter, 'panicOnBuild'> &
  Record<'info' | 'warn', (message: string) => void>;

/** What the last step of a build knows of the site. */
export interface FinishContext extends PublishedSite {
  /** Published folder. */
  publicDir: string;
  /** Folder of the project. */
  root: string;
  pages: readonly PageOutline[];
  /** From former addresses, without prefix. */
  redirects: readonly Redirect[];
  /** Time of the last commit. */
  today: Date;
  reporter: FinishReporter;
}

type Step = (context: FinishContext) => Promise<void>;

/** What a feature does with the output of a build, in the order of the steps. */
interface FinishSteps {
  /** Removes what an earlier build left and nothing else replaces. */
  clear?: (publicDir: string) => Promise<void>;
  /** Writes files that are made from the stored pages alone. */
  stored?: (publicDir: string) => Promise<unknown>;
  /** Writes files beside the pages. */
  write?: Step;
  /** Why the files of a folder must not be published; undefined if they may. */
  faultOfFolder?: (folder: string) => Promise<string | undefined>;
  /** Why a text must not be written to a file for readers; undefined if it may. */
  faultOfText?: (file: string, text: string) => string | undefined;
  /** Writes files that list all others. */
  list?: Step;
  /** Runs if nothing is wrong with the site, before it is compressed. */
  complete?: Step;
}

/** Files that a feature makes from an assembled site. */
export interface SiteFiles {
  /** Texts that the bundle imports from `$site/`, by name. */
  bundled?: Readonly<Record<string, string>>;
  /** Files to publish. */
  assets?: readonly Asset[];
}

/** Gatsby's development server. */
export interface DevelopApp {
  use: (
    prefix: string,
    handle: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void,
  ) => void;
}

/** A page that is no document, in each language. */
interface StandalonePage {
  slug: string;
  /** File of the component, below `pages/` in its feature; it may query data. */
  component: string;
  /** Beside the language, the slug and what the translation plugin needs. */
  context: object;
}

/** What a feature adds to the build, in the order in which a build comes to it. Every part is optional. */
export interface BuildFeature extends MarkdownFeature {
  /** Names at the top of the published site that it writes, or that hosts answer: no page may have them. */
  ownNames?: readonly string[];
  standalone?: readonly StandalonePage[];
  /** What it tells the script that runs before the first paint. */
  earlyValues?: () => Readonly<Record<string, string>>;
  siteFiles?: (site: Site, options: { production: boolean }) => SiteFiles | Promise<SiteFiles>;
  /** Takes all problems of the content after each change, in development. */
  reportSaved?: (problems: readonly ContentProblem[]) => Promise<void>;
  /** Adds to the development server. */
  developServer?: (app: DevelopApp) => Promise<void>;
  /** Work on the output of a build. */
  finish?: FinishSteps;
}

/** The features of the build. */
export const buildFeatures = extensionPoint<BuildFeature>('registerBuildFeatures');

/** Registers the features of the build, also for what a package reads of them. */
export function registerBuildFeatures(features: () => readonly BuildFeature[]): void {
  buildFeatures.set(features);
  contentExtensions.set(features);
  wordLists.set(features);
  problemTexts.set(() => [english]);
  markdownExtensions.set(() => features().flatMap(({ markdown }) => markdown ?? []));
  pageExtensions.set(() => features().flatMap(({ pages }) => pages ?? []));
  declaredProblems.set(() => features().flatMap(({ problems }) => problems ?? []));
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
}

/** What the features do with the output of a build. */
export const finishSteps = (): FinishSteps[] => buildFeatures.all().flatMap(({ finish }) => finish ?? []);

/** Why the files of a folder must not be published, as each feature sees it. */
export async function faultsOfFolder(folder: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { faultOfFolder } of finishSteps()) {
    const fault = await faultOfFolder?.(folder);
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}

/**
 * Refuses a text that must not be written to a file for readers.
 * @throws with the reason
 */
export async function refuseText(file: string, text: string): Promise<void> {
  for (const { faultOfText } of finishSteps()) {
    const fault = faultOfText?.(file, text);
    if (fault !== undefined) throw new Error(fault);
  }
}
