import { type Hit, MARK, BLOCK_BORDER, CELL_BORDER, type Definition } from '@idmp/search/client';
import { DIALOG } from '../dialogLimits';
import { hitTarget, type HitTarget, type SitePlace } from './hitTarget';
import { lowestLevel, toStoredSearch, type StoredSearch, type StoredSearches } from './storedSearches';

/** Hits of one page. */
interface HitGroup {
  /** Page title. */
  title: string;
  hits: Hit[];
}

/** Groups hits by page in order of first appearance, with at most `max` hits each. */
export function groupHits(hits: readonly Hit[], max: number): HitGroup[] {
  const pages = new Map<string, HitGroup>();
  for (const hit of hits) {
    const page = hit.url.replace(/#.*/, '');
    const group = pages.get(page) ?? { title: hit.hierarchy.lvl1 ?? hit.hierarchy.lvl0 ?? page, hits: [] };
    pages.set(page, group);
    if (group.hits.length < max) group.hits.push(hit);
  }
  return [...pages.values()];
}

/** Words of a text and their neighbourhood, as the engine marked them. */
interface MarkedPiece {
  text: string;
  /** What was typed, or another wording of it. */
  mark?: 'typed' | 'synonym';
}

/** Splits a text with highlight tags. */
export function markedPieces(value: string): MarkedPiece[] {
  return value.split(MARK.post).flatMap((part): MarkedPiece[] => {
    const tag = [MARK.synonym, MARK.pre].find((name) => part.includes(name));
    const [plain = '', marked = ''] = tag ? part.split(tag) : [part];
    const mark = tag === MARK.synonym ? 'synonym' : 'typed';
    return [...(plain ? [{ text: plain }] : []), ...(marked ? [{ text: marked, mark } as const] : [])];
  });
}

/** The marked words of texts, in lower case. */
export function markedWords(texts: readonly string[]): string[] {
  const words = texts.flatMap(markedPieces).flatMap(({ text, mark }) => (mark ? text.toLowerCase() : []));
  return [...new Set(words)];
}

/** Widths in Latin characters of the text before the first match: the longest one that stays, and what is left of a longer one. */
const LEAD_MAX_WIDTH = 34;
const LEAD_CUT_WIDTH = 18;
const HAN = /\p{Script=Han}/u;
const HAN_END = /\p{Script=Han}$/u;
const IN_LATIN_WORD = /^[a-z0-9]+/i;

/**
 * A snippet in one line: starts with the block that has the most matches, near its first match. A table row reads
 * "name: value".
 */
export function snippetLine(snippet: string): string {
  const blocks = snippet.split(BLOCK_BORDER);
  const matches = blocks.map((block) => block.split(MARK.post).length);
  const best = matches.indexOf(Math.max(...matches));
  return fromFirstMatch(blocks.slice(best).map(readableRow).join(CELL_BORDER));
}

/** A table row with a colon after its first cell, without empty ones. */
function readableRow(row: string): string {
  const [name = '', ...cells] = row.split(/ ·(?= |$)/).flatMap((cell) => cell.trim() || []);
  if (cells.length === 0) return name;
  const colon = HAN_END.test(name.replace(MARK.post, '')) ? '：' : ': ';
  return name + colon + cells.join(CELL_BORDER);
}

function fromFirstMatch(line: string): string {
  const first = Math.min(...[MARK.pre, MARK.synonym].map((tag) => line.indexOf(tag)).filter((at) => at >= 0));
  if (!Number.isFinite(first) || widthOf(line.slice(0, first)) <= LEAD_MAX_WIDTH) return line;
  let start = first;
  for (let width = 0; width < LEAD_CUT_WIDTH; start -= 1) width += widthOf(line[start - 1] ?? '');
  return `…${line
    .slice(Math.max(0, start - 1))
    .replace(IN_LATIN_WORD, '')
    .trimStart()}`;
}

/** Width in Latin characters. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += HAN.test(character) ? 2 : 1;
  return width;
}

/** A row of the panel: a link. */
export interface SearchEntry {
  /** Texts with highlight tags. */
  title: string;
  snippet: string;
  /** Breadcrumb trail: what is above the entry and not in the heading of its group. */
  path: string;
  /** Whether it was found through its counterpart in another language. */
  isForeign: boolean;
  target: HitTarget;
  /** Entry to store when it is opened. */
  stored: StoredSearch;
  /** 1-based position in the engine's own list; null for stored entries. */
  position: number | null;
}

export interface EntryGroup {
  /** Heading of the group. */
  title: string;
  /** Chapter of a page; its hits name it only if their group has no visible heading. */
  chapter?: string;
  /** Whether the first entry has the same title. */
  isTitleRepeated?: boolean;
  list: 'hits' | 'recent' | 'favorites' | 'pages';
  entries: SearchEntry[];
}

/** Separator of the breadcrumb trail. */
const TRAIL_SEPARATOR = ' › ';

/** Entries of a response, grouped by page. */
export function hitEntries(hits: readonly Hit[], place: SitePlace): EntryGroup[] {
  const positions = new Map(hits.map((hit, i) => [hit, i + 1]));
  return groupHits(hits, DIALOG.hitsPerGroup).map(({ title, hits: shown }) => {
    const entries = shown.map((hit) => hitEntry(hit, positions.get(hit) ?? null, place));
    const [first] = shown;
    const chapter = first ? trail(first.hierarchy, 0) : '';
    const isTitleRepeated = first !== undefined && lowestLevel(first.hierarchy) <= 1;
    if (isTitleRepeated && entries[0]) entries[0].path = chapter;
    return { title, chapter, isTitleRepeated, list: 'hits', entries };
  });
}

/** Entry for the definition of a term; links to its section. */
export function definitionEntry({ term, text, source }: Definition, place: SitePlace): SearchEntry {
  const path = trail(source.hierarchy, lowestLevel(source.hierarchy));
  return { ...hitEntry(source, null, place), title: term, snippet: text, path };
}

function hitEntry(hit: Hit, position: number | null, place: SitePlace): SearchEntry {
  const level = lowestLevel(hit.hierarchy);
  return {
    title: shownLevel(hit, `lvl${level}`) || hit.url,
    snippet: snippetLine(shownContent(hit)),
    path: trail(hit.hierarchy, level - 1, 2),
    isForeign: hit.isForeign ?? false,
    target: hitTarget(hit.url, place),
    stored: toStoredSearch(hit),
    position,
  };
}

/** Stored entries for the start screen; empty groups are omitted. */
export function storedEntries(
  { recent, favorites }: StoredSearches,
  titles: Record<'recent' | 'favorites', string>,
  place: SitePlace,
): EntryGroup[] {
  const group = (list: 'recent' | 'favorites', entries: readonly StoredSearch[]): EntryGroup => ({
    title: titles[list],
    list,
    entries: entries.map((stored) => storedEntry(stored, place)),
  });
  return [group('recent', recent), group('favorites', favorites)].filter(({ entries }) => entries.length > 0);
}

/** Entry for a page or section that isn't a search result. */
export function storedEntry(stored: StoredSearch, place: SitePlace): SearchEntry {
  return {
    title: stored.hierarchy[stored.type] ?? stored.url,
    snippet: '',
    path: trail(stored.hierarchy, levelOf(stored.type) - 1),
    isForeign: false,
    target: hitTarget(stored.url, { pathPrefix: place.pathPrefix, origins: place.origins }),
    stored,
    position: null,
  };
}

function levelOf(type: Hit['type']): number {
  return type === 'content' ? 6 : Number(type.slice('lvl'.length));
}

function shownLevel(hit: Hit, level: string): string {
  return hit._snippetResult?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '';
}

function shownContent(hit: Hit): string {
  return hit._snippetResult?.content?.value ?? hit.content ?? '';
}

/** Chapter and headings from one level to another, above the title at the next one. */
function trail(hierarchy: Hit['hierarchy'], lowest: number, highest = 0): string {
  const levels = [0, 1, 2, 3, 4, 5, 6].filter((level) => level >= highest && level <= lowest);
  const titles = levels.flatMap((level) => hierarchy[`lvl${level}`] ?? []);
  // A page that is its own chapter appears only once.
  const below = hierarchy[`lvl${lowest + 1}`];
  return titles.filter((title, i) => title !== (titles[i + 1] ?? below)).join(TRAIL_SEPARATOR);
}
