import type { SidebarEntry } from '../../model/sidebar';
import { escapeHtml } from './escapeHtml';

/** Nested lists of the pages of a sidebar; `groupHtml` joins the link of a group and the list of its items. */
export function sidebarList(
  entries: readonly SidebarEntry[],
  hrefOf: (address: string) => string,
  groupHtml: (link: string, list: string) => string,
): string {
  const items = entries.map((entry) => {
    const label = escapeHtml(entry.label);
    const { address } = entry;
    const link = address === undefined ? label : `<a href="${escapeHtml(hrefOf(address))}">${label}</a>`;
    return entry.type === 'link' ? link : groupHtml(link, sidebarList(entry.items, hrefOf, groupHtml));
  });
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
