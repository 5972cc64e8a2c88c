import type { MessageKey } from '../model/messages';
import { versionFault, VERSIONS } from './site';

/** A link of the navbar. */
export interface NavLink {
  type: 'link';
  /** Key of the label in `locales/<locale>/client.json`. */
  label: MessageKey;
  /** Path relative to the language's base path, or an absolute URL. */
  to: string;
  newTab: boolean;
}

/** A navbar control with its own behavior. */
export interface NavControl {
  type: 'localeSwitch' | 'colorModeToggle';
}

/** The control that opens the search. */
export interface NavSearch {
  type: 'search';
}

/** The docs version menu. */
export interface NavVersionSwitch {
  type: 'versionSwitch';
  /** Names of the versions to list; defaults to all. */
  versions?: readonly string[];
}

export type NavItem = NavLink | NavControl | NavSearch | NavVersionSwitch;

const NAV_ITEM_TYPES = ['link', 'localeSwitch', 'versionSwitch', 'colorModeToggle', 'search'] as const;

/** Items on the right of the navbar, in order. */
export const NAV_ITEMS: readonly NavItem[] = [
  { type: 'link', label: 'navbar.docs', to: '/', newTab: false },
  { type: 'link', label: 'navbar.tsdbDocs', to: '/redirect?target=tsdb', newTab: true },
  { type: 'link', label: 'navbar.cloud', to: '/redirect?target=cloud', newTab: true },
  { type: 'link', label: 'navbar.contactUs', to: '/redirect?target=contactus', newTab: true },
  { type: 'versionSwitch' },
  { type: 'localeSwitch' },
  { type: 'colorModeToggle' },
  { type: 'search' },
];

/** An unvalidated item. */
export type WrittenNavItem = Readonly<Record<string, unknown>> | NavItem;

/** Error message for an invalid navbar item, listing what is allowed; undefined for a valid one. Checked at build. */
export function navItemFault(item: WrittenNavItem, index: number, known = VERSIONS): string | undefined {
  const fields: Readonly<Record<string, unknown>> = { ...item };
  const { type, versions } = fields;
  const where = `item ${index + 1} of NAV_ITEMS in src/core/site/nav.ts`;
  if (!(NAV_ITEM_TYPES as readonly unknown[]).includes(type)) {
    const allowed = NAV_ITEM_TYPES.join(', ');
    return `No NavbarItem component found for type "${String(type)}" (${where}); allowed types: ${allowed}.`;
  }
  const isText = (name: string) => typeof fields[name] === 'string' && fields[name] !== '';
  if (type === 'link' && !(isText('to') && isText('label')))
    return `A navbar link needs "label" and "to" as texts (${where}): ${JSON.stringify(item)}.`;
  const unknown = Array.isArray(versions)
    ? versions.map((name) => versionFault(name, known)).find(Boolean)
    : undefined;
  return unknown && `${unknown.slice(0, -1)} (${where}).`;
}
