/** A link of the navbar. */
export interface NavLink {
  type: 'link';
  /** Key of the label in the strings. */
  label: string;
  /** Address below the language's base path, or an absolute one. */
  to: string;
  newTab: boolean;
}

/** A control of the navbar that brings its own behaviour. */
export interface NavControl {
  type: 'localeSwitch' | 'versionSwitch' | 'colorModeToggle' | 'search';
}

export type NavItem = NavLink | NavControl;

export const NAV_ITEM_TYPES = ['link', 'localeSwitch', 'versionSwitch', 'colorModeToggle', 'search'] as const;

/** Items at the right of the navbar, in order. */
export const NAV_ITEMS: readonly NavItem[] = [
  { type: 'link', label: 'navbar.tsdbDocs', to: '/redirect?target=tsdb', newTab: true },
  { type: 'link', label: 'navbar.cloud', to: '/redirect?target=cloud', newTab: true },
  { type: 'link', label: 'navbar.contactUs', to: '/redirect?target=contactus', newTab: true },
  { type: 'versionSwitch' },
  { type: 'localeSwitch' },
  { type: 'colorModeToggle' },
  { type: 'search' },
];

/** Check navbar items; a fault names the item and points to this file. */
export function checkNavItems(items: readonly { type: string }[]): readonly NavItem[] {
  items.forEach((item, index) => {
    const where = `item ${index + 1} of NAV_ITEMS in src/site/nav.ts`;
    if (!(NAV_ITEM_TYPES as readonly string[]).includes(item.type)) {
      const allowed = NAV_ITEM_TYPES.join(', ');
      throw new Error(
        `No NavbarItem component found for type "${item.type}" (${where}); allowed types: ${allowed}.`,
      );
    }
    if (item.type === 'link' && !('to' in item && item.to && 'label' in item && item.label)) {
      throw new Error(`A navbar link needs "label" and "to" (${where}): ${JSON.stringify(item)}.`);
    }
  });
  return items as readonly NavItem[];
}
