import type { Locale } from '../model/locale';
import type { SidebarEntry } from '../model/sidebar';
import { readBuildFile } from './readBuildFile';

const SIDEBARS_FILE = '.cache/site/sidebars.json';

/** Reads the sidebars of the last build. */
export function readSidebars(): Promise<Record<Locale, SidebarEntry[]>> {
  return readBuildFile(SIDEBARS_FILE);
}
