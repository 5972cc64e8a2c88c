/** A record of an element: time in minutes of the day, measured value, state code. */
export interface Sample {
  time: number;
  value: number;
  state: number;
}

/** A trigger with its settings; durations are in minutes. */
export type Trigger =
  | { kind: 'sliding'; slide: number; interval: number }
  | { kind: 'anomaly'; slide: number }
  | { kind: 'periodic'; period: number; offset: number }
  | { kind: 'input' }
  | { kind: 'state' }
  | { kind: 'event'; above: number; below: number; minDuration: number }
  | { kind: 'count'; count: number }
  | { kind: 'session'; gap: number };

export type TriggerKind = Trigger['kind'];

/** A run of an analysis: its window, its time, and its input records. */
export interface Run {
  /** Absent if the trigger has no window, or it is undocumented. */
  open?: number;
  /** Absent if the window is still open at the end of the data. */
  close?: number;
  /** Absent if the window is still open. */
  at?: number;
  samples: readonly Sample[];
}

/**
 * The windows of a trigger over the records of a day, in chronological order. Where the product's documentation is
 * silent, assumptions are marked below.
 */
export function runsOf(trigger: Trigger, samples: readonly Sample[], day: number): Run[] {
  switch (trigger.kind) {
    case 'sliding':
      return slidingRuns(trigger, samples);
    case 'anomaly':
      // The input records of a run are not documented.
      return stepsUpTo(trigger.slide, lastTime(samples)).map((at) => ({ at, samples: [] }));
    case 'periodic':
      return periodicRuns(trigger, samples, day);
    case 'input':
      // Assumption: each record starts one run.
      return samples.map((sample) => ({ at: sample.time, samples: [sample] }));
    case 'state':
      return stateRuns(samples);
    case 'event':
      return eventRuns(trigger, samples);
    case 'count':
      return countRuns(trigger.count, samples);
    case 'session':
      return sessionRuns(trigger.gap, samples, day);
  }
}

/** Assumption: slides start at midnight, and a window includes its start but not its end. */
function slidingRuns({ slide, interval }: Extract<Trigger, { kind: 'sliding' }>, samples: readonly Sample[]) {
  return stepsUpTo(slide, lastTime(samples)).map((at): Run => {
    return { open: at - interval, close: at, at, samples: between(samples, at - interval, at) };
  });
}

/** Assumption: periods start at midnight, and a window includes its start but not its end. */
function periodicRuns(
  { period, offset }: Extract<Trigger, { kind: 'periodic' }>,
  samples: readonly Sample[],
  day: number,
): Run[] {
  return stepsUpTo(period, day).map((close) => {
    const open = close - period;
    return { open, close, at: close + offset, samples: between(samples, open, close) };
  });
}

/** Assumption: the record with a new state belongs to the new window. */
function stateRuns(samples: readonly Sample[]): Run[] {
  const groups = groupWhile(samples, (before, sample) => before.state === sample.state);
  return groups.map((group, index) => {
    const open = group[0]?.time;
    const close = groups[index + 1]?.[0]?.time;
    return { open, close, at: close, samples: group };
  });
}

/**
 * A condition is met when its result is above 0. Assumptions: a result of exactly 0 is not met, the window opens with
 * the start condition rather than after the minimum duration, and the analysis runs when the window closes.
 */
function eventRuns(
  { above, below, minDuration }: Extract<Trigger, { kind: 'event' }>,
  samples: readonly Sample[],
): Run[] {
  const runs: Run[] = [];
  let group: Sample[] = [];
  let confirmed = false;
  for (const sample of samples) {
    const starts = sample.value - above > 0;
    const ends = below - sample.value > 0;
    const open = group[0]?.time;
    if (open !== undefined && confirmed && ends) {
      runs.push({ open, close: sample.time, at: sample.time, samples: group });
      group = [];
    } else if (open !== undefined && (confirmed || starts)) group.push(sample);
    else group = starts ? [sample] : [];
    confirmed &&= group.length > 0;
    confirmed ||= group.length > 0 && starts && sample.time - (group[0]?.time ?? 0) >= minDuration;
  }
  if (confirmed) runs.push({ open: group[0]?.time, samples: group });
  return runs;
}

/** Assumption: the count restarts after each run. */
function countRuns(count: number, samples: readonly Sample[]): Run[] {
  const size = Math.max(1, Math.floor(count));
  const groups = Array.from({ length: Math.ceil(samples.length / size) }, (_, index) =>
    samples.slice(index * size, (index + 1) * size),
  );
  return groups.map((group) => {
    const close = group.length === size ? group.at(-1)?.time : undefined;
    return { open: group[0]?.time, close, at: close, samples: group };
  });
}

/** Assumption: a session ends with its last record, and the gap after it is measured in event time. */
function sessionRuns(gap: number, samples: readonly Sample[], day: number): Run[] {
  const groups = groupWhile(samples, (before, sample) => sample.time - before.time < gap);
  return groups.map((group) => {
    const last = group.at(-1)?.time ?? 0;
    const ended = group.at(-1) !== samples.at(-1) || last + gap <= day;
    return {
      open: group[0]?.time,
      close: ended ? last : undefined,
      at: ended ? last + gap : undefined,
      samples: group,
    };
  });
}

export type Aggregate = 'avg' | 'max' | 'sum';

/** Result of a run; undefined without input records. */
export function aggregate(name: Aggregate, samples: readonly Sample[]): number | undefined {
  if (samples.length === 0) return undefined;
  const values = samples.map(({ value }) => value);
  if (name === 'max') return Math.max(...values);
  const sum = values.reduce((total, value) => total + value, 0);
  return name === 'sum' ? sum : sum / values.length;
}

function stepsUpTo(step: number, end: number): number[] {
  const size = Math.max(1, step);
  return Array.from({ length: Math.floor(end / size) }, (_, index) => (index + 1) * size);
}

function between(samples: readonly Sample[], from: number, to: number): Sample[] {
  return samples.filter(({ time }) => time >= from && time < to);
}

function lastTime(samples: readonly Sample[]): number {
  return samples.at(-1)?.time ?? 0;
}

function groupWhile(
  samples: readonly Sample[],
  together: (before: Sample, sample: Sample) => boolean,
): Sample[][] {
  const groups: Sample[][] = [];
  for (const sample of samples) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && together(before, sample)) last.push(sample);
    else groups.push([sample]);
  }
  return groups;
}
