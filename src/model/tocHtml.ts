import type { TocEntry } from './page';

const quoted = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Entries of a table of contents as nested lists of links; empty without entries. */
export function tocHtml(entries: readonly TocEntry[]): string {
  const items = entries.map(
    ({ id, html, children }) => `<li><a href="#${quoted(id)}">${html}</a>${tocHtml(children)}</li>`,
  );
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}
