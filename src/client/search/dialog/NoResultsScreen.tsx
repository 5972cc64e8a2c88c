import { useEffect, useState } from 'react';
import type { Locale } from '../../../model/locale';
import { missingResultsReport } from '../../../site/search';
import type { SiteSearch } from '../engine/siteSearch';
import type { SearchEntry } from '../entries/searchEntries';
import { useSearchMessages } from './searchMessages';
import { entryLink, type OpenEntry } from './useOpenEntry';
import * as styles from './SearchDialog.module.css';

interface NoResultsScreenProps {
  query: string;
  locale: Locale;
  search: SiteSearch;
  popular: readonly SearchEntry[];
  onSuggestion: (query: string) => void;
  onOpen: OpenEntry;
}

/** No results: suggests similar page titles and popular pages, and links to report a missing result. */
export function NoResultsScreen(props: NoResultsScreenProps) {
  const { query, locale, search, popular, onSuggestion, onOpen } = props;
  const t = useSearchMessages();
  const suggestions = useSuggestions(search, query);
  return (
    <div className={styles.message}>
      <p className={styles.headline}>
        {t('noResults')} &quot;<strong>{query}</strong>&quot;
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{t('suggestions')}</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" onClick={() => onSuggestion(`${suggestion.toLowerCase()} `)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {popular.length > 0 && (
        <>
          <p>{t('popular')}</p>
          <ul className={styles.suggestions}>
            {popular.map((entry) => (
              <li key={entry.target.href}>
                <a {...entryLink(entry, onOpen)}>{entry.title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {t('report.question')}{' '}
        <a href={missingResultsReport(locale)} target="_blank" rel="noopener noreferrer">
          {t('report.link')}
        </a>
      </p>
    </div>
  );
}

function useSuggestions(search: SiteSearch, query: string): string[] {
  const [suggestions, setSuggestions] = useState<string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    search.suggest(query).then(
      (found) => isCurrent && setSuggestions(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [search, query]);
  return suggestions;
}
