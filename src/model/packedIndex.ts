import type { AsPlainObject } from 'minisearch';

/**
 * A MiniSearch index in a compact text format (about two thirds of its JSON after compression).
 * Documents are identified by position; `postings` has one text per field with one line per term.
 * A posting is the term frequency (if above one) in digits, and the gap to the previous document in
 * letters: higher digits in upper case, the last one in lower case.
 */
export interface PackedIndex {
  fields: string[];
  /** Number of words of each document in each field. */
  lengths: number[][];
  averages: number[];
  /** Sorted, one per line. */
  terms: string;
  postings: string[];
}

const BASE = 26;
const UPPER_A = 'A'.charCodeAt(0);
const LOWER_A = 'a'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const LINE = '\n';

/** Postings of one term in one field, while they are collected. */
interface Postings {
  text: string;
  /** Document of the last posting. */
  last: number;
}

/** Collects the postings of an index in the compact format. */
export class IndexPacker {
  private readonly terms = new Map<string, (Postings | undefined)[]>();

  /** Adds the terms of one field of a document; documents come in ascending order. */
  add(term: string, field: number, document: number, frequency: number): void {
    const fields = this.terms.get(term) ?? [];
    if (fields.length === 0) this.terms.set(term, fields);
    const postings = (fields[field] ??= { text: '', last: -1 });
    postings.text += (frequency > 1 ? frequency : '') + packNumber(document - postings.last - 1);
    postings.last = document;
  }

  /** Terms and postings of everything that was added; `fields` is the number of fields. */
  pack(fields: number): Pick<PackedIndex, 'terms' | 'postings'> {
    const entries = [...this.terms].sort(([a], [b]) => (a < b ? -1 : 1));
    const columns = Array.from({ length: fields }, (_, field) =>
      entries.map(([, postings]) => postings[field]?.text ?? '').join(LINE),
    );
    return { terms: entries.map(([term]) => term).join(LINE), postings: columns };
  }
}

/** Terms of a packed index, in its order. */
export function packedTerms(packed: PackedIndex): string[] {
  return packed.terms.split(LINE);
}

/**
 * The format that MiniSearch loads. Rows are unpacked while it reads them, so that its asynchronous
 * loader never blocks the page.
 */
export function unpackIndex(packed: PackedIndex): AsPlainObject {
  const numbered = <T>(values: readonly T[]) => Object.fromEntries(values.map((value, i) => [i, value]));
  const count = packed.lengths.length;
  return {
    documentCount: count,
    nextId: count,
    documentIds: numbered(packed.lengths.map((_, i) => i)),
    fieldIds: Object.fromEntries(packed.fields.map((field, i) => [field, i])),
    fieldLength: numbered(packed.lengths),
    averageFieldLength: packed.averages,
    storedFields: {},
    index: rowsOf(packed) as Iterable<Row> as AsPlainObject['index'],
    serializationVersion: 2,
  };
}

type Row = [term: string, data: Record<string, Record<string, number>>];

function* rowsOf(packed: PackedIndex): Generator<Row> {
  const columns = packed.postings.map((text) => text.split(LINE));
  const terms = packedTerms(packed);
  for (const [row, term] of terms.entries()) {
    const data: Row[1] = {};
    columns.forEach((lines, field) => {
      if (lines[row]) data[field] = unpackPostings(lines[row]);
    });
    yield [term, data];
  }
}

function unpackPostings(text: string): Record<string, number> {
  const frequencies: Record<string, number> = {};
  let document = -1;
  let frequency = 0;
  let high = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code >= LOWER_A) {
      document += high * BASE + (code - LOWER_A) + 1;
      frequencies[document] = frequency || 1;
      frequency = 0;
      high = 0;
    } else if (code >= UPPER_A) {
      high = high * BASE + (code - UPPER_A);
    } else {
      frequency = frequency * 10 + (code - ZERO);
    }
  }
  return frequencies;
}

function packNumber(number: number): string {
  let high = '';
  for (let rest = Math.floor(number / BASE); rest > 0; rest = Math.floor(rest / BASE)) {
    high = String.fromCharCode(UPPER_A + (rest % BASE)) + high;
  }
  return high + String.fromCharCode(LOWER_A + (number % BASE));
}
