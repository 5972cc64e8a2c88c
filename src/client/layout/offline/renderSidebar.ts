import type { SidebarEntry } from '../../../model/sidebar';

/** Renders the pages of a language as nested lists. */
export function renderSidebar(entries: readonly SidebarEntry[]): HTMLUListElement {
  const list = document.createElement('ul');
  for (const entry of entries) {
    const item = document.createElement('li');
    if (entry.type === 'link') item.append(linkTo(entry.label, entry.address));
    else {
      const box = document.createElement('details');
      const summary = document.createElement('summary');
      summary.append(entry.address === undefined ? entry.label : linkTo(entry.label, entry.address));
      box.append(summary, renderSidebar(entry.items));
      item.append(box);
    }
    list.append(item);
  }
  return list;
}

function linkTo(label: string, address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `#${address}`;
  link.textContent = label;
  return link;
}
