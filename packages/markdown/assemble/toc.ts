import type { Element } from 'hast';
import { h } from 'hastscript';
import { buildToc, type CompiledDocument, type Toc, type TocEntry } from '@idmp/model';

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
