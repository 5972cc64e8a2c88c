import type { Locale } from './locale';
import type { PageInVersion } from './versions';
import type { Element, ElementContent, Root } from 'hast';
import type { Section } from './meaning';

/**
 * When a style sheet loads: `first` before the first paint, `later` after loading, any other before the first paint of
 * pages with the blocks that it is named after: `prose.tabs.css` where there are tabs.
 */
export type SheetKind = string;

/**
 * Kind of a source or built style sheet, by file name.
 * @example sheetKind('src/page/footer/Footer.later.module.css') // 'later'
 */
export function sheetKind(file: string): SheetKind {
  const [, kind = 'first'] = /\.([a-z]+)\.(?:module\.|[0-9a-f]+\.)?css$/.exec(file) ?? [];
  return kind === 'module' ? 'first' : kind;
}

/** HTML, or the place of a React component with the HTML of its children. */
export type HtmlPart = string | MdxPart;

/** The place of a React component in an article. */
export interface MdxPart {
  name: string;
  /** Its props as JSON, in which double quotes are all that HTML must escape. */
  props: string;
  /** The element that it is rendered into: `div`, or `span` in a sentence. */
  tag: string;
  children: readonly HtmlPart[];
}

/** Data of a document that the template renders. */
export interface DocPage extends Pick<
  Page,
  'locale' | 'textLocale' | 'breadcrumbs' | 'previous' | 'next' | 'updated'
> {
  /** The article; empty if it has React components. */
  html: string;
  /** An article with React components: its HTML around and in them, and their names. */
  mdx?: { parts: readonly HtmlPart[]; names: readonly string[] };
  /** Table of contents as nested lists. */
  toc: string;
  /** Style sheets that the article needs before the first paint, besides the first one. */
  sheets: readonly SheetKind[];
  /** Whether the article consists of questions and answers. */
  isFaq: boolean;
  feedback: readonly {
    key: 'feedback.edit' | 'feedback.report' | 'feedback.contact';
    href: string;
    popup?: 'contactSales';
  }[];
}

/** Data of a document's head; sent on the first load too, unlike the text. */
export interface DocHead {
  title: string;
  description: string;
  keywords: string[];
  image?: string;
  /** Canonical address. */
  canonical: string;
  unlisted: boolean;
  /** Languages that have the document, with their addresses. */
  alternates: { locale: Locale; address: string }[];
  /** Version that the page belongs to; absent for the current one. */
  version?: string | null;
  /** Where the version menu leads; absent in a site with one version. */
  versions?: readonly PageInVersion[] | null;
}

/** What both kinds of entries have. */
interface SectionStart {
  /** Label of the section that begins with the entry. */
  section?: string;
}

/** A page in the sidebar. */
export interface SidebarLink extends SectionStart {
  type: 'link';
  label: string;
  address: string;
}

/** A chapter in the sidebar; `address` is that of its index page, when it has one. */
export interface SidebarGroup extends SectionStart {
  type: 'group';
  label: string;
  address?: string;
  items: SidebarEntry[];
}

export type SidebarEntry = SidebarLink | SidebarGroup;

/** A heading of a document, in order of appearance. */
export interface Heading {
  id: string;
  /** Plain text. */
  text: string;
  /** Its content in the table of contents: text, code and emphasis only. */
  content: ElementContent[];
  level: 1 | 2 | 3 | 4 | 5 | 6;
}

/** A block of text below a heading, the source of search records. */
export interface TextBlock {
  /** Index into the headings of the document; -1 before the first one. */
  heading: number;
  kind: 'paragraph' | 'list-item' | 'table-row' | 'code';
  text: string;
  /** The text of a list item with code, split there: every second piece is code. */
  pieces?: string[];
  /** Link in the first cell of a table row, as written. */
  link?: string;
}

/** A document without its body, as the sidebar, cards and pagination need it. */
export interface PageSummary {
  locale: Locale;
  /** Address without language, without leading slash; '' is the root page. */
  slug: string;
  /** Address with language, without path prefix. */
  address: string;
  title: string;
  label: string;
  description: string;
}

/** The previous or next document. */
export interface Neighbour {
  label: string;
  address: string;
  /** Label of its chapter, if any. */
  chapter?: string;
}

export type ChangeTag = 'new' | 'improved' | 'fixed';

/** One entry of the release notes. */
export interface Change {
  tag: ChangeTag;
  text: string;
  /** The text split at code: every second piece is code. */
  pieces: readonly string[];
  /** Heading above it, and its text. */
  id: string;
  topic: string;
}

/** A document ready to render. */
export interface Page extends PageSummary {
  /** Path relative to the project. */
  file: string;
  keywords: string[];
  image?: string;
  unlisted: boolean;
  /** Search rank; 0 for most pages. */
  searchRank: number;
  /** Whether its tables define terms. */
  answers?: boolean;
  /** The article with final addresses (path prefix applied), its single `h1` included. */
  tree: Root;
  headings: Heading[];
  /** Absent if there is nothing to list. */
  toc?: Toc;
  blocks: TextBlock[];
  /** Sections with their meaning, to compare versions. */
  sections: readonly Section[];
  breadcrumbs: { label: string; address?: string }[];
  previous?: Neighbour;
  next?: Neighbour;
  /** Day of the last change of its text, `2026-11-22`; absent if unknown. */
  updated?: string;
  /** Language of the text; differs from `locale` on a fallback page. */
  textLocale: Locale;
  /** Canonical address: that of the original on a fallback page, else `address`. */
  canonical: string;
  /** Entries of its release notes, and the day of the release where it is known. */
  release?: { changes: readonly Change[]; day?: string };
  /** Version that the page belongs to; absent for the current one. */
  version?: string;
  /** Where the version menu leads; absent in a site with one version. */
  versions?: readonly PageInVersion[];
  /** Whether search engines are asked to leave it out. */
  noindex?: boolean;
  /** Drafts exist only outside production. */
  draft: boolean;
  /** Entries of the front matter field `help`. */
  help: readonly string[];
  /** Addresses that redirect to this page, with language, without path prefix. */
  aliases: readonly string[];
}

/** A table of contents. */
export interface Toc {
  label: string;
  /** Nested lists of links. */
  list: Element;
}
