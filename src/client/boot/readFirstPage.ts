import type { FirstPage } from '../../model/firstPage';
import { DEFAULT_LOCALE, LOCALES, localizedAddress, splitAddress } from '../../model/locale';

/** Name of the script that the bundler makes of the template of documents. */
const DOC_CHUNK = 'component---src-templates-doc-tsx';

/** Page data as Gatsby's loader keeps them. */
export interface LoadedPage {
  path: string;
  componentChunkName: string;
  [name: string]: unknown;
}

/**
 * Data of the document that the HTML shows, so that its data file, which holds the text again, need not be loaded.
 * Undefined on pages of other templates, and when a page of an older build says it in another way.
 */
export function readFirstPage(texts: Record<string, Record<string, string>>): LoadedPage | undefined {
  try {
    const page = JSON.parse(
      document.getElementById('idmp-first-page')?.textContent ?? '',
    ) as Partial<FirstPage>;
    return page.path && page.head ? loadedPage(page.path, page.head, texts) : undefined;
  } catch {
    return undefined;
  }
}

function loadedPage(path: string, head: object, texts: Record<string, Record<string, string>>): LoadedPage {
  const { locale: language, slug } = splitAddress(path);
  const i18n = {
    language,
    languages: LOCALES,
    defaultLanguage: DEFAULT_LOCALE,
    generateDefaultLanguagePage: false,
    routed: language !== DEFAULT_LOCALE,
    originalPath: localizedAddress(DEFAULT_LOCALE, slug),
    path,
  };
  const node = { ns: 'client', language, data: JSON.stringify(texts[language]) };
  return {
    componentChunkName: DOC_CHUNK,
    path,
    result: { data: { doc: { head }, locales: { edges: [{ node }] } }, pageContext: { language, i18n } },
    staticQueryHashes: [],
    slicesMap: {},
  };
}
