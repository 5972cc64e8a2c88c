import {
  checkControls,
  checkFieldWording,
  checkIndents,
  checkSamples,
  checkSlips,
  checkStructure,
  checkWording,
} from '@idmp/checks';
import { type Dialect, outside } from '@idmp/compile';
import { checkTemplate, type CompileSettings, packagesToHast } from '@idmp/content';
import { changelogToHast } from '../features/changelog/build/changelogElement';
import { heroToHast } from '../features/landing/build/hero';
import { addTextsFrom, mdxComponents } from '../features/mdx/build/mdxComponents';
import { isShellId } from '../settings/shellIds';
import { CODE_THEMES, releaseOf } from '../settings/site';
import { mdxPlugins } from './mdxPlugins';

const OWN_COMPONENTS = {
  Hero: heroToHast,
  Changelog: changelogToHast,
  Area: outside('Area', 'Changelog'),
  PkgList: packagesToHast,
};

/** What this site adds to the Markdown of its documents; checks run in this order. */
export const DIALECT: Dialect = {
  // Read for each document, as one may be added while `npm run develop` runs.
  get components() {
    return { ...OWN_COMPONENTS, ...mdxComponents() };
  },
  sourceChecks: [checkControls, checkSlips, checkIndents],
  checks: [checkStructure, checkSamples, checkFieldWording, checkWording, checkTemplate, addTextsFrom()],
  site: { codeThemes: CODE_THEMES, isShellId, releaseOf },
};

/** Compiles many documents in threads. */
export const WORKER = 'src/assemble/compileWorker.ts';

/** How this site compiles its documents: in this thread if there are plugins, as no other can get their functions. */
export async function compiler(): Promise<Pick<CompileSettings, 'dialect' | 'worker'>> {
  const plugins = await mdxPlugins();
  return plugins ? { dialect: { ...DIALECT, ...plugins } } : { dialect: DIALECT, worker: WORKER };
}
