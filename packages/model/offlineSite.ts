import type { Locale } from './locale';
import type { SectionSource } from './searchSections';
import type { SynonymGroup } from './synonyms';

/** A page in the offline file. */
export interface OfflinePage {
  address: string;
  title: string;
  html: string;
  /** Its sections for the search; next to the text, as both compress well together. */
  sections: OfflineSection[];
}

/** A section without derivable data: there is no filtering by tags, and counterparts are in the file. */
export type OfflineSection = Omit<SectionSource, 'tags' | 'counterpart'>;

/** The site in the offline file, as JSON. */
export interface OfflineSite {
  /** Day of the build, and digest of the pages: files with the same digest have the same content. */
  day: string;
  digest: string;
  /** Address of the published site with its prefix, for files other than pages. */
  base: string;
  /** Name, sidebar as HTML, and texts of each language. */
  locales: Record<Locale, { title: string; sidebar: string; texts: Readonly<Record<string, string>> }>;
  synonyms: readonly SynonymGroup[];
  pages: Record<Locale, OfflinePage[]>;
  /** Figures by address: SVG, or a data URL. */
  figures: Record<string, string>;
}

/** The compressed part of the offline file. */
export interface OfflineData extends OfflineSite {
  /** Style sheets, as one. */
  styles: string;
}
