import { createContext, useCallback, useContext } from 'react';
import { formatMessage } from '../../../model/formatMessage';
import type { SearchTexts } from '../searchTexts';

export const SearchTextsContext = createContext<SearchTexts | null>(null);

/** Looks a text of the search up and fills its placeholders. */
export function useSearchTexts(): (
  key: keyof SearchTexts,
  values?: Record<string, string | number>,
) => string {
  const texts = useContext(SearchTextsContext);
  return useCallback((key, values) => formatMessage(texts?.[key] ?? '', values), [texts]);
}
