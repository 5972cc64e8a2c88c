/** A screen or feature of the product, and the section of the page that explains it; '' is the whole page. */
export interface HelpTarget {
  screen: string;
  section: string;
}

/**
 * Parses an entry of the front matter field `help`; undefined if malformed.
 * @example helpTarget('panel.trend#settings') // { screen: 'panel.trend', section: 'settings' }
 */
export function helpTarget(entry: string): HelpTarget | undefined {
  const [, screen, section = ''] = /^([a-z0-9]+(?:[.-][a-z0-9]+)*)(?:#(\S+))?$/.exec(entry) ?? [];
  return screen === undefined ? undefined : { screen, section };
}
