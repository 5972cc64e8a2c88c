import type { CompiledDocument } from '@idmp/compile';
import type { Heading, Toc } from '@idmp/model';
import type { Element } from 'hast';
import { h } from 'hastscript';

/** Table of contents of a document; undefined if there is nothing to list. */
export function tocOf({ headings, frontmatter }: CompiledDocument, label: string): Toc | undefined {
  const { landing, toc_min_heading_level: min, toc_max_heading_level: max } = frontmatter;
  const entries = landing ? [] : buildToc(headings, min, max);
  return entries.length > 0 ? { label, list: listOf(entries) } : undefined;
}

function listOf(entries: readonly TocEntry[]): Element {
  const items = entries.map(({ heading: { id, content }, children }) =>
    h('li', [h('a', { href: `#${id}` }, content), children.length > 0 ? listOf(children) : undefined]),
  );
  return h('ul', items);
}

const TOC_MIN_LEVEL = 2;
const TOC_MAX_LEVEL = 3;

/** A heading with those below it. */
export interface TocEntry {
  heading: Heading;
  children: TocEntry[];
}

/** Table of contents of a document's headings; after a skipped level, a heading nests below the next higher one. */
export function buildToc(
  headings: readonly Heading[],
  minLevel = TOC_MIN_LEVEL,
  maxLevel = TOC_MAX_LEVEL,
): TocEntry[] {
  const roots: TocEntry[] = [];
  const open: { level: number; entry: TocEntry }[] = [];
  for (const heading of headings) {
    const { level } = heading;
    if (level < minLevel || level > maxLevel) continue;
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) open.pop();
    const entry: TocEntry = { heading, children: [] };
    (open.at(-1)?.entry.children ?? roots).push(entry);
    open.push({ level, entry });
  }
  return roots;
}
