import { useEffect, useState } from 'react';
import type { Locale } from '@idmp/model';
import { FEEDBACK_LINKS } from '../../../../settings/site';
import type { SiteSearch } from '@idmp/search/client';
import type { SearchEntry } from '../entries/searchEntries';
import { useSearchMessages } from './searchMessages';
import * as styles from './SearchDialog.module.css';

interface NoResultsScreenProps {
  query: string;
  locale: Locale;
  search: SiteSearch;
  /** Pages listed below, which are not suggested again. */
  shown: readonly SearchEntry[];
  onSuggestion: (query: string) => void;
}

/** No results: links to report a missing result, and suggests similar page titles. */
export function NoResultsScreen({ query, locale, search, shown, onSuggestion }: NoResultsScreenProps) {
  const t = useSearchMessages();
  const listed = new Set(shown.map(({ title }) => title));
  const suggestions = useSuggestions(search, query).filter((title) => !listed.has(title));
  return (
    <div className={styles.message}>
      <p className={styles.headline}>{t('noResults', { query })}</p>
      <p>
        {t('report.question')}{' '}
        <a href={FEEDBACK_LINKS[locale].issue} target="_blank" rel="noreferrer">
          {t('report.link')}
        </a>
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
