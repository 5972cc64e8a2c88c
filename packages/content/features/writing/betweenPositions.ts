const MAX_DIGITS = 6;

/** A short number between two positions, whole if there is one; undefined if there is none. */
export function betweenPositions(before: number, next = Infinity): number | undefined {
  const whole = Math.floor(before) + 1;
  if (whole < next) return whole;
  for (let digits = 1; digits <= MAX_DIGITS; digits++) {
    const middle = Number(((before + next) / 2).toFixed(digits));
    if (before < middle && middle < next) return middle;
  }
  return undefined;
}
