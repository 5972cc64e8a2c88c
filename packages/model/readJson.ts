/** Says what a value is, or that it is something else. */
export type Reader<T> = (value: unknown) => T | undefined;

/** Reads JSON from outside; undefined if it is none, or something else than the reader expects. */
export function readJson<T>(text: string | null | undefined, read: Reader<T>): T | undefined {
  try {
    return read(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON that this very build wrote, or that a package has.
 * @throws if it is none
 */
export const parseOwn = <T>(text: string): T => JSON.parse(text) as T;

/** Line of the first error of a text that is no JSON; 1 if it is. */
export function jsonErrorLine(text: string): number {
  try {
    JSON.parse(text);
    return 1;
  } catch (error) {
    const [, position = text.length] = /position (\d+)/.exec(String(error)) ?? [];
    return text.slice(0, Number(position)).split('\n').length;
  }
}

/** Any value, as it is. */
export const anyJson: Reader<{ value: unknown }> = (value) => ({ value });

/** A record; a list is none. */
export const asRecord: Reader<Record<string, unknown>> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;

/** A record of texts; other values are left out. */
export function asTexts(value: unknown): Record<string, string> | undefined {
  const record = asRecord(value);
  return (
    record &&
    Object.fromEntries(
      Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  );
}
