const HAN = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6“”‘’…—①-⑳]/;
const NARROW = /[ilIjtfr.,:;'|!()[\]{}/\\ ]/;
const WIDE = /[mwMW@%]/;
const NOT_AT_START = /^[，。、；：？！）》」』”’…％%)\]},.;:?!]/;
const NOT_AT_END = /[（《「『“‘([{]$/;

/** Width of a character in em. */
function charWidth(char: string): number {
  if (HAN.test(char)) return 1;
  if (NARROW.test(char)) return 0.33;
  if (WIDE.test(char)) return 0.88;
  return /[A-Z]/.test(char) ? 0.68 : 0.57;
}

export interface TextStyle {
  size: number;
  bold?: boolean;
  mono?: boolean;
}

/** Width of one line of text in pixels, slightly on the safe side. */
export function measureText(text: string, { size, bold = false, mono = false }: TextStyle): number {
  const em = [...text].reduce((sum, char) => sum + (mono && !HAN.test(char) ? 0.61 : charWidth(char)), 0);
  return em * size * (bold ? 1.06 : 1);
}

/** The start of a name such as TSDB-Enterprise, at whose hyphen no line ends. */
const HYPHENATED = /[A-Z]-$/;
const LETTER = /[A-Za-z]/;

/** Places where a line may end: between Han characters, after spaces, after separators of identifiers. */
function breakable(text: string): string[] {
  const pieces: string[] = [];
  for (const char of text) {
    const last = pieces.at(-1);
    const joins =
      last !== undefined &&
      (!/[ \-_./\\]$/.test(last) || (HYPHENATED.test(last) && LETTER.test(char))) &&
      (NOT_AT_START.test(char) ||
        NOT_AT_END.test(last) ||
        char === ' ' ||
        (!HAN.test(char) && !HAN.test(last.at(-1) ?? '')));
    if (joins) pieces[pieces.length - 1] = last + char;
    else if (last !== undefined && NOT_AT_START.test(char)) pieces[pieces.length - 1] = last + char;
    else pieces.push(char);
  }
  return pieces;
}

/** Cuts a piece that is wider than a whole line. */
function cutToWidth(piece: string, width: number, style: TextStyle): string[] {
  const parts = [''];
  for (const char of piece) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && measureText(last + char, style) > width) parts.push(char);
    else parts[parts.length - 1] = last + char;
  }
  return parts;
}

/** The first word that is wider than a whole line and would be cut, if there is one. */
export function wordTooWide(text: string, width: number, style: TextStyle): string | undefined {
  return text
    .split('\n')
    .flatMap(breakable)
    .map((piece) => piece.trim())
    .find((piece) => measureText(piece, style) > width);
}

/** Lines of a text that fit into a width, none of one Han character alone; `\n` forces a new line. */
export function wrapText(text: string, width: number, style: TextStyle): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[][] = [[]];
    const pieces = breakable(paragraph).flatMap((piece) =>
      measureText(piece.trim(), style) > width ? cutToWidth(piece, width, style) : [piece],
    );
    for (const piece of pieces) {
      const last = lines.at(-1) ?? [];
      if (last.length > 0 && measureText([...last, piece].join('').trimEnd(), style) > width)
        lines.push([piece]);
      else last.push(piece);
    }
    const [before, last] = lines.slice(-2);
    if (before && before.length > 2 && last?.length === 1 && /^\p{Script=Han}$/u.test(last[0] ?? ''))
      last.unshift(...before.splice(-1));
    return lines.map((line) => line.join('').trim());
  });
}
