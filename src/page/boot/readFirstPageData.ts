import { type FirstPageData, headOf } from '../platform/firstPageData';
import { LOCALES, localizedAddress, parseOwn, ROOT_LOCALE, splitAddress } from '@idmp/model';

/** Gatsby's chunk name of `src/templates/doc.tsx`. */
const DOC_CHUNK = 'component---src-templates-doc-tsx';

/** Page data in the format of Gatsby's loader. */
export interface LoadedPage {
  path: string;
  componentChunkName: string;
  [name: string]: unknown;
}

/**
 * Reads the page data embedded in the HTML, which saves fetching the data file with the text a second time. Undefined
 * for other templates and for data of an older build.
 */
export function readFirstPageData(texts: Record<string, Record<string, string>>): LoadedPage | undefined {
  try {
    const page = parseOwn<Partial<FirstPageData>>(
      document.getElementById('idmp-first-page')?.textContent ?? '',
    );
    const { path, head, queries = [] } = page;
    return path && head
      ? { ...loadedPage(path, headOf({ path, head }), texts), staticQueryHashes: queries }
      : undefined;
  } catch {
    return undefined;
  }
}

function loadedPage(path: string, head: object, texts: Record<string, Record<string, string>>): LoadedPage {
  const { locale: language, slug } = splitAddress(path);
  const i18n = {
    language,
    languages: LOCALES,
    defaultLanguage: ROOT_LOCALE,
    generateDefaultLanguagePage: false,
    routed: language !== ROOT_LOCALE,
    originalPath: localizedAddress(ROOT_LOCALE, slug),
    path,
  };
  const node = { ns: 'client', language, data: JSON.stringify(texts[language]) };
  return {
    componentChunkName: DOC_CHUNK,
    path,
    result: { data: { doc: { head }, locales: { edges: [{ node }] } }, pageContext: { language, i18n } },
    slicesMap: {},
  };
}
