import type { Element } from 'hast';
import { h } from 'hastscript';
import type { SidebarEntry } from '@idmp/model';

/** Nested lists of the pages of a sidebar; `group` joins the link of a group and the list of its items. */
export function sidebarList(
  entries: readonly SidebarEntry[],
  hrefOf: (address: string) => string,
  group: (link: Element | string, list: Element) => Element | (Element | string)[],
): Element {
  const items = entries.map((entry) => {
    const { label, address } = entry;
    const link = address === undefined ? label : h('a', { href: hrefOf(address) }, [label]);
    return h('li', [entry.type === 'link' ? link : group(link, sidebarList(entry.items, hrefOf, group))]);
  });
  return h('ul', items);
}
