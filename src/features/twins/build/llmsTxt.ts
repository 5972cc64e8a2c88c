import { chapterName, flattenSidebar } from '@idmp/content';
import {
  type Locale,
  type SidebarEntry,
  type ContentProblem,
  encodeAddress,
  encodeHash,
  plainRecord,
  declareProblems,
  absoluteUrl,
  LOCALES,
} from '@idmp/model';
import type { CompiledDocument } from '@idmp/compile';
import type { PageOutline } from '../../../build/siteOutline';
import { markdownLine } from '@idmp/hosts';
import { twinAddress } from '../model/twin';
import { LOCALE_CONFIG } from '../../../settings/locales';
import { SITE, SITE_DESCRIPTION } from '../../../settings/site';
import { MACHINE_TEXTS } from './machineTexts';
import { indexFileOf, type TwinSite } from './twin';

/** Maximum length of a pack in characters: what language models read at once. */
export const PACK_MAX_CHARS = 50_000;

/** A chapter, or part of a long one, in one file. */
interface ChapterPack {
  title: string;
  /** Path of the file on the site. */
  file: string;
  text: string;
}

const SEPARATOR = '\n\n';

/** Packs of a language, one per chapter; long ones continue in another file, split at a page or section. */
export function chapterPacks(
  locale: Locale,
  sidebar: readonly SidebarEntry[],
  bodyOf: (address: string) => string,
): ChapterPack[] {
  const chapters = sidebar.filter((entry) => entry.type === 'group');
  return chapters.flatMap((chapter) => {
    const bodies = flattenSidebar([chapter]).map(({ address }) => bodyOf(address).trim());
    const texts = fill(bodies.filter(Boolean).flatMap(shortEnough));
    return texts.map((text, index) => {
      const part = texts.length > 1 ? ` (${index + 1}/${texts.length})` : '';
      const file = `/packs/${locale}/${chapterName(chapter)}${index > 0 ? `-${index + 1}` : ''}.md`;
      return { title: chapter.label + part, file, text: `${text}\n` };
    });
  });
}

/** Joins pieces up to the maximum length. */
function fill(pieces: readonly string[], separator = SEPARATOR): string[] {
  const texts: string[] = [];
  for (const piece of pieces) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + separator.length + piece.length < PACK_MAX_CHARS)
      texts[texts.length - 1] = last + separator + piece;
    else texts.push(piece);
  }
  return texts;
}

/** Splits a page that is too long for a pack, before sections or else between lines. */
function shortEnough(body: string): string[] {
  if (body.length < PACK_MAX_CHARS) return [body];
  const sections = fill(body.split(/\n\n(?=## )/));
  return sections.flatMap((section) => {
    if (section.length < PACK_MAX_CHARS) return [section];
    return fill(section.match(new RegExp(`.{1,${PACK_MAX_CHARS / 2}}\n?|\n`, 'gu')) ?? [], '');
  });
}

/** What the checks of this feature report. */
export const report = declareProblems({
  'help.name': 'error',
  'help.section': 'error',
  'help.twice': 'error',
});

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

export interface IndexOptions {
  locale: Locale;
  sidebar: readonly SidebarEntry[];
  pageAt: ReadonlyMap<string, PageOutline>;
  packs: readonly ChapterPack[];
  site: TwinSite;
}

/** Text of `llms.txt` of a language: all listed pages with descriptions, by chapter (llmstxt.org). */
export function llmsTxt({ locale, sidebar, pageAt, packs, site }: IndexOptions): string {
  const texts = MACHINE_TEXTS[locale];
  const link = (label: string, file: string, about = ''): string =>
    `- [${markdownLine(label)}](${absoluteUrl(site, file)})${about && `: ${markdownLine(about)}`}`;
  const linksTo = (entries: readonly SidebarEntry[]): string[] =>
    flattenSidebar(entries).map(({ label, address }) => {
      const page = pageAt.get(address);
      return link(page?.title ?? label, twinAddress(address), page?.description);
    });
  const section = (title: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : `## ${markdownLine(title)}\n\n${lines.join('\n')}`;
  const groups = sidebar.filter((entry) => entry.type === 'group');
  const singles = sidebar.filter((entry) => entry.type === 'link');
  return `${[
    `# ${markdownLine(SITE[locale].title)}`,
    `> ${markdownLine(SITE_DESCRIPTION[locale].description)}`,
    texts['machines.intro'],
    section(texts['machines.top'], linksTo(singles)),
    ...groups.map((group) => section(group.label, linksTo([group]))),
    section(
      texts['machines.packs'],
      packs.map(({ title, file }) => link(title, file)),
    ),
    section(texts['machines.others'], [
      ...LOCALES.filter((other) => other !== locale).map((other) =>
        link(LOCALE_CONFIG[other].label, indexFileOf(other), texts['machines.language']),
      ),
      link('sitemap.xml', '/sitemap.xml', texts['machines.sitemap']),
    ]),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}
