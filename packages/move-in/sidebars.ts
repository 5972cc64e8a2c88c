import type { ListedEntry } from '@idmp/content';
import { ownValue } from '@idmp/model';
import {
  type Documents,
  join,
  type SidebarItem,
  type Site,
  type SiteLanguage,
  type SitePage,
  trim,
} from './docusaurus';

/** A page that Docusaurus made for a category. */
export interface MadePage extends Pick<SitePage, 'title' | 'file' | 'address' | 'frontMatter' | 'unlisted'> {
  description?: string;
}

/** The sidebars of a version in a language. */
export interface Sidebars {
  /** Pages by their files below the language. */
  items: ListedEntry[];
  made: MadePage[];
  /** Links to other places. */
  links: string[];
}

export const labelOf = ({ frontMatter, title }: Pick<SitePage, 'frontMatter' | 'title'>): string =>
  frontMatter.sidebar_label ?? title;

/** Address of a page below its version, without language. */
export const slugIn = ({ route, start }: Documents, address: string): string =>
  join(route, trim(address.slice(start.length)));

/** Lists the pages of all sidebars, one sidebar after the other; a page has the first of its places. */
export function listSidebars(
  { versions, indexes, start, route }: Documents,
  language: SiteLanguage,
  pages: readonly SitePage[],
  split: Site['split'],
): Sidebars {
  const { docs = {}, docsSidebars = {} } = versions.get(language) ?? {};
  const made: MadePage[] = [];
  const links: string[] = [];
  const listed = new Set<string>();
  const pageOf = ({ type, docId, href }: SidebarItem): SitePage | MadePage | undefined => {
    if (type !== 'category') return pages.find(({ id }) => id === docId);
    const index = indexes.find(({ permalink }) => permalink === href);
    const { address } = split(href);
    const file = `${trim(address.slice(start.length)).replaceAll('/', '-')}.md`;
    if (index) return { ...index, file, address, frontMatter: {}, unlisted: false };
    return href === undefined ? undefined : pages.find((page) => page.address === address);
  };
  const visit = (items: readonly SidebarItem[], sidebar: string): ListedEntry[] =>
    items.flatMap((item) => {
      const { type, label, href, unlisted, items: inner = [] } = item;
      const page = pageOf(item);
      if (type === 'link' && !page) links.push(`${label} (${href})`);
      // In other sidebars, it is only linked.
      const id = page && 'id' in page ? page.id : '';
      const isHere = (ownValue(docs, id)?.sidebar ?? sidebar) === sidebar;
      const isNew = page !== undefined && isHere && !unlisted && !listed.has(page.file);
      if (isNew) listed.add(page.file);
      if (isNew && !('id' in page)) made.push(page);
      const own = visit(inner, sidebar);
      if (!isNew && own.length === 0) return [];
      return {
        ...(isNew && { page: join(route, page.file) }),
        ...(!(isNew && label === labelOf(page)) && { label }),
        ...(own.length > 0 && { items: own }),
      };
    });
  return { items: Object.entries(docsSidebars).flatMap(([name, items]) => visit(items, name)), made, links };
}
