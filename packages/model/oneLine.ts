import type { Phrase, PhraseValue } from './problem';

/** What a text of one line cannot contain, and how writers know it. */
const FAULTS: readonly (readonly [name: Phrase, found: RegExp])[] = [
  ['sign-break', /[\n\r\u0085\u2028\u2029]/u],
  ['sign-direction', /\p{Bidi_Control}/u],
  ['sign-half-code', /\p{Surrogate}/u],
  ['sign-control', /[\p{Cc}\p{Noncharacter_Code_Point}]/u],
];

/**
 * Names what a title, description or label cannot contain, as feeds, lists and menus show it on one line; undefined if
 * there is nothing.
 */
export function oneLineFault(text: string): PhraseValue | undefined {
  for (const [phrase, pattern] of FAULTS) {
    const found = pattern.exec(text)?.[0];
    if (found === undefined) continue;
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return { phrase, values: { code } };
  }
  return undefined;
}
