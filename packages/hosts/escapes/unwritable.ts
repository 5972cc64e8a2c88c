/** A text that a language cannot carry; checks of content and settings refuse it before. */
export class UnwritableError extends Error {
  override name = 'UnwritableError';
}

/** Returns a text, unless it has a character that the language cannot carry. */
export function refuseIn(text: string, language: string, unwritable: RegExp): string {
  const found = unwritable.exec(text)?.[0];
  if (found === undefined) return text;
  throw new UnwritableError(
    `${JSON.stringify(text)} contains ${JSON.stringify(found)}, which cannot be written in ${language}.`,
  );
}
