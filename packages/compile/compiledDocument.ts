import type { Root } from 'hast';
import type {
  Locale,
  Section,
  Frontmatter,
  Heading,
  TextBlock,
  LinkPlace,
  SourcePlace,
  ContentProblem,
} from '@idmp/model';

/** A fenced code block, compared between languages. */
export interface Fence extends SourcePlace {
  language: string;
  text: string;
  /** File below `content/downloads/` that must have the same text, and that text as written. */
  download?: { name: string; text: string };
}

/**
 * The result of compiling one content file; it depends on the file and its partials only. Serializable as JSON; what
 * depends on other documents has a place in the tree.
 */
export interface CompiledDocument {
  /** Path relative to the project. */
  file: string;
  locale: Locale;
  frontmatter: Frontmatter;
  /** Line of each front matter field. */
  fieldLines: Record<string, number>;
  /** Plain text of `title`, else of the first `#` heading, else of the file name. */
  title: string;
  /** The article, with its only `h1` at the start. */
  tree: Root;
  headings: Heading[];
  /** Line of each heading of `headings`, with its file. */
  headingPlaces: SourcePlace[];
  /** Explicit ids (`{#id}`), in order. */
  explicitIds: string[];
  /** All ids that links may target. */
  anchors: string[];
  blocks: TextBlock[];
  /** Sections with their meaning. */
  sections: Section[];
  fences: Fence[];
  /** Partials that the document includes, directly or indirectly. */
  partials: string[];
  /** Links to other sites. */
  externalLinks: LinkPlace[];
  problems: ContentProblem[];
  /** Which parts could not be read: checks that need them skip the document, whose errors say why. */
  failed: { frontmatter: boolean; text: boolean };
}
