import { StaticQueryContext } from 'gatsby';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { I18nContext } from 'react-i18next';

/** Gives an element outside of the page's React tree what `useStaticQuery` and `useMessages` read in it. */
export type Surround = (element: ReactNode) => ReactElement;

/** What the page gives to its components of MDX, which React renders one by one. */
export function useSurroundings(): Surround {
  const queries = useContext(StaticQueryContext);
  const texts = useContext(I18nContext);
  return (element) => (
    <StaticQueryContext.Provider value={queries}>
      <I18nContext.Provider value={texts}>{element}</I18nContext.Provider>
    </StaticQueryContext.Provider>
  );
}
