import { queryTerms, tokenize } from './searchTokens';

const HAN_RUNS = /\p{Script=Han}+/gu;
/** Stop words between other characters that are not part of a word. */
const PARTICLES = /(?<=\p{Script=Han})[的了是和与或把被](?=\p{Script=Han})/gu;
/** Query words with a lower weight are ignored. */
const MIN_WEIGHT = 0.2;

let segmenter: Intl.Segmenter | undefined;

/**
 * Tokens of a long text for the index, at build time only: without Han bigrams across word boundaries, which are a
 * quarter of a Chinese index and are never typed on their own.
 */
export function textTokens(text: string): string[] {
  return tokenize(text.normalize('NFKC').replace(PARTICLES, ' ').replace(HAN_RUNS, separateWords));
}

/** Distinct tokens of a question, without common question words. */
export function questionTokens(question: string): Set<string> {
  const says = new Map(queryTerms(question).map(({ term, weight }) => [term, weight]));
  return new Set(textTokens(question).filter((token) => (says.get(token) ?? 1) >= MIN_WEIGHT));
}

/** Inserts spaces between words; single characters stay together, as they may form an unknown word. */
function separateWords(run: string): string {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  let previous = 0;
  return [...segmenter.segment(run)].reduce((text, { segment }) => {
    const isBorder = previous > 1 && segment.length > 1;
    previous = segment.length;
    return text + (isBorder ? ' ' : '') + segment;
  }, '');
}
