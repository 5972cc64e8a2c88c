import type { Locale } from '@idmp/model';
import type { NavItem } from '../types/site';
import { NAV_ITEMS } from '../site/navbar';

export { NAV_ITEMS };
export type * from '../types/site';

/** File of the navbar's items, relative to the project. */
export const NAV_FILE = 'src/site/navbar.ts';

/** Items that a language shows. */
export const navItemsOf = (locale: Locale): readonly NavItem[] =>
  NAV_ITEMS.filter(({ only }) => only?.includes(locale) ?? true);
