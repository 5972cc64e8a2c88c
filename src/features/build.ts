import { contentChecks, ledger, slips, wording } from '@idmp/checks';
import { docusaurus, gaps, tables, tabs } from '@idmp/compile';
import { packages, writing } from '@idmp/content';
import type { BuildFeature } from '../gatsby/buildFeature';
import { announcement } from './announcement/feature';
import { changelog } from './changelog/feature';
import { diagrams } from './diagrams/feature';
import { feeds } from './feeds/feature';
import { hosts } from './hosts/feature';
import { landing } from './landing/feature';
import { pdf } from './pdf/feature';
import { problemList } from './problem-list/feature';
import { redirectNotice } from './redirect-notice/feature';
import { reference } from './reference/feature';
import { search } from './search/feature';
import { secrets } from './secrets/feature';
import { sitemap } from './sitemap/feature';
import { navbarItems } from './navbar-items/feature';
import { tools } from './tools/feature';
import { twins } from './twins/feature';
import { versions } from './versions/feature';

/** The features of the build, in the order in which they run. */
export const BUILD_FEATURES: readonly BuildFeature[] = [
  ledger,
  versions,
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
  reference,
  diagrams,
  tools,
  announcement,
  redirectNotice,
  problemList,
  pdf,
  search,
  twins,
  feeds,
  sitemap,
  hosts,
  secrets,
];
