import type { Locale } from '@idmp/model';
import type { SectionSource } from './searchSections';
import type { Synonyms } from './synonyms';

/** What the browser needs to search a language; it indexes the sections itself. */
export interface SearchFile {
  sections: readonly SectionSource[];
  synonyms: readonly Synonyms[];
}

/** Name of a language's file. */
export const searchFileName = (locale: Locale): string => `${locale}.json`;
