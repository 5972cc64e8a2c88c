import { useState } from 'react';
import { InstantSearch } from 'react-instantsearch';
import type { SearchClient } from 'instantsearch.js';
import type { Locale } from '../../../model/locale';
import { SEARCH } from '../../../site/limits';
import { SEARCH_EVENTS_ENABLED } from '../../../site/search';
import { settings } from '../../../site/settings';
import { Dialog } from '../../ui/Dialog';
import { EngineProvider } from '../engine/EngineProvider';
import { sitePlace } from '../entries/hitTarget';
import type { InitialQuery } from '../initialQuery';
import { createSiteSearch } from '../engine/searchClient';
import { createSearchEvents } from '../engine/hosted/searchEvents';
import { SearchPanel } from './SearchPanel';
import { createSearchStore } from '../entries/searchStore';
import type { SearchTexts } from '../searchTexts';
import type { TypedText } from '../typedText';
import { SearchTextsContext } from './useSearchTexts';
import * as styles from './SearchDialog.module.css';

export interface SearchDialogProps {
  locale: Locale;
  texts: SearchTexts;
  initial: InitialQuery;
  /** What is typed between `initial` and the moment that the field has the focus. */
  typed: Pick<TypedText, 'take' | 'stop'>;
  /** What gets the focus at the end, or false for nothing. */
  returnFocus: () => HTMLElement | false;
  onClose: () => void;
  /** Shows a page of the site; the address has no path prefix. */
  onNavigate: (address: string) => void;
}

/** Search over the page: a field, what it finds, and what the reader opened before. */
export function SearchDialog({
  locale,
  texts,
  initial,
  typed,
  returnFocus,
  onClose,
  onNavigate,
}: SearchDialogProps) {
  const [parts] = useState(() => {
    const place = sitePlace(__PATH_PREFIX__);
    const search = createSiteSearch({ locale, pathPrefix: __PATH_PREFIX__ });
    const store = createSearchStore(search.indexName, locale, place);
    const events = createSearchEvents(settings.algolia, SEARCH_EVENTS_ENABLED);
    return { place, search, store, events };
  });
  const { indexName } = parts.search;
  return (
    <SearchTextsContext.Provider value={texts}>
      <Dialog
        label={texts.title}
        onClose={onClose}
        closesOnBackdrop
        className={styles.dialog}
        initialFocus="input"
        returnFocus={returnFocus}
      >
        <InstantSearch
          searchClient={parts.search as unknown as SearchClient}
          indexName={indexName}
          initialUiState={{ [indexName]: { query: initial.text } }}
          stalledSearchDelay={SEARCH.stallMs}
          insights={false}
          future={{ preserveSharedStateOnUnmount: true }}
        >
          <EngineProvider locale={locale}>
            <SearchPanel
              {...parts}
              locale={locale}
              initial={initial}
              typed={typed}
              onClose={onClose}
              onNavigate={onNavigate}
            />
          </EngineProvider>
        </InstantSearch>
      </Dialog>
    </SearchTextsContext.Provider>
  );
}
