import { enhanceTabs } from './tabs/client/tabs';
import { enhanceCodeCopy } from './tools/client/codeCopy';
import { offlineSearch } from './search/offline/offlineSearch';
import { startOffline } from './offline/client/startOffline';
import { filterTables } from './reference/client/filterTables';

// The script of the offline file, with what features add to it.
void startOffline({
  enhancers: [enhanceTabs, enhanceCodeCopy, filterTables],
  search: offlineSearch,
});
