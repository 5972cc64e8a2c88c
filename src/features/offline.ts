import { enhanceCodeCopy } from '../client/article/tools/codeCopy';
import { offlineSearch } from '../client/layout/offline/offlineSearch';
import { startOffline } from '../client/layout/offline/startOffline';
import { enhanceWindows } from '../client/playground/enhanceWindows';

// The script of the offline file, with what features add to it.
void startOffline({ enhancers: [enhanceCodeCopy, enhanceWindows], search: offlineSearch });
