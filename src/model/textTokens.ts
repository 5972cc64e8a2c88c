import { queryTerms, tokenize } from './searchTokens';

const HAN_RUNS = /\p{Script=Han}+/gu;
/** Function words between other characters; they belong to no word around them. */
const PARTICLES = /(?<=\p{Script=Han})[的了是和与或把被](?=\p{Script=Han})/gu;
/** A word of a query with less weight says nothing about a section. */
const MIN_WEIGHT = 0.2;

let segmenter: Intl.Segmenter | undefined;

/**
 * Tokens of a long text for the index, at build time only: without the Han bigrams that reach from the end of one
 * word into the next, which are a quarter of the index of a Chinese site and which no reader types by themselves.
 */
export function textTokens(text: string): string[] {
  return tokenize(text.normalize('NFKC').replace(PARTICLES, ' ').replace(HAN_RUNS, separateWords));
}

/** Distinct tokens of a way to ask for a section, without words that every question has. */
export function questionTokens(question: string): Set<string> {
  const says = new Map(queryTerms(question).map(({ term, weight }) => [term, weight]));
  return new Set(textTokens(question).filter((token) => (says.get(token) ?? 1) >= MIN_WEIGHT));
}

/** Puts a space between adjacent words; single characters stay, as they may be parts of an unknown word. */
function separateWords(run: string): string {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  let previous = 0;
  return [...segmenter.segment(run)].reduce((text, { segment }) => {
    const isBorder = previous > 1 && segment.length > 1;
    previous = segment.length;
    return text + (isBorder ? ' ' : '') + segment;
  }, '');
}
