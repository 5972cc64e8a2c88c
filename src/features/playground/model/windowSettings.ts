import type { Aggregate, Trigger, TriggerKind } from './windows';
import { ownValue } from '@idmp/model';

/** An adjustable setting of a trigger. */
export interface WindowSetting {
  name: string;
  /** Unit of the value: minutes, ampere or records. */
  unit: 'minutes' | 'ampere' | 'records';
  min: number;
  max: number;
  step: number;
  value: number;
}

const minutes = (name: string, min: number, max: number, step: number, value: number): WindowSetting => ({
  name,
  unit: 'minutes',
  min,
  max,
  step,
  value,
});
const ampere = (name: string, value: number): WindowSetting => ({
  name,
  unit: 'ampere',
  min: 1,
  max: 18,
  step: 1,
  value,
});

/** Settings of each trigger with bounds, in page order. */
export const WINDOW_SETTINGS: Readonly<Record<TriggerKind, readonly WindowSetting[]>> = {
  sliding: [minutes('slide', 30, 360, 30, 120), minutes('interval', 30, 480, 30, 240)],
  anomaly: [minutes('slide', 30, 360, 30, 240)],
  periodic: [minutes('period', 60, 1_440, 60, 360), minutes('offset', 0, 120, 15, 30)],
  input: [],
  state: [],
  event: [ampere('above', 15), ampere('below', 13), minutes('minDuration', 0, 120, 15, 30)],
  count: [{ name: 'count', unit: 'records', min: 2, max: 60, step: 1, value: 20 }],
  session: [minutes('gap', 30, 180, 15, 60)],
};

export const TRIGGER_KINDS = Object.keys(WINDOW_SETTINGS) as TriggerKind[];
export const AGGREGATES: readonly Aggregate[] = ['avg', 'max', 'sum'];
export const FIRST_TRIGGER: TriggerKind = 'state';

/** Creates a trigger; given values are clamped, others get their defaults. */
export function triggerOf(kind: TriggerKind, given: Readonly<Record<string, number>> = {}): Trigger {
  const values = WINDOW_SETTINGS[kind].map(({ name, min, max, value }) => {
    const wanted = ownValue(given, name) ?? value;
    return [name, Number.isFinite(wanted) ? Math.min(max, Math.max(min, wanted)) : value];
  });
  return { kind, ...Object.fromEntries(values) } as Trigger;
}
