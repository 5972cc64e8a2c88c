import type { CompiledDocument } from '@idmp/compile';
import {
  type ContentProblem,
  encodeAddress,
  encodeHash,
  type Locale,
  plainRecord,
  report,
} from '@idmp/model';
import type { PageOutline } from '../../../build/siteOutline';

/** Checks the front matter field `help`: malformed names, missing sections, duplicates. */
export function checkHelp(documents: readonly CompiledDocument[]): ContentProblem[] {
  const owners = new Map<string, string>();
  return documents.flatMap(({ file, locale, frontmatter, fieldLines, anchors, failed }) => {
    const place = { file, line: fieldLines['help'] ?? 1 };
    return (frontmatter.help ?? []).flatMap((entry): ContentProblem[] => {
      const target = helpTarget(entry);
      if (!target) return [report('help.name', place, { entry })];
      const key = `${locale} ${target.screen}`;
      const owner = owners.get(key);
      if (owner !== undefined) return [report('help.twice', place, { screen: target.screen, owner })];
      owners.set(key, file);
      if (target.section === '' || failed.text || anchors.includes(target.section)) return [];
      return [report('help.section', place, { entry, known: anchors })];
    });
  });
}

/** Help address of each screen or feature by language, without path prefix. */
type HelpMap = Record<string, Partial<Record<Locale, string>>>;

/** Text of `help-map.json`, with which the product opens the help of the current screen. */
export function helpMap(pages: readonly PageOutline[]): string {
  const map: HelpMap = plainRecord();
  for (const { help, locale, address } of pages)
    for (const { screen, section } of help.flatMap((entry) => helpTarget(entry) ?? []))
      (map[screen] ??= {})[locale] = encodeAddress(address) + (section && `#${encodeHash(section)}`);
  const sorted = Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`;
}

/** A screen or feature of the product, and the section of the page that explains it; '' is the whole page. */
interface HelpTarget {
  screen: string;
  section: string;
}

/**
 * Parses an entry of the front matter field `help`; undefined if malformed.
 * @example helpTarget('panel.trend#settings') // { screen: 'panel.trend', section: 'settings' }
 */
function helpTarget(entry: string): HelpTarget | undefined {
  const [, screen, section = ''] = /^([a-z0-9]+(?:[.-][a-z0-9]+)*)(?:#(\S+))?$/.exec(entry) ?? [];
  return screen === undefined ? undefined : { screen, section };
}
