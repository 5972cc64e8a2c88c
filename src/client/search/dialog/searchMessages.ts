import { createContext, useContext } from 'react';
import type { Messages, SearchKey } from '../../../model/messages';

export const SearchMessages = createContext<Messages<SearchKey>>((key) => key);

/** Texts of the search dialog, which are loaded with it. */
export function useSearchMessages(): Messages<SearchKey> {
  return useContext(SearchMessages);
}
