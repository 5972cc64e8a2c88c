import sidebars from '$site/sidebars.json';
import type { Locale } from '../../model/locale';
import type { SidebarEntry } from '../../model/sidebar';

/** Sidebar entries of a language, on the server and in development; in the browser's bundle the file is empty. */
export function sidebarOf(locale: Locale): readonly SidebarEntry[] {
  return sidebars[locale] ?? [];
}
