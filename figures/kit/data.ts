/** A generator of numbers from 0 to 1 that repeats itself for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Sample {
  time: Date;
  value: number;
}

/** Made-up measurements: a slow wave with noise around a mean value. */
export function samples({
  seed,
  count,
  start,
  stepMinutes,
  mean,
  swing,
  noise,
}: {
  seed: number;
  count: number;
  /** Local time as in `2025-08-01T06:00`. */
  start: string;
  stepMinutes: number;
  mean: number;
  swing: number;
  noise: number;
}): Sample[] {
  const random = seededRandom(seed);
  const begin = Date.parse(`${start}Z`);
  return Array.from({ length: count }, (_, index) => ({
    time: new Date(begin + index * stepMinutes * 60_000),
    value: mean + swing * Math.sin((index / count) * 4 * Math.PI) + noise * (random() - 0.5) * 2,
  }));
}
