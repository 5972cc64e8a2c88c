import {
  hashText,
  type Locale,
  packSynonyms,
  type SearchSection,
  type SectionSource,
  type SynonymGroup,
  synonymsOf,
} from '@idmp/model';
import { IndexPacker, type PackedIndex } from './packedIndex';
import { queryKey } from './searchTokens';
import { questionTokens, textTokens } from './textTokens';

/** Indexed fields of a section; the browser gets its headings from the texts for hits. */
export const PACKED_FIELDS = ['content', 'questions', 'counterpart'] as const;
/** Fields of a section's headings: page title, own heading, headings between them, chapter. */
export const HEADING_FIELDS = ['title', 'heading', 'trail', 'lvl0'] as const;
export const INDEX_FIELDS = [...HEADING_FIELDS, ...PACKED_FIELDS] as const;
export type IndexField = (typeof INDEX_FIELDS)[number];

/** The index of a language as the browser fetches it. */
export interface SearchIndexFile extends PackedIndex {
  /** Number of words of each section in each packed field. */
  lengths: number[][];
  /** Per section, the marks of its questions, as `questionMark` makes them. */
  marks: string;
  /** As `packSynonyms` writes them. */
  synonyms: string;
}

/** All data for searching the sections of a language, except their texts. */
export function buildIndexFile(
  locale: Locale,
  sections: readonly SectionSource[],
  synonyms: readonly SynonymGroup[],
): SearchIndexFile {
  const packer = new IndexPacker();
  const lengths: number[][] = PACKED_FIELDS.map(() => []);
  sections.forEach(({ content, questions = [], counterpart = [] }, id) => {
    const text = rounded(textTokens(content));
    const asked = (lines: readonly string[]) =>
      rounded(lines.flatMap((line) => [...questionTokens(line)]).filter((word) => !text.has(word)));
    [text, asked(questions), asked(counterpart)].forEach((words, field) => {
      for (const [word, count] of words) packer.add(word, field, id, count);
      lengths[field]?.push(roughly(sum(words.values())));
    });
  });
  return {
    ...packer.pack(PACKED_FIELDS.length),
    lengths,
    marks: sections
      .map(({ questions = [] }) => [...new Set(questions.map(questionMark))].sort().join(''))
      .join('\n'),
    synonyms: packSynonyms(synonymsOf(synonyms, locale)),
  };
}

/** Two characters that tell which sections may have a question: a hash of its words in any order; '' for no words. */
export function questionMark(question: string): string {
  const words = queryKey(question);
  if (!words) return '';
  const hash = Number.parseInt(hashText(words).slice(0, MARK_DIGITS), 16);
  return [hash / MARK_LETTERS, hash % MARK_LETTERS]
    .map((letter) => String.fromCharCode(FIRST_MARK + letter))
    .join('');
}

/** Texts of the heading fields of a section. */
export function headingTexts({ hierarchy }: SearchSection): Record<(typeof HEADING_FIELDS)[number], string> {
  const [lvl0, title, ...headings] = hierarchy.map((text) => text ?? '');
  return {
    title: title ?? '',
    heading: headings.at(-1) ?? title ?? '',
    trail: headings.slice(0, -1).join(' '),
    lvl0: lvl0 ?? '',
  };
}

/** Twelve bits are a mark, six a letter of it. */
const MARK_DIGITS = 3;
const MARK_LETTERS = 64;
const FIRST_MARK = '0'.charCodeAt(0);

/** Further occurrences of a word in a section add no weight. */
const MOST_COUNTED = 4;

/** Counts words, rounded to powers of two: exact counts enlarge the index by a twentieth and rank the same. */
function rounded(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts)
    counts.set(word, Math.min(MOST_COUNTED, 2 ** Math.floor(Math.log2(count))));
  return counts;
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** Rounds a length to steps of a seventh, which compress better and rank the same. */
function roughly(length: number): number {
  return length === 0 ? 0 : Math.round(1.15 ** Math.round(Math.log(length) / Math.log(1.15)));
}
