import { contentChecks, ledger, slips, wording } from '@idmp/checks';
import { docusaurus, gaps, tables, tabs } from '@idmp/compile';
import { packages, writing } from '@idmp/content';
import { type BuildFeature, registerBuildFeatures } from '../build/buildFeature';
import { announcement } from './announcement/feature';
import { changelog } from './changelog/feature';
import { diagrams } from './diagrams/feature';
import { feeds } from './feeds/feature';
import { hosts } from './hosts/feature';
import { landing } from './landing/feature';
import { navbarItems } from './navbar-items/feature';
import { pdf } from './pdf/feature';
import { problemList } from './problem-list/feature';
import { redirectNotice } from './redirect-notice/feature';
import { search } from './search/feature';
import { secrets } from './secrets/feature';
import { sitemap } from './sitemap/feature';
import { tools } from './tools/feature';
import { twins } from './twins/feature';
import { versions } from './versions/feature';

/**
 * All features, in the order in which their parts run and render: what they add to the build, and the names of those that
 * add nothing to it. `src/build/buildScripts.ts` finds their other parts in their folders.
 */
export const FEATURES: readonly BuildFeature[] = [
  ledger,
  announcement,
  versions,
  { name: 'bilingual' },
  search,
  slips,
  wording,
  writing,
  contentChecks,
  navbarItems,
  docusaurus,
  tabs,
  tables,
  gaps,
  landing,
  changelog,
  packages,
  { name: 'zoom' },
  diagrams,
  tools,
  { name: 'contact' },
  { name: 'analytics' },
  redirectNotice,
  pdf,
  twins,
  feeds,
  problemList,
  sitemap,
  hosts,
  secrets,
];

/** Registers the features of the build; called by each entry: the Node APIs of Gatsby, commands and workers. */
export function registerFeatures(): void {
  registerBuildFeatures(() => FEATURES);
}
