import { BLOCK_BORDER, CELL_BORDER, type SearchSection } from '../model/searchSections';

/** Bonus for an exact match of the query in the heading, in the text, and as a label (at the start of a block or cell). */
const HEADING_PHRASE = 1.5;
const TEXT_PHRASE = 2;
const LABEL_PHRASE = 1;
/** Shorter queries occur in every text. */
const PHRASE_MIN_CHARS = 2;

/** Normalizes text for phrase matching: lower case, half width, single spaces. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

const WORD_CHARACTER = /[a-z0-9]/;

/**
 * Where a lowercased text contains a phrase as whole words, in singular or plural: anywhere, or as a label at the start
 * of a block or cell.
 */
export function phrasePlace(text: string, phrase: string): 'label' | 'inside' | undefined {
  const stem = phrase.replace(/(?<=...)s$/, '');
  let place: 'inside' | undefined;
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
    const end = at + stem.length;
    if (isInWord(text, at) || isInWord(text, text[end] === 's' ? end + 1 : end)) continue;
    if (at === 0 || text[at - 1] === BLOCK_BORDER || text.endsWith(CELL_BORDER, at)) return 'label';
    place = 'inside';
  }
  return place;
}

/** Whether a position is inside a Latin word, between two letters or digits. */
export function isInWord(text: string, position: number): boolean {
  return WORD_CHARACTER.test(text[position - 1] ?? '') && WORD_CHARACTER.test(text[position] ?? '');
}

const lowered = new Map<string, string>();

/** Lowercases text; cached, because every key press needs the same texts. */
export function lowerCase(text: string): string {
  let lower = lowered.get(text);
  if (lower === undefined) lowered.set(text, (lower = text.toLowerCase()));
  return lower;
}

/** Bonus for a section that contains the exact query; none where much is named that other pages explain. */
export function phraseBoost(phrase: string, section?: SearchSection): number {
  if (!section || (section.rank ?? 0) < 0 || phrase.length < PHRASE_MIN_CHARS) return 0;
  const inText = phrasePlace(lowerCase(section.content), phrase);
  return (
    (phrasePlace(lowerCase(section.hierarchy.at(-1) ?? ''), phrase) ? HEADING_PHRASE : 0) +
    (inText ? TEXT_PHRASE : 0) +
    (inText === 'label' ? LABEL_PHRASE : 0)
  );
}
