/** A page in the sidebar. */
export interface SidebarLink {
  type: 'link';
  label: string;
  address: string;
}

/** A chapter in the sidebar; `address` is that of its index page, when it has one. */
export interface SidebarGroup {
  type: 'group';
  label: string;
  address?: string;
  items: SidebarEntry[];
}

export type SidebarEntry = SidebarLink | SidebarGroup;
