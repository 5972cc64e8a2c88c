import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Messages } from '../../model/messages';

/** Texts of the page's language; the function changes only with the language. */
export function useMessages(): Messages {
  const { t } = useTranslation();
  return useCallback((key, values) => t(key, values ?? {}), [t]);
}
