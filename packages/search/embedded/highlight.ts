import { MARK } from '../model/search';
import { wordSpans, type WordSpan } from '../model/searchTokens';
import type { Wanted } from './embeddedIndex';
import { isInWord, lowerCase } from './queryPlan';

interface Mark {
  start: number;
  end: number;
  isSynonym?: true;
}

/** Words that match at a position of a text. */
interface Match {
  at: number;
  words: readonly string[];
}

/** A text split into words. */
interface CutText {
  spans: WordSpan[];
  /** Number of words before each span; the last item is the total. */
  offsets: number[];
}

/** Two Han characters count as one word. */
const HAN_WORD_SHARE = 0.5;
/** Fraction of a snippet's context before the matches. */
const LEADING_SHARE = 1 / 3;

/** Characters per snippet word to tokenize, and the usual length of its words. */
const SPLIT_CHARS = 30;
const WORD_CHARS = 6;
/** Suffix after the stem of a word: "quer" + "ies". */
const PLURAL_END = /^(?:y|ies|s)?(?![a-z0-9])/;
const CACHED_MAX = 1_000;

const cutTexts = new Map<string, CutText>();

/** Splits text into words; cached, because every key press needs the same texts. */
function cutText(text: string): CutText {
  const known = cutTexts.get(text);
  if (known) return known;
  if (cutTexts.size === CACHED_MAX) cutTexts.clear();
  const spans = wordSpans(text);
  let words = 0;
  const offsets = [0, ...spans.map(({ isHan }) => (words += isHan ? HAN_WORD_SHARE : 1))];
  const cut = { spans, offsets };
  cutTexts.set(text, cut);
  return cut;
}

/**
 * Extracts the `length` words with the most matches and tags what was typed; an ellipsis marks where the text was cut.
 * @param words - terms that matched, also those of synonyms
 */
export function snippet(text: string, words: ReadonlySet<string>, wanted: Wanted, length: number): string {
  const [start, end] = stretchWithMatches(text, words, length);
  const isCutBefore = start > 0;
  const isCutAfter = end < text.length;
  const stretch = text.slice(start, end);
  const cut = cutText(stretch);
  const { spans } = cut;
  const [from, to] = stretchAround(cut, ...densestMatches(cut, words, length), length);
  const isStart = from === 0;
  const isEnd = to >= spans.length;
  const left = isStart ? 0 : (spans[from]?.start ?? 0);
  const right = isEnd ? stretch.length : (spans[to - 1]?.end ?? stretch.length);
  const inside = spans
    .slice(from, to)
    .map((span) => ({ ...span, start: span.start - left, end: span.end - left }));
  const part = stretch.slice(left, right);
  const shown = insertTags(part, marksIn(part, inside, wanted));
  return `${isStart && !isCutBefore ? '' : '…'}${shown}${isEnd && !isCutAfter ? '' : '…'}`;
}

/**
 * Cuts a long text to the part with the most distinct matches, by plain string search: tokenizing all of it takes
 * longer than the search itself.
 */
function stretchWithMatches(
  text: string,
  words: ReadonlySet<string>,
  length: number,
): [start: number, end: number] {
  const room = length * SPLIT_CHARS;
  if (text.length <= 2 * room) return [0, text.length];
  const at = densestPlace(lowerCase(text), words, length * WORD_CHARS);
  return [wordBorder(text, Math.max(0, at - room)), wordBorder(text, at + room)];
}

/** Start of the first window of the given length with the most distinct words. */
function densestPlace(text: string, words: ReadonlySet<string>, chars: number): number {
  const found: Match[] = [];
  for (const word of words) {
    const stem = word.replace(/(?<=...)y$/, '');
    for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + stem.length)) {
      const isWhole =
        !isInWord(text, at) && PLURAL_END.test(text.slice(at + stem.length, at + stem.length + 4));
      if (isWhole) found.push({ at, words: [word] });
    }
  }
  found.sort((a, b) => a.at - b.at);
  return densestWindow(found, (from, to) => to - from <= chars)[0];
}

/** Next position outside a word. */
function wordBorder(text: string, position: number): number {
  let border = Math.min(position, text.length);
  while (border > 0 && border < text.length && isInWord(text, border)) border += 1;
  return border;
}

/** First and last matching span in the first window of `length` words with the most distinct matches. */
function densestMatches(
  { spans, offsets }: CutText,
  words: ReadonlySet<string>,
  length: number,
): [first: number, last: number] {
  const isMatch = (form: string): boolean => words.has(form);
  const found: Match[] = [];
  spans.forEach(({ forms }, at) => {
    if (forms.some(isMatch)) found.push({ at, words: forms.filter(isMatch) });
  });
  return densestWindow(found, (from, to) => wordsBetween(offsets, from, to + 1) <= length);
}

/** First and last match of the first window with the most distinct words; matches are in order. */
function densestWindow(
  found: readonly Match[],
  fits: (from: number, to: number) => boolean,
): [first: number, last: number] {
  const inside = new Map<string, number>();
  let best: [number, number] = [0, 0];
  let most = 0;
  let from = 0;
  for (const { at, words } of found) {
    for (const word of words) inside.set(word, (inside.get(word) ?? 0) + 1);
    for (let oldest = found[from]; oldest && !fits(oldest.at, at); oldest = found[++from])
      for (const word of oldest.words) forget(inside, word);
    if (inside.size > most) {
      most = inside.size;
      best = [found[from]?.at ?? at, at];
    }
  }
  return best;
}

function forget(counts: Map<string, number>, word: string): void {
  const left = (counts.get(word) ?? 0) - 1;
  if (left > 0) counts.set(word, left);
  else counts.delete(word);
}

/** Extends a range to `length` words; unused context on one side goes to the other. */
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

/** Ranges of what was typed, and of whole synonyms beside it, in order. */
function marksIn(text: string, spans: readonly WordSpan[], { typed, synonyms }: Wanted): Mark[] {
  const marks = findMarks(spans, typed);
  const lower = lowerCase(text);
  // A few letters have another length in lower case.
  if (lower.length !== text.length) return marks;
  for (const phrase of synonyms)
    for (let start = lower.indexOf(phrase); start >= 0; start = lower.indexOf(phrase, start + 1)) {
      const end = start + phrase.length;
      const isFree = marks.every((mark) => end <= mark.start || start >= mark.end);
      if (isFree && !isInWord(lower, start) && !isInWord(lower, end))
        marks.push({ start, end, isSynonym: true });
    }
  return marks.sort((a, b) => a.start - b.start);
}

/** Ranges of matching words; adjacent ones are merged. */
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

/** Wraps what was typed in tags, and whole synonyms in others. */
function insertTags(text: string, marks: readonly Mark[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, isSynonym } of marks) {
    const tag = isSynonym ? MARK.synonym : MARK.pre;
    result += text.slice(position, start) + tag + text.slice(start, end) + MARK.post;
    position = end;
  }
  return result + text.slice(position);
}
