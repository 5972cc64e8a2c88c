/** What a text of one line cannot contain, and how writers know it. */
const FAULTS: readonly (readonly [name: string, found: RegExp])[] = [
  ['a line break', /[\n\r\u0085\u2028\u2029]/u],
  ['a mark that changes the direction of writing', /\p{Bidi_Control}/u],
  ['half a character', /\p{Surrogate}/u],
  ['a control character', /[\p{Cc}\p{Noncharacter_Code_Point}]/u],
];

/**
 * Names what a title, description or label cannot contain, as feeds, lists and menus show it on one line; undefined if
 * there is nothing.
 */
export function oneLineFault(text: string): string | undefined {
  for (const [name, pattern] of FAULTS) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined)
      return `${name} (U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
  }
  return undefined;
}

/** Hint for such a text. */
export const ONE_LINE_HINT = 'write it on one line, and type it again if it was copied from elsewhere';
