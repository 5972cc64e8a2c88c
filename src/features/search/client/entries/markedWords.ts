import { MARK } from '@idmp/search/client';

/** Words of a text and their neighbourhood, as the engine marked them. */
export interface MarkedPiece {
  text: string;
  isMarked: boolean;
}

/** Splits a text with highlight tags. */
export function markedPieces(value: string): MarkedPiece[] {
  const [first = '', ...rest] = value.split(MARK.pre);
  const pieces = rest.flatMap((piece) => {
    const [marked = '', plain = ''] = piece.split(MARK.post);
    return [
      { text: marked, isMarked: true },
      { text: plain, isMarked: false },
    ];
  });
  return [{ text: first, isMarked: false }, ...pieces].filter(({ text }) => text !== '');
}

/** The marked words of texts, in lower case. */
export function markedWords(texts: readonly string[]): string[] {
  const words = texts
    .flatMap(markedPieces)
    .flatMap(({ text, isMarked }) => (isMarked ? text.toLowerCase() : []));
  return [...new Set(words)];
}
