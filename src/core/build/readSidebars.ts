import fs from 'node:fs/promises';
import type { Locale } from '../model/locale';
import type { SidebarEntry } from '../model/sidebar';

const SIDEBARS_FILE = '.cache/site/sidebars.json';

/** Reads the sidebars of the last build. */
export async function readSidebars(): Promise<Record<Locale, SidebarEntry[]>> {
  return JSON.parse(await fs.readFile(SIDEBARS_FILE, 'utf8')) as Record<Locale, SidebarEntry[]>;
}
