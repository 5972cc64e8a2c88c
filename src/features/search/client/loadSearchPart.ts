import { type Locale, memoizeUntilFailure } from '@idmp/model';
import { messagesOf, type Messages, type SearchKey } from '../../../types/messages';
import { settings } from '../../../settings/settings';
import type { SearchDialog } from './dialog/SearchDialog';
import { indexFolder } from './indexFolder';
import { loadEmbeddedEngine } from '@idmp/search/client';

/** The search dialog and its texts. */
export interface SearchPart {
  SearchDialog: typeof SearchDialog;
  messages: Messages<SearchKey>;
}

const TEXTS: Record<Locale, () => Promise<{ default: Record<SearchKey, string> }>> = {
  'zh-Hans': () => import('../../../../locales/zh-Hans/search.json'),
  en: () => import('../../../../locales/en/search.json'),
};

/** Loads the search dialog of a language, and the embedded engine in parallel; the dialog reports its failure. */
export const loadSearchPart = memoizeUntilFailure(async (locale: Locale): Promise<SearchPart> => {
  if (!settings.algolia) loadEmbeddedEngine(locale, indexFolder()).catch(() => undefined);
  const [{ SearchDialog }, texts] = await Promise.all([import('./dialog/SearchDialog'), TEXTS[locale]()]);
  return { SearchDialog, messages: messagesOf(texts.default) };
});
