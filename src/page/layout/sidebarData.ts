import sidebars from '$site/sidebars.json';
import type { Locale, SidebarEntry } from '@idmp/model';

/**
 * Sidebar entries of a page: those below its address, such as those of an older version, else those of its language.
 * Server and development only; the client bundle gets an empty file.
 */
export function sidebarOf(locale: Locale, address: string): readonly SidebarEntry[] {
  const below = Object.keys(sidebars).find((key) => `${address}/`.startsWith(`${key}/`));
  return sidebars[below ?? locale] ?? [];
}
