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
