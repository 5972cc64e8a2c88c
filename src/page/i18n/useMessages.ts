import { useCallback, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { Messages } from '../../types/messages';

/**
 * Messages in the page's language. Reads the context, as `useTranslation` would render each component a second time
 * after a navigation; the translation plugin creates an instance for each page, with its texts.
 */
export function useMessages(): Messages {
  const { i18n } = useContext(I18nContext);
  return useCallback((key, values) => i18n.t(key, values ?? {}), [i18n]);
}
