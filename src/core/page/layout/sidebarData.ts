import sidebars from '$site/sidebars.json';
import type { Locale } from '../../model/locale';
import type { SidebarEntry } from '../../model/sidebar';

/** Sidebar entries by language. Server and development only; the client bundle gets an empty file. */
export function sidebarOf(locale: Locale): readonly SidebarEntry[] {
  return sidebars[locale] ?? [];
}
