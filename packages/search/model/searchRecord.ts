import { hashText, type Locale, type Heading, type TextBlock } from '@idmp/model';

export type RecordType = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

export type Hierarchy = Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>;

/** Additional words by which a section is found; never shown. */
export interface SearchWords {
  /** Questions that it answers. */
  questions: readonly string[];
  /** Heading and questions of the same section in the other languages. */
  counterpart: readonly string[];
}

/** A search record in DocSearch's format. */
export interface SearchRecord extends Partial<SearchWords> {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string;
  type: RecordType;
  hierarchy: Hierarchy;
  content: string | null;
  language: Locale;
  docusaurus_tag: string[];
  version: string;
  /** Label of the page in the sidebar, if it is not its title; only on the record of the page. */
  label?: string;
  /** Whether the tables of its page define terms. */
  answers?: true;
  /** Address of the section that explains the term of a definition. */
  explained?: string;
  weight: { pageRank: number; level: number; position: number };
  digest: string;
}

/** Input for the records of a page. */
export interface RecordSource {
  title: string;
  /** Label of the page in the sidebar. */
  label?: string;
  /** The page's description; '' for none. */
  description: string;
  headings: readonly Heading[];
  blocks: readonly TextBlock[];
}

export interface RecordSettings {
  /** Chapter of the page: label of its top group in the sidebar. */
  chapter: string;
  /** Address of the page as hits link to it. */
  url: string;
  language: Locale;
  version: string;
  tag: string;
  /** Search rank of the page; defaults to 0. */
  rank?: number;
  /** Whether the tables of the page define terms. */
  answers?: boolean;
  /** Address that a link in the text of the page leads to. */
  addressOf?: (link: string) => string | undefined;
  /** Additional words of a section, by anchor; '' is the page. */
  wordsOf?: (anchor: string) => SearchWords;
}

const MAX_CONTENT_LENGTH = 2_500;
const LEVEL_STEP = 10;
const TOP_LEVEL = 100;

/**
 * Search records of a page: one each for the page, its description, its headings and its blocks of text.
 * The `objectID` depends only on the record's own text, type and heading, not on its surroundings.
 */
export function recordsOfPage(page: RecordSource, settings: RecordSettings): SearchRecord[] {
  const build = recordBuilder(settings);
  const details = ({ link }: TextBlock): Details => {
    const explained = settings.answers && link ? settings.addressOf?.(link) : undefined;
    return explained ? { explained } : {};
  };
  const hierarchies = page.headings.map(() => emptyHierarchy(settings.chapter, page.title));
  const label = page.label !== page.title && page.label;
  const whole = emptyHierarchy(settings.chapter, page.title);
  const records = [build('lvl1', '', whole, null, label ? { label } : {})];
  let above = emptyHierarchy(settings.chapter, page.title);
  let nextBlock = 0;
  const addBlocks = (heading: number): void => {
    for (
      let block = page.blocks[nextBlock];
      block && block.heading <= heading;
      block = page.blocks[++nextBlock]
    ) {
      const anchor = anchorOf(page.headings[block.heading]);
      for (const content of splitText(block.text))
        records.push(build('content', anchor, hierarchies[block.heading] ?? above, content, details(block)));
    }
  };
  for (const content of splitText(page.description)) records.push(build('content', '', above, content));
  addBlocks(-1);
  page.headings.forEach((heading, index) => {
    if (heading.level > 1) {
      above = below(above, heading);
      records.push(build(`lvl${heading.level}`, heading.id, above, null));
    }
    hierarchies[index] = above;
    addBlocks(index);
  });
  return records;
}

/** A page's `#` heading is the page itself. */
function anchorOf(heading: Heading | undefined): string {
  return heading && heading.level > 1 ? heading.id : '';
}

function emptyHierarchy(chapter: string, title: string): Hierarchy {
  return { lvl0: chapter, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
}

/** Hierarchy at a heading: its own level set, all deeper ones cleared. */
function below(above: Hierarchy, { level, text }: Heading): Hierarchy {
  const hierarchy = { ...above };
  for (let deeper = level; deeper <= 6; deeper++)
    hierarchy[`lvl${deeper}` as keyof Hierarchy] = deeper === level ? text : null;
  return hierarchy;
}

/** What only some records have. */
type Details = Pick<SearchRecord, 'label' | 'explained'>;

/** Creates records in order, counting positions and duplicates. */
function recordBuilder(settings: RecordSettings) {
  const { url, language, version, tag, rank = 0, answers, wordsOf } = settings;
  const counts = new Map<string, number>();
  let position = 0;
  return (
    type: RecordType,
    anchor: string,
    hierarchy: Hierarchy,
    content: string | null,
    details: Details = {},
  ): SearchRecord => {
    const identity = [language, version, url, anchor, type, content === null ? '' : hashText(content)].join(
      '\n',
    );
    const count = counts.get(identity) ?? 0;
    counts.set(identity, count + 1);
    const level = type === 'content' ? 0 : TOP_LEVEL - LEVEL_STEP * Number(type.slice(3));
    const data = {
      url: anchor ? `${url}#${anchor}` : url,
      url_without_anchor: url,
      anchor,
      type,
      hierarchy,
      content,
      language,
      docusaurus_tag: [tag],
      version,
      ...(answers && { answers: true as const }),
      ...details,
      weight: { pageRank: rank, level, position: position++ },
      ...(type !== 'content' && filled(wordsOf?.(anchor))),
    };
    return {
      objectID: hashText(count > 0 ? `${identity}\n${count}` : identity),
      ...data,
      digest: hashText(JSON.stringify(data)),
    };
  };
}

/** Non-empty lists only, as most records have none. */
function filled(words: Partial<SearchWords> = {}): Partial<SearchWords> {
  return Object.fromEntries(Object.entries(words).filter(([, list]) => list.length > 0));
}

/** Splits a long text at spaces or sentence ends, to stay below the index's record limit. */
export function splitText(text: string, limit = MAX_CONTENT_LENGTH): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > limit) {
    const head = rest.slice(0, limit);
    const sentence = Math.max(head.lastIndexOf('。'), head.lastIndexOf('. '), head.lastIndexOf('\n'));
    let cut = sentence > limit / 2 ? sentence + 1 : head.lastIndexOf(' ');
    if (cut <= 0) cut = isHighSurrogate(head.charCodeAt(limit - 1)) ? limit - 1 : limit;
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trimStart();
  }
  return [...pieces, rest].filter(Boolean);
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
