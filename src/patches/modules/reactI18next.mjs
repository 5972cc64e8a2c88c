import { createContext, createElement, useMemo } from 'react';

/** The parts of react-i18next that the translation plugin and we use; its own file of the context brings ten helpers. */
export const I18nContext = createContext();

export function I18nextProvider({ i18n, defaultNS, children }) {
  const value = useMemo(() => ({ i18n, defaultNS }), [i18n, defaultNS]);
  return createElement(I18nContext.Provider, { value }, children);
}
