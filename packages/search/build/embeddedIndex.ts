import { createHash } from 'node:crypto';
import type { Locale } from '@idmp/model';
import { type SearchSection, sectionsOf, type SectionSource } from '../model/searchSections';
import type { SearchRecord } from '../model/searchRecord';
import type { SynonymGroup } from '../model/synonyms';
import { buildIndexFile } from '../model/searchIndex';

/** A file below `search/` of the built site. */
export interface IndexFile {
  name: string;
  text: string;
}

const HASH_CHARS = 12;

/** Files of the embedded index of a language: the index, and the texts of its sections. `build` tells their versions. */
export function embeddedIndexFiles(
  locale: Locale,
  records: Iterable<SearchRecord>,
  synonyms: readonly SynonymGroup[] = [],
): IndexFile[] {
  const sections = sectionsOf(records).map(withLocalAddress);
  const index = buildIndexFile(locale, sections, synonyms);
  const texts = sections.map(shownTexts);
  const hash = createHash('sha256').update(JSON.stringify([index, texts]));
  const build = hash.digest('hex').slice(0, HASH_CHARS);
  return [
    { name: `index.${locale}.json`, text: JSON.stringify({ build, ...index }) },
    { name: `sections.${locale}.json`, text: JSON.stringify({ build, sections: texts }) },
  ];
}

/** Addresses are relative to the site, as it may be served anywhere. */
function withLocalAddress(section: SectionSource): SectionSource {
  const { url, explained } = section;
  return { ...section, url: localAddress(url), ...(explained && { explained: explained.map(localAddress) }) };
}

function localAddress(url: string): string {
  return url && (url.replace(/^https?:\/\/[^/]+/, '') || '/');
}

/** The texts shown in hits, without index-only words. */
function shownTexts(section: SectionSource): SearchSection {
  const { url, level, hierarchy, content, label, tags, rank, answers, explained } = section;
  return {
    url,
    level,
    hierarchy,
    content,
    ...(label && { label }),
    tags,
    ...(rank !== undefined && { rank }),
    ...(answers && { answers }),
    ...(explained && { explained }),
  };
}
