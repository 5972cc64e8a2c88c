import { runsOf, type Sample } from './windows';

/** An event that a limit raises, in minutes of the day. */
export interface LimitEvent {
  open: number;
  /** Absent if the value stays above the limit. */
  close?: number;
  peak: number;
}

/** The event with the highest value above a limit; undefined if no value exceeds it. */
export function limitEvent(limit: number, samples: readonly Sample[], day: number): LimitEvent | undefined {
  const trigger = { kind: 'event', above: limit, below: limit, minDuration: 0 } as const;
  return runsOf(trigger, samples, day)
    .flatMap(({ open, close, samples: inside }): LimitEvent[] => {
      if (open === undefined) return [];
      return [{ open, ...(close !== undefined && { close }), peak: Math.max(...inside.map(valueOf)) }];
    })
    .reduce<LimitEvent | undefined>(
      (best, event) => (event.peak > (best?.peak ?? 0) ? event : best),
      undefined,
    );
}

const valueOf = ({ value }: Sample): number => value;
