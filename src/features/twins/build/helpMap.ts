import { helpTarget } from '../model/helpTarget';
import { encodeAddress, encodeHash, type Locale, plainRecord } from '@idmp/model';
import type { PageOutline } from '../../../build/siteOutline';

/** Help address of each screen or feature by language, without path prefix. */
export type HelpMap = Record<string, Partial<Record<Locale, string>>>;

/** Text of `help-map.json`, with which the product opens the help of the current screen. */
export function helpMap(pages: readonly PageOutline[]): string {
  const map: HelpMap = plainRecord();
  for (const { help, locale, address } of pages)
    for (const { screen, section } of help.flatMap((entry) => helpTarget(entry) ?? []))
      (map[screen] ??= {})[locale] = encodeAddress(address) + (section && `#${encodeHash(section)}`);
  const sorted = Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`;
}
