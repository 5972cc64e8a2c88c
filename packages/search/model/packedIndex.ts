import { isHan } from './searchTokens';

/**
 * An inverted index in a compact text format. Documents are identified by position. `postings` has one text per field
 * with one line per term: first the words, then the pairs. A posting is the term frequency (if above one) in digits,
 * and the gap to the previous document in letters: higher digits in upper case, the last one in lower case.
 */
export interface PackedIndex {
  /** Terms other than Han bigrams, sorted, one per line. */
  words: string;
  /** Han bigrams: one line per first character, followed by all second ones. */
  pairs: string;
  postings: string[];
}

/** Documents that contain a term, in ascending order, with term frequencies. */
export interface Postings {
  documents: number[];
  counts: number[];
}

const BASE = 26;
const UPPER_A = 'A'.charCodeAt(0);
const LOWER_A = 'a'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const LINE = '\n';

/** Builds an index in the compact format. */
export class IndexPacker {
  private readonly terms = new Map<string, ({ text: string; last: number } | undefined)[]>();

  /** Adds the terms of one field of a document; documents must be added in ascending order. */
  add(term: string, field: number, document: number, frequency: number): void {
    const fields = this.terms.get(term) ?? [];
    if (fields.length === 0) this.terms.set(term, fields);
    const postings = (fields[field] ??= { text: '', last: -1 });
    postings.text += (frequency > 1 ? frequency : '') + packNumber(document - postings.last - 1);
    postings.last = document;
  }

  /** Terms and postings of all added documents; `fields` is the number of fields. */
  pack(fields: number): PackedIndex {
    const terms = [...this.terms.keys()].sort();
    const words = terms.filter((term) => !isPair(term));
    const pairs = terms.filter(isPair);
    const order = [...words, ...pairs];
    return {
      words: words.join(LINE),
      pairs: packPairs(pairs),
      postings: Array.from({ length: fields }, (_, field) =>
        order.map((term) => this.terms.get(term)?.[field]?.text ?? '').join(LINE),
      ),
    };
  }
}

/** The terms of a packed index. */
export interface PackedTerms {
  /** Terms other than Han bigrams. */
  words: readonly string[];
  /** Line of a term in the postings; undefined if no document contains it. */
  rowOf: (term: string) => number | undefined;
  /** Bigrams with a Han character. */
  pairsWith: (character: string) => string[];
}

/** Opens the terms of a packed index; the many bigrams are split lazily. */
export function openTerms({ words, pairs }: PackedIndex): PackedTerms {
  const list = words ? words.split(LINE) : [];
  const rows = new Map(list.map((word, row) => [word, row]));
  const lines = new Map<string, { seconds: string[]; row: number }>();
  let row = list.length;
  for (const line of pairs ? pairs.split(LINE) : []) {
    const [first = '', ...seconds] = line;
    lines.set(first, { seconds, row });
    row += seconds.length;
  }
  return {
    words: list,
    rowOf: (term) => {
      const [first = '', second = '', third] = term;
      const line = third === undefined ? lines.get(first) : undefined;
      const place = line?.seconds.indexOf(second) ?? -1;
      return line && place >= 0 ? line.row + place : rows.get(term);
    },
    pairsWith: (character) => [
      ...(lines.get(character)?.seconds ?? []).map((second) => character + second),
      ...[...lines].flatMap(([first, { seconds }]) => (seconds.includes(character) ? first + character : [])),
    ],
  };
}

/** Reads one line of postings. */
export function unpackPostings(text: string): Postings {
  const postings: Postings = { documents: [], counts: [] };
  let document = -1;
  let frequency = 0;
  let high = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code >= LOWER_A) {
      document += high * BASE + (code - LOWER_A) + 1;
      postings.documents.push(document);
      postings.counts.push(frequency || 1);
      frequency = 0;
      high = 0;
    } else if (code >= UPPER_A) {
      high = high * BASE + (code - UPPER_A);
    } else {
      frequency = frequency * 10 + (code - ZERO);
    }
  }
  return postings;
}

function isPair(term: string): boolean {
  const [first = '', second = '', third] = term;
  return third === undefined && isHan(first) && isHan(second);
}

function packPairs(pairs: readonly string[]): string {
  const lines = new Map<string, string>();
  for (const [first = '', second = ''] of pairs) lines.set(first, (lines.get(first) ?? first) + second);
  return [...lines.values()].join(LINE);
}

function packNumber(number: number): string {
  let high = '';
  for (let rest = Math.floor(number / BASE); rest > 0; rest = Math.floor(rest / BASE)) {
    high = String.fromCharCode(UPPER_A + (rest % BASE)) + high;
  }
  return high + String.fromCharCode(LOWER_A + (number % BASE));
}
