import type { Sample } from './windows';

/** Minutes of a day. */
export const DAY = 1_440;
const STEP = 15;
/** When the pump sends nothing: start, and exclusive end. */
const SILENCE = [735, 840] as const;
const SPIKE = 1_020;

/** Start of each state: 0 off, 1 on, 2 boosted. */
const STATES: readonly (readonly [time: number, state: number])[] = [
  [0, 0],
  [360, 1],
  [540, 2],
  [645, 1],
  [1_200, 0],
];
const CURRENT = [0.2, 12, 17];

/** A day of a pump: current in A and state every 15 minutes, a gap at noon, an outlier at 17:00. */
export const PUMP_DAY: readonly Sample[] = Array.from({ length: DAY / STEP }, (_, index) => index * STEP)
  .filter((time) => time < SILENCE[0] || time >= SILENCE[1])
  .map((time) => {
    const state = STATES.findLast(([from]) => from <= time)?.[1] ?? 0;
    const base = CURRENT[state] ?? 0;
    const ripple = state === 0 ? 0 : ((time / STEP) % 4) / 5;
    return { time, state, value: time === SPIKE ? 16 : base + ripple };
  });
