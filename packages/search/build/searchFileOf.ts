import type { Locale } from '@idmp/model';
import type { SearchFile } from '../model/searchFile';
import { sectionsOf, type SectionSource } from '../model/searchSections';
import type { SearchRecord } from '../model/searchRecord';
import { type SynonymGroup, synonymsOf } from '../model/synonyms';

/** What a browser needs to search the records of a language. */
export function searchFileOf(
  locale: Locale,
  records: Iterable<SearchRecord>,
  synonyms: readonly SynonymGroup[] = [],
): SearchFile {
  return {
    sections: sectionsOf(records).map(withLocalAddress),
    synonyms: synonymsOf(synonyms, locale),
  };
}

/** Addresses are relative to the site, as it may be served anywhere. */
function withLocalAddress(section: SectionSource): SectionSource {
  const { url, explained } = section;
  return { ...section, url: localAddress(url), ...(explained && { explained: explained.map(localAddress) }) };
}

function localAddress(url: string): string {
  return url && (url.replace(/^https?:\/\/[^/]+/, '') || '/');
}
