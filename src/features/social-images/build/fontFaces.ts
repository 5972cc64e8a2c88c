import fs from 'node:fs/promises';
import path from 'node:path';
import { parseOwn } from '@idmp/model';

const FONTS = 'node_modules/@fontsource-variable/noto-sans-sc';

export interface FontFace {
  file: string;
  /** Code points that the file has. */
  ranges: [from: number, to: number][];
}

/** Lists the files of the font. */
export async function readFontFaces(): Promise<FontFace[]> {
  const json = await fs.readFile(path.join(FONTS, 'unicode.json'), 'utf8');
  return Object.entries(parseOwn<Record<string, string>>(json)).map(([name, list]) => ({
    file: path.join(FONTS, 'files', `noto-sans-sc-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: list.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  }));
}

/** Characters of a text that the font does not have. */
export function missingCharacters(text: string, faces: readonly FontFace[]): string[] {
  const has = (code: number): boolean =>
    faces.some(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
  return [...new Set(text)].filter((sign) => sign.trim() && !has(sign.codePointAt(0) ?? 0));
}
