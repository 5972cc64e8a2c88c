import type { ComponentType } from 'react';
import type { Locale } from '../../model/locale';
import { settings } from '../../site/settings';
import { loadEmbeddedPart } from './engine/embedded/loadEmbeddedPart';
import type { SearchDialogProps } from './dialog/SearchDialog';
import { fetchSearchFiles } from './engine/embedded/searchFiles';
import { loadSearchTexts, type SearchTexts } from './searchTexts';

/** The dialog and its texts. */
export interface SearchPart {
  SearchDialog: ComponentType<SearchDialogProps>;
  texts: SearchTexts;
}

const loaded = new Map<Locale, Promise<SearchPart>>();

/** Everything that a search in a language needs; a failed load is tried anew at the next call. */
export function loadSearchPart(locale: Locale): Promise<SearchPart> {
  const known = loaded.get(locale);
  if (known) return known;
  if (!settings.algolia) prepareEmbedded(locale);
  const part = load(locale);
  loaded.set(locale, part);
  part.catch(() => loaded.delete(locale));
  return part;
}

/** Index and engine travel beside the dialog, which tells when they do not come. */
function prepareEmbedded(locale: Locale): void {
  fetchSearchFiles(locale, __PATH_PREFIX__).catch(() => undefined);
  loadEmbeddedPart().catch(() => undefined);
}

async function load(locale: Locale): Promise<SearchPart> {
  const [{ SearchDialog }, texts] = await Promise.all([import('./dialog/SearchDialog'), loadSearchTexts(locale)]);
  return { SearchDialog, texts };
}
