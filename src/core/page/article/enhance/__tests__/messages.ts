import texts from '../../../../../../locales/en/client.json';
import { formatMessage } from '../../../../model/formatMessage';
import type { MessageKey, Messages } from '../../../../model/messages';

const englishTexts: Partial<Record<MessageKey, string>> = texts;

/** English UI messages. */
export const english: Messages = (key, values) => formatMessage(englishTexts[key] ?? '', values ?? {});
