import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Messages } from '../../model/messages';

/** Messages in the page's language; the returned function is stable until the language changes. */
export function useMessages(): Messages {
  const { t } = useTranslation();
  return useCallback((key, values) => t(key, values ?? {}), [t]);
}
