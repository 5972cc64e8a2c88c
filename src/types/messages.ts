import type clientTexts from '../../locales/zh-Hans/client.json';
import type docTexts from '../../locales/zh-Hans/doc.json';
import type footerTexts from '../../locales/zh-Hans/footer.json';
import type notFoundTexts from '../../locales/zh-Hans/notFound.json';
import type pagesTexts from '../../locales/zh-Hans/pages.json';
import type popupTexts from '../../locales/zh-Hans/popup.json';
import type searchTexts from '../../locales/zh-Hans/search.json';
import type sidebarTexts from '../../locales/zh-Hans/sidebar.json';
import { formatMessage, type MessageValues } from '@idmp/model';

/** Key of a text that is shipped with the pages. */
export type MessageKey = keyof (typeof clientTexts &
  typeof docTexts &
  typeof notFoundTexts &
  typeof pagesTexts);

/** Keys of texts that are loaded with their part, or rendered at build only. */
export type FooterKey = keyof typeof footerTexts;
export type PopupKey = keyof typeof popupTexts;
export type SearchKey = keyof typeof searchTexts;
export type SidebarKey = keyof typeof sidebarTexts;

/** Looks up a text and fills its placeholders. */
export type Messages<Key extends string = MessageKey> = (key: Key, values?: MessageValues) => string;

/** Lookup in a table of texts. */
export function messagesOf<Key extends string>(texts: Readonly<Record<Key, string>>): Messages<Key> {
  return (key, values) => formatMessage(texts[key], values);
}
