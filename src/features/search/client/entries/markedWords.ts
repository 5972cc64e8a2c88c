import { MARK } from '@idmp/search/client';

/** Words of a text and their neighbourhood, as the engine marked them. */
export interface MarkedPiece {
  text: string;
  /** What was typed, or another wording of it. */
  mark?: 'typed' | 'synonym';
}

/** Splits a text with highlight tags. */
export function markedPieces(value: string): MarkedPiece[] {
  return value.split(MARK.post).flatMap((part): MarkedPiece[] => {
    const tag = [MARK.synonym, MARK.pre].find((name) => part.includes(name));
    const [plain = '', marked = ''] = tag ? part.split(tag) : [part];
    const mark = tag === MARK.synonym ? 'synonym' : 'typed';
    return [...(plain ? [{ text: plain }] : []), ...(marked ? [{ text: marked, mark } as const] : [])];
  });
}

/** The marked words of texts, in lower case. */
export function markedWords(texts: readonly string[]): string[] {
  const words = texts.flatMap(markedPieces).flatMap(({ text, mark }) => (mark ? text.toLowerCase() : []));
  return [...new Set(words)];
}
