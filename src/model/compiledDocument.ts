import type { Locale } from './locale';
import type { Section } from './meaning';
import type { Frontmatter, Heading, TextBlock } from './page';
import type { ContentProblem } from './problem';

/** Position of a reference in the source. */
export interface SourcePlace {
  file: string;
  line: number;
}

/** Address of a link, resolved when the site is assembled; placeholder for the value of an `href`. */
export interface LinkPart extends SourcePlace {
  type: 'link';
  href: string;
}

/** An image, resolved when the site is assembled; placeholder for one or two `<img>`. */
export interface ImagePart extends SourcePlace {
  type: 'image';
  src: string;
  /** Empty if the image is decorative or has no alt text. */
  alt: string;
  title?: string;
  /** As written: pixels, or a percentage of the column such as `50%`. */
  width?: string;
  height?: string;
  className?: string;
}

/** Address of a media file (video, download), resolved like an image; placeholder for the value of a `src`. */
export interface FilePart extends SourcePlace {
  type: 'file';
  src: string;
}

/** Cards for the child pages of this page, or of another. */
export interface CardsPart extends SourcePlace {
  type: 'cards';
  /** The other page, as a link to it. */
  of?: string;
  /** Maximum number of cards. */
  limit?: number;
}

/** All entries of the release notes below this page, with a filter. */
export interface ChangelogPart extends SourcePlace {
  type: 'changelog';
  /** Areas of the product, with the words that place an entry there. */
  areas: { label: string; words: string[] }[];
}

/** The packages of a product that the filters select, from a data file. */
export interface PackagesPart extends SourcePlace {
  type: 'packages';
  /** Address of the data file. */
  source: string;
  product: string;
  /** Texts that the fields contain; empty ones select all. */
  filters: Record<'version' | 'platform' | 'arch' | 'type', string>;
}

export type SymbolicPart = LinkPart | ImagePart | FilePart | CardsPart | ChangelogPart | PackagesPart;

/** Final HTML, or a symbolic part that depends on other documents. */
export type BodyPart = string | SymbolicPart;

/** A fenced code block, compared between languages. */
export interface Fence extends SourcePlace {
  language: string;
  text: string;
  /** File below `content/downloads/` that must have the same text, and that text as written. */
  download?: { name: string; text: string };
}

/**
 * The result of compiling one content file; it depends on the file and its partials only.
 * Serializable as JSON; everything that depends on other documents is still symbolic.
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
  /** Body with exactly one `h1` at its start. */
  body: BodyPart[];
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
  externalLinks: LinkPart[];
  problems: ContentProblem[];
  /** Which parts could not be read: checks that need them skip the document, whose errors say why. */
  failed: { frontmatter: boolean; text: boolean };
}
