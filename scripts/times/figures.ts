/** Figures by their names; less is better. */
export type Times = Record<string, number>;

/** The value in the middle of a list. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
