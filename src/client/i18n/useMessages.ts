import { useTranslation } from 'react-i18next';
import type clientMessages from '../../../locales/zh-Hans/client.json';
import type docMessages from '../../../locales/zh-Hans/doc.json';

/** Key of a text that the shell or a document's furniture shows. */
export type MessageKey = keyof typeof clientMessages | keyof typeof docMessages;

/** Looks a text up and fills its placeholders. */
export type Messages = (key: MessageKey, values?: Record<string, string | number>) => string;

/** The texts of the page's language. */
export function useMessages(): Messages {
  const { t } = useTranslation();
  return (key, values) => t(key, values ?? {});
}
