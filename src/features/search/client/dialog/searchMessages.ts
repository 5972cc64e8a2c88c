import { createContext, useContext } from 'react';
import type { Messages, SearchKey } from '../../../../types/messages';

export const SearchMessages = createContext<Messages<SearchKey>>((key) => key);

/** Texts of the search dialog, loaded with its code. */
export function useSearchMessages(): Messages<SearchKey> {
  return useContext(SearchMessages);
}
