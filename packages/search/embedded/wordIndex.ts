import type { SearchSection, SectionSource } from '../model/searchSections';
import { contentWords, tokenize } from '../model/searchTokens';

/** Fields of a section's headings: page title, own heading, headings between them, chapter. */
const HEADING_FIELDS = ['title', 'heading', 'trail', 'lvl0'] as const;
/** Fields in which words are found; the text comes before the words that stand for it. */
export const INDEX_FIELDS = [...HEADING_FIELDS, 'content', 'questions', 'counterpart'] as const;
export type IndexField = (typeof INDEX_FIELDS)[number];

/** Fields whose length counts; headings are all short. */
export const LONG_FIELDS = ['content', 'questions', 'counterpart'] as const;

/** Room for the number of a field in a place. */
export const FIELDS_MAX = 8;

/** A question of the bank, as a document of its own. */
export interface AskedQuestion {
  section: number;
  /** Number of its words. */
  words: number;
  /** Its words, as `queryKey` writes them. */
  key: string;
}

/** Inverted index of a language's sections. */
export interface WordIndex {
  words: ReadonlyMap<string, number>;
  /**
   * Each place where a word is, in order: the number of the section times {@link FIELDS_MAX} plus that of the field.
   * The field `questions` has numbers of questions for sections.
   */
  placesOf: (word: string) => Uint32Array;
  /** Number of words of each section by field; of questions, their number. */
  lengths: Readonly<Record<(typeof LONG_FIELDS)[number], readonly number[]>>;
  questions: readonly AskedQuestion[];
}

/** Indexes the headings, texts and questions of sections. */
export function indexSections(sections: readonly SectionSource[]): WordIndex {
  const numbers = new Map<string, number>();
  const said: number[] = [];
  const places: number[] = [];
  const questions: AskedQuestion[] = [];
  const lengths = { content: [] as number[], questions: [] as number[], counterpart: [] as number[] };
  const add = (words: readonly string[], field: IndexField, document: number): void => {
    const place = document * FIELDS_MAX + INDEX_FIELDS.indexOf(field);
    for (const word of words) {
      let number = numbers.get(word);
      if (number === undefined) numbers.set(word, (number = numbers.size));
      said.push(number);
      places.push(place);
    }
  };
  const headings = new Map<string, string[]>();
  const headingWords = (text: string): readonly string[] => {
    const words = headings.get(text) ?? [...new Set(tokenize(text))];
    headings.set(text, words);
    return words;
  };
  sections.forEach((section, id) => {
    const texts = headingTexts(section);
    for (const field of HEADING_FIELDS) add(headingWords(texts[field]), field, id);
    const content = tokenize(section.content);
    add(content, 'content', id);
    for (const question of section.questions ?? []) {
      const words = contentWords(question);
      add(words, 'questions', questions.length);
      questions.push({ section: id, words: words.length, key: words.sort().join(' ') });
    }
    const foreign = (section.counterpart ?? []).flatMap(contentWords);
    add(foreign, 'counterpart', id);
    lengths.content.push(content.length);
    lengths.questions.push(section.questions?.length ?? 0);
    lengths.counterpart.push(foreign.length);
  });
  const placesByWord = groupByNumber(said, places, numbers.size);
  return {
    words: numbers,
    placesOf: (word) => placesByWord(numbers.get(word) ?? -1),
    lengths,
    questions,
  };
}

/** Sorts the places of words by word, in two arrays: many small lists take several times as long. */
function groupByNumber(
  said: readonly number[],
  places: readonly number[],
  count: number,
): (number: number) => Uint32Array {
  const ends = new Uint32Array(count + 1);
  for (const number of said) ends[number + 1] = (ends[number + 1] ?? 0) + 1;
  for (let number = 1; number <= count; number += 1)
    ends[number] = (ends[number] ?? 0) + (ends[number - 1] ?? 0);
  const sorted = new Uint32Array(said.length);
  const next = ends.slice();
  said.forEach((number, i) => {
    const at = next[number] ?? 0;
    sorted[at] = places[i] ?? 0;
    next[number] = at + 1;
  });
  return (number) => (number < 0 ? sorted.subarray(0, 0) : sorted.subarray(ends[number], ends[number + 1]));
}

/** Texts of the heading fields of a section. */
function headingTexts({ hierarchy }: SearchSection): Record<(typeof HEADING_FIELDS)[number], string> {
  const [lvl0, title, ...headings] = hierarchy.map((text) => text ?? '');
  return {
    title: title ?? '',
    heading: headings.at(-1) ?? title ?? '',
    trail: headings.slice(0, -1).join(' '),
    lvl0: lvl0 ?? '',
  };
}
