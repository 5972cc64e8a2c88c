import type { TocEntry } from '../../model/page';

const quoted = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Entries of a table of contents as nested lists of links. */
export function tocHtml(entries: readonly TocEntry[]): string {
  const items = entries.map(
    ({ id, html, children }) => `<li><a href="#${quoted(id)}">${html}</a>${tocHtml(children)}</li>`,
  );
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
}

interface FoldedToc {
  entries: readonly TocEntry[];
  label: string;
  className: string;
}

/** An article with a folded table of contents after its title. */
export function withFoldedToc(article: string, { entries, label, className }: FoldedToc): string {
  if (entries.length === 0) return article;
  const nav =
    `<nav class="${className}" aria-label="${quoted(label)}" data-toc><details>` +
    `<summary>${quoted(label)}</summary>${tocHtml(entries)}</details></nav>`;
  return article.replace('</h1>', (end) => end + nav);
}
