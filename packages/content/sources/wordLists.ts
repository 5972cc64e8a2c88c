import { type ContentProblem, extensionPoint, type Locale } from '@idmp/model';
import type { CompileOptions } from '@idmp/compile';
import type { GlossaryEntry } from '../words/glossary';
import type { ReadList } from '../words/jsonFaults';

/** What word lists are read from. */
export interface ListInput {
  /** Folder of the project. */
  root: string;
  glossary: ReadList<GlossaryEntry>;
  /** Takes what is wrong with the lists. */
  problems: ContentProblem[];
}

/** The word lists of a feature. */
export interface WordLists {
  /** Reads the word lists of each language; a compiled document depends on them. */
  readLists?: (input: ListInput) => Promise<Readonly<Record<Locale, Partial<CompileOptions>>>>;
}

/** The word lists of the features. */
export const wordLists = extensionPoint<WordLists>('registerBuildFeatures');
