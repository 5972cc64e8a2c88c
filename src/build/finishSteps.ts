import type { Reporter } from 'gatsby';
import { extensionPoint, type PublishedSite } from '@idmp/model';
import type { Redirect } from '@idmp/hosts';
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
export interface FinishSteps {
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

/** What the features do with the output of a build. */
export const finishSteps = extensionPoint<FinishSteps>('registerBuildFeatures');

/** Why the files of a folder must not be published, as each feature sees it. */
export async function faultsOfFolder(folder: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { faultOfFolder } of finishSteps.all()) {
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
  for (const { faultOfText } of finishSteps.all()) {
    const fault = faultOfText?.(file, text);
    if (fault !== undefined) throw new Error(fault);
  }
}
