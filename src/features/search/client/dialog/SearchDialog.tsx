import { useState } from 'react';
import type { Locale } from '@idmp/model';
import type { Messages, SearchKey } from '../../../../types/messages';
import { settings } from '../../../../settings/settings';
import { Dialog } from '../../../../page/ui/Dialog';
import { EngineProvider } from './EngineProvider';
import { createSearchEvents, createSiteSearch } from '@idmp/search/client';
import { versionHere } from '../versions';
import { sitePlace } from '../entries/hitTarget';
import { offeredPages } from '../entries/offeredPages';
import { createSearchStore } from '../entries/searchStore';
import { indexFolder } from '../indexFolder';
import type { TypedText } from '../typedText';
import { SearchMessages } from './searchMessages';
import { SearchPanel } from './SearchPanel';
import * as styles from './SearchDialog.module.css';

export interface SearchDialogProps {
  locale: Locale;
  messages: Messages<SearchKey>;
  /** Initial query, selected so that typing replaces it. */
  initial: string;
  /** Text typed before the field is focused. */
  typed: Pick<TypedText, 'take' | 'stop'>;
  returnFocus: () => HTMLElement | false;
  onClose: () => void;
  /** Navigates to a page; the address has no path prefix. */
  onNavigate: (address: string) => void;
}

/** Search dialog: query field, results, and recent and favorite searches. */
export function SearchDialog(props: SearchDialogProps) {
  const { locale, messages, initial, returnFocus, onClose } = props;
  const [parts] = useState(() => {
    const place = sitePlace(__PATH_PREFIX__, versionHere()?.path);
    const search = createSiteSearch({
      locale,
      folder: indexFolder(),
      indexName: 'docs',
      hosted: settings.algolia,
    });
    const store = createSearchStore(search.indexName, locale, place);
    const events = createSearchEvents(settings.algolia, settings.searchEvents);
    const titles = { popular: messages('popular'), release: messages('release') };
    const offered = offeredPages(locale, place, titles);
    return { place, search, store, events, offered };
  });
  return (
    <SearchMessages.Provider value={messages}>
      {/* Around the dialog, as it renders nothing before the library has started. */}
      <EngineProvider search={parts.search} query={initial}>
        <Dialog
          label={messages('title')}
          onClose={onClose}
          closesOnBackdrop
          translate="no"
          className={styles.dialog}
          returnFocus={returnFocus}
        >
          <SearchPanel {...props} {...parts} />
        </Dialog>
      </EngineProvider>
    </SearchMessages.Provider>
  );
}
