import texts from '../../../../../locales/en/client.json';
import { formatMessage } from '@idmp/model';
import type { MessageKey, Messages } from '../../../../types/messages';

const englishTexts: Partial<Record<MessageKey, string>> = texts;

/** English UI messages. */
export const english: Messages = (key, values) => formatMessage(englishTexts[key] ?? '', values ?? {});
