import type { RecordType, SearchRecord, SearchWords } from './searchRecord';

/** A page or a section with the text below its heading: one document of the embedded index. */
export interface SearchSection {
  /** Address with anchor, as in its records. */
  url: string;
  /** Level of its heading; 1 is the page itself. */
  level: number;
  /** Texts of lvl0 … lvl6 down to its own level. */
  hierarchy: readonly (string | null)[];
  content: string;
  /** Label of the page in the sidebar, on its first section, if it is not its title. */
  label?: string;
  tags: readonly string[];
  /** Search rank of its page; defaults to 0. */
  rank?: number;
  /** Whether its table rows define terms. */
  answers?: true;
  /** Addresses of the sections that explain the terms of its rows; '' if there is none. */
  explained?: readonly string[];
}

/** A section with its index-only words. */
export type SectionSource = SearchSection & Partial<SearchWords>;

/** A section while its records are collected. */
type BlockSection = SectionSource & { blocks: string[]; explained: string[] };

/** Separates two blocks of one section. */
export const BLOCK_BORDER = '\n';
/** Separates the cells of a table row. */
export const CELL_BORDER = ' · ';

/** Sections of the records of one language, in order of appearance. */
export function sectionsOf(records: Iterable<SearchRecord>): SectionSource[] {
  const sections = new Map<string, BlockSection>();
  for (const record of records) {
    const section = sections.get(record.url) ?? emptySection(record);
    sections.set(record.url, section);
    if (!record.content) continue;
    section.blocks.push(record.content);
    if (record.answers) section.explained.push(record.explained ?? '');
  }
  return [...sections.values()].map(({ blocks, explained, ...section }) => ({
    ...section,
    ...(explained.length > 0 && { explained }),
    content: blocks.join(BLOCK_BORDER),
  }));
}

function emptySection(record: SearchRecord): BlockSection {
  const all = Object.values(record.hierarchy);
  const level = Math.max(1, levelOf(record.type) ?? all.findLastIndex(Boolean));
  return {
    url: record.url,
    level,
    hierarchy: all.slice(0, level + 1),
    content: '',
    tags: record.docusaurus_tag,
    ...(record.weight.pageRank !== 0 && { rank: record.weight.pageRank }),
    ...(record.label && { label: record.label }),
    ...(record.answers && { answers: true as const }),
    ...(record.questions && { questions: record.questions }),
    ...(record.counterpart && { counterpart: record.counterpart }),
    blocks: [],
    explained: [],
  };
}

/** Heading level of a record type; undefined for a text. */
function levelOf(type: RecordType): number | undefined {
  return type === 'content' ? undefined : Number(type.slice('lvl'.length));
}
