import { BLOCK_BORDER, CELL_BORDER, type SearchSection } from '../../../../model/searchSections';

/** For the query word for word in the heading, in the text, and at the start of a block or a cell, as labels stand. */
const HEADING_PHRASE = 1;
const TEXT_PHRASE = 0.8;
const LABEL_PHRASE = 1;
/** Shorter queries stand in every text. */
const PHRASE_MIN_CHARS = 2;

/** A text as phrases are compared: in lower case, of half width, with single spaces. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

const WORD_CHARACTER = /[a-z0-9]/;

/**
 * Where a text in lower case holds a phrase as whole words, in singular or plural: somewhere, or as a label, at the start
 * of a block or a cell.
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

/** Whether a position of a text is between two letters or digits of a Latin word. */
export function isInWord(text: string, position: number): boolean {
  return WORD_CHARACTER.test(text[position - 1] ?? '') && WORD_CHARACTER.test(text[position] ?? '');
}

const lowered = new Map<string, string>();

/** A text in lower case; remembered, as every key asks for the same texts. */
function lowerCase(text: string): string {
  let lower = lowered.get(text);
  if (lower === undefined) lowered.set(text, (lower = text.toLowerCase()));
  return lower;
}

/** What it is worth that a section holds the query word for word. */
export function phraseBoost(phrase: string, section?: SearchSection): number {
  if (!section || phrase.length < PHRASE_MIN_CHARS) return 0;
  const inText = phrasePlace(lowerCase(section.content), phrase);
  return (
    (phrasePlace(lowerCase(section.hierarchy.at(-1) ?? ''), phrase) ? HEADING_PHRASE : 0) +
    (inText ? TEXT_PHRASE : 0) +
    (inText === 'label' ? LABEL_PHRASE : 0)
  );
}
