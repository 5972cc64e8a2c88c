import fs from 'node:fs';
import path from 'node:path';

/** The colors of the brand, for pictures that programs draw. */
export interface Brand {
  /** Links and controls on a light page. */
  light: string;
  /** The same on a dark page. */
  dark: string;
  /** Lines of icons and figures on a light page. */
  mark: string;
}

/** Reads the colors of the brand where browsers do: from the style sheet and the icon of the site. */
export function readBrand(root = '.'): Brand {
  const color = (file: string, pattern: RegExp, index: number): string => {
    const found = [...fs.readFileSync(path.join(root, file), 'utf8').matchAll(pattern)][index]?.[1];
    if (found === undefined)
      throw new Error(`${file} has no color of the brand: write it like ${pattern.source}`);
    return found;
  };
  const primary = /--color-primary: (#[\da-f]{6});/g;
  return {
    light: color('src/page/styles/tokens.css', primary, 0),
    dark: color('src/page/styles/tokens.css', primary, 1),
    mark: color('static/favicon.svg', /stroke="(#[\da-f]{6})"/g, 0),
  };
}
