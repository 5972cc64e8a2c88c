import type { Locale } from './locale';
import type { SectionSource } from './searchSections';
import type { SidebarEntry } from './sidebar';
import type { SynonymGroup } from './synonyms';

/** A page in the offline file. */
export interface OfflinePage {
  address: string;
  title: string;
  html: string;
  /** Its sections for the search; beside the text, as both compress well together. */
  sections: OfflineSection[];
}

/** A section without what follows from the others: its tags are nobody's choice, its counterparts are in the file. */
export type OfflineSection = Omit<SectionSource, 'tags' | 'counterpart'>;

/** A figure: its text, and the place and text of what its dark form adds. */
export type OfflineFigure = string | [light: string, at: number, rules: string];

/** Everything that the offline file holds, as JSON. */
export interface OfflineSite {
  /** Day of the build, and digest of the pages: two files with the same digest say the same. */
  day: string;
  digest: string;
  /** Address of the published site with its prefix; files that are no pages are there. */
  base: string;
  locales: Record<Locale, { title: string; sidebar: SidebarEntry[]; texts: Record<string, string> }>;
  synonyms: readonly SynonymGroup[];
  pages: Record<Locale, OfflinePage[]>;
  /** Figures by the address that pages give. */
  figures: Record<string, OfflineFigure>;
}

/** Address of the dark form of a figure, by the address of the light one, in the keys of `figures`. */
export const DARK_KEY = '#dark:';
