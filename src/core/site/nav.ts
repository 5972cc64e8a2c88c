import type { Locale } from '../model/locale';
import type { NavItem } from '../model/nav';
import { NAV_ITEMS } from '../../site/navbar';
import { versionFault, VERSIONS } from './site';

export { NAV_ITEMS };
export type * from '../model/nav';

/** File of the navbar's items, relative to the project. */
export const NAV_FILE = 'src/site/navbar.ts';

const NAV_ITEM_TYPES = ['link', 'localeSwitch', 'versionSwitch', 'colorModeToggle', 'search'] as const;

/** Items that a language shows. */
export const navItemsOf = (locale: Locale): readonly NavItem[] =>
  NAV_ITEMS.filter(({ only }) => only?.includes(locale) ?? true);

/** An unvalidated item. */
export type WrittenNavItem = Readonly<Record<string, unknown>> | NavItem;

/** Error message for an invalid navbar item, listing what is allowed; undefined for a valid one. Checked at build. */
export function navItemFault(item: WrittenNavItem, index: number, known = VERSIONS): string | undefined {
  const fields: Readonly<Record<string, unknown>> = { ...item };
  const { type, versions } = fields;
  const where = `item ${index + 1} of NAV_ITEMS in ${NAV_FILE}`;
  if (!(NAV_ITEM_TYPES as readonly unknown[]).includes(type)) {
    const allowed = NAV_ITEM_TYPES.join(', ');
    return `No NavbarItem component found for type "${String(type)}" (${where}); allowed types: ${allowed}.`;
  }
  const isText = (name: 'to' | 'label') => typeof fields[name] === 'string' && fields[name] !== '';
  if (type === 'link' && !(isText('to') && isText('label')))
    return `A navbar link needs "label" and "to" as texts (${where}): ${JSON.stringify(item)}.`;
  const unknown = Array.isArray(versions)
    ? versions.map((name) => versionFault(name, known)).find(Boolean)
    : undefined;
  return unknown && `${unknown.slice(0, -1)} (${where}).`;
}
