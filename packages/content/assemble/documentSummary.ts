import type { CompiledDocument } from '@idmp/compile';
import { type Heading, isLocale, localizedAddress, type Locale, documentSlug } from '@idmp/model';

/** Data for pages and sidebars: the fields of an Mdx node that `createPages` queries. */
export interface DocumentSummary {
  /** Path relative to the project. */
  file: string;
  locale: Locale;
  /** Path below the folder of the language: `05-basic/02-data-model.md`. */
  path: string;
  /** Folder below the folder of the language, '' for its root: `05-basic`. */
  category: string;
  /** Address without language, without leading slash; '' is the root page. */
  slug: string;
  /** Address with language, without path prefix. */
  address: string;
  title: string;
  description: string;
  sidebarLabel: string;
  sidebarPosition: number | null;
  sidebarSection: string | null;
  draft: boolean;
  unlisted: boolean;
}

/** Path of a file below the folder of its language: `content/en/05-basic/x.md` → `05-basic/x.md`. */
export function pathBelowLocale(file: string): string {
  const segments = file.split('/');
  return segments.slice(segments.findIndex(isLocale) + 1).join('/');
}

/** Summarizes a compiled document. */
export function summarize({ file, locale, frontmatter, title, blocks }: CompiledDocument): DocumentSummary {
  const path = pathBelowLocale(file);
  const slug = documentSlug(path, frontmatter.slug);
  return {
    file,
    locale,
    path,
    category: path.split('/').slice(0, -1).join('/'),
    slug,
    address: localizedAddress(locale, slug),
    title,
    description: frontmatter.description ?? openingOf(blocks),
    sidebarLabel: frontmatter.sidebar_label ?? title,
    sidebarPosition: frontmatter.sidebar_position ?? null,
    sidebarSection: frontmatter.sidebar_section ?? null,
    draft: frontmatter.draft === true,
    unlisted: frontmatter.unlisted === true,
  };
}

/** What the node of a document tells about it. */
export interface DocumentFields extends DocumentSummary {
  headings: Pick<Heading, 'id' | 'level' | 'text'>[];
}

/** The node fields of a compiled document. */
export function documentFields(document: CompiledDocument): DocumentFields {
  const headings = document.headings.map(({ id, level, text }) => ({ id, level, text }));
  return { ...summarize(document), headings };
}

/** Longest description that is taken from a text. */
const OPENING_MAX_CHARS = 160;

/** The beginning of the first paragraph, ended at a word. */
function openingOf(blocks: CompiledDocument['blocks']): string {
  const text = blocks.find(({ kind }) => kind === 'paragraph')?.text ?? '';
  if (text.length <= OPENING_MAX_CHARS) return text;
  const cut = text.slice(0, OPENING_MAX_CHARS);
  return `${cut.replace(/(?<![\s，。；：、])[\s，。；：、]+[^\s，。；：、]*$/u, '')}…`;
}
