import { createHash } from 'node:crypto';
import type { Locale } from '../../model/locale';
import { buildIndexFile } from '../../model/searchIndex';
import type { SearchRecord } from '../../model/searchRecord';
import { sectionsOf, type SearchSection, type SectionSource } from '../../model/searchSections';
import type { SynonymGroup } from '../../model/synonyms';

/** A file below `search/` of the built site. */
export interface IndexFile {
  name: string;
  text: string;
}

const HASH_CHARS = 12;

/** Files of the embedded index of a language: the index, the texts of its sections, and a manifest of both. */
export function embeddedIndexFiles(
  locale: Locale,
  records: readonly SearchRecord[],
  synonyms: readonly SynonymGroup[] = [],
): IndexFile[] {
  const sections = sectionsOf(records).map(withLocalAddress);
  const index = hashedFile(`index.${locale}`, buildIndexFile(locale, sections, synonyms));
  const texts = hashedFile(`sections.${locale}`, sections.map(shownTexts));
  const manifest = { index: index.name, sections: texts.name };
  return [index, texts, { name: `manifest.${locale}.json`, text: JSON.stringify(manifest) }];
}

/** Addresses are relative to the site, as it may be served anywhere. */
function withLocalAddress(section: SectionSource): SectionSource {
  return { ...section, url: section.url.replace(/^https?:\/\/[^/]+/, '') || '/' };
}

/** The texts shown in hits, without index-only words. */
function shownTexts({ url, level, hierarchy, content, tags, rank, answers }: SectionSource): SearchSection {
  return {
    url,
    level,
    hierarchy,
    content,
    tags,
    ...(rank !== undefined && { rank }),
    ...(answers && { answers }),
  };
}

function hashedFile(name: string, content: unknown): IndexFile {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARS);
  return { name: `${name}.${hash}.json`, text };
}
