import { registerClientFeatures, type ClientFeature } from '../page/feature/clientFeature';
import { analytics } from './analytics/client';
import { announcement } from './announcement/client';
import { bilingual } from './bilingual/client';
import { contact } from './contact/client';
import { diagrams } from './diagrams/client';
import { feeds } from './feeds/client';
import { helpful } from './helpful/client';
import { problemList } from './problem-list/client';
import { reference } from './reference/client';
import { search } from './search/client';
import { tabs } from './tabs/client';
import { tools } from './tools/client';
import { twins } from './twins/client';
import { versions } from './versions/client';
import { zoom } from './zoom/client';

/** The features of the pages, in the order in which they render and start. */
const CLIENT_FEATURES: readonly ClientFeature[] = [
  announcement,
  versions,
  bilingual,
  search,
  tabs,
  zoom,
  diagrams,
  tools,
  helpful,
  reference,
  contact,
  analytics,
  twins,
  feeds,
  problemList,
];

/** Registers the features of the pages. */
export function registerFeatures(): void {
  registerClientFeatures(CLIENT_FEATURES, async () => (await import('./deferred')).startDeferred);
}
