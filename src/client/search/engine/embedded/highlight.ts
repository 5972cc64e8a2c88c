import { wordSpans, type WordSpan } from '../../../../model/searchTokens';

/** Markup around each word that matched. */
export interface HighlightTags {
  pre: string;
  post: string;
}

interface Mark {
  start: number;
  end: number;
}

/** A text split into words. */
interface CutText {
  spans: WordSpan[];
  /** Number of words before each span, and in all at the end. */
  offsets: number[];
}

/** Two Han characters read as one word. */
const HAN_WORD_SHARE = 0.5;
/** Share of a snippet's context that goes before the matches. */
const LEADING_SHARE = 1 / 3;

const cutTexts = new Map<string, CutText>();

/** Splits a text into words; cached, as every key asks for the same texts. */
function cutText(text: string): CutText {
  const known = cutTexts.get(text);
  if (known) return known;
  const spans = wordSpans(text);
  let words = 0;
  const offsets = [0, ...spans.map(({ isHan }) => (words += isHan ? HAN_WORD_SHARE : 1))];
  const cut = { spans, offsets };
  cutTexts.set(text, cut);
  return cut;
}

/** Wraps the matching words of a text in tags. */
export function highlight(text: string, words: ReadonlySet<string>, tags: HighlightTags): string {
  return insertTags(text, findMarks(cutText(text).spans, words), tags);
}

/**
 * The part of a text, `length` words long, with the most matching words, which are tagged;
 * an ellipsis marks where the text was cut.
 */
export function snippet(
  text: string,
  words: ReadonlySet<string>,
  tags: HighlightTags,
  length: number,
  ellipsis: string,
): string {
  const cut = cutText(text);
  const { spans } = cut;
  const [from, to] = stretchAround(cut, ...densestMatches(cut, words, length), length);
  const isStart = from === 0;
  const isEnd = to >= spans.length;
  const left = isStart ? 0 : (spans[from]?.start ?? 0);
  const right = isEnd ? text.length : (spans[to - 1]?.end ?? text.length);
  const marks = findMarks(spans.slice(from, to), words).map((mark) => ({
    start: mark.start - left,
    end: mark.end - left,
  }));
  const shown = insertTags(text.slice(left, right), marks, tags);
  return `${isStart ? '' : ellipsis}${shown}${isEnd ? '' : ellipsis}`;
}

/** First and last matching span of the first window of `length` words with the most distinct matches. */
function densestMatches(
  { spans, offsets }: CutText,
  words: ReadonlySet<string>,
  length: number,
): [first: number, last: number] {
  const isMatch = (form: string): boolean => words.has(form);
  const found: { at: number; matching: string[] }[] = [];
  spans.forEach(({ forms }, at) => {
    if (forms.some(isMatch)) found.push({ at, matching: forms.filter(isMatch) });
  });
  const inside = new Map<string, number>();
  let best: [number, number] = [0, 0];
  let most = 0;
  let from = 0;
  for (const { at, matching } of found) {
    for (const form of matching) inside.set(form, (inside.get(form) ?? 0) + 1);
    for (
      let oldest = found[from];
      oldest && wordsBetween(offsets, oldest.at, at + 1) > length;
      oldest = found[from]
    ) {
      for (const form of oldest.matching) forget(inside, form);
      from += 1;
    }
    if (inside.size > most) {
      most = inside.size;
      best = [found[from]?.at ?? at, at];
    }
  }
  return best;
}

function forget(counts: Map<string, number>, form: string): void {
  const left = (counts.get(form) ?? 0) - 1;
  if (left > 0) counts.set(form, left);
  else counts.delete(form);
}

/** Widens a range to `length` words; what one side lacks goes to the other. */
function stretchAround(
  { spans, offsets }: CutText,
  first: number,
  last: number,
  length: number,
): [from: number, to: number] {
  let [from, to] = [first, last + 1];
  const room = length - wordsBetween(offsets, from, to);
  while (from > 0 && wordsBetween(offsets, from - 1, first) <= room * LEADING_SHARE) from -= 1;
  while (to < spans.length && wordsBetween(offsets, from, to + 1) <= length) to += 1;
  while (from > 0 && wordsBetween(offsets, from - 1, to) <= length) from -= 1;
  return [from, to];
}

function wordsBetween(offsets: readonly number[], from: number, to: number): number {
  return (offsets[to] ?? 0) - (offsets[from] ?? 0);
}

/** Ranges of matching words, adjacent ones joined. */
function findMarks(spans: readonly WordSpan[], words: ReadonlySet<string>): Mark[] {
  const marks: Mark[] = [];
  const isMatch = (form: string): boolean => words.has(form);
  spans.forEach((span, i) => {
    const form = span.forms.find(isMatch);
    if (form === undefined) return;
    const isPair = span.isHan && form !== span.forms[0];
    const end = isPair ? (spans[i + 1]?.end ?? span.end) : span.end;
    const last = marks.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, end);
    else marks.push({ start: span.start, end });
  });
  return marks;
}

function insertTags(text: string, marks: readonly Mark[], { pre, post }: HighlightTags): string {
  let result = '';
  let position = 0;
  for (const { start, end } of marks) {
    result += `${text.slice(position, start)}${pre}${text.slice(start, end)}${post}`;
    position = end;
  }
  return result + text.slice(position);
}
