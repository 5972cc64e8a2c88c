import { DAY, PUMP_DAY } from '../pumpDay';
import { TRIGGER_KINDS, triggerOf, WINDOW_SETTINGS } from '../windowSettings';
import { aggregate, runsOf, type Run, type Sample, type Trigger } from '../windows';

const at = (time: number, value = 0, state = 0): Sample => ({ time, value, state });

/** Runs as `open-close@run: times of the records`. */
const written = (trigger: Trigger, samples: readonly Sample[], day = 100): string[] =>
  runsOf(trigger, samples, day).map((run) => describeRun(run));

function describeRun({ open, close, at: time, samples }: Run): string {
  return `${open ?? ''}-${close ?? ''}@${time ?? ''}: ${samples.map((sample) => sample.time).join(' ')}`.trim();
}

describe('runsOf', () => {
  const steady = [at(0), at(10), at(20), at(30), at(40)];

  it('Sliding Window: every slide of event time, over (T − interval) to T', () => {
    expect(written({ kind: 'sliding', slide: 20, interval: 20 }, steady)).toEqual([
      '0-20@20: 0 10',
      '20-40@40: 20 30',
    ]);
    expect(written({ kind: 'sliding', slide: 20, interval: 30 }, steady)[1]).toBe('10-40@40: 10 20 30');
  });

  it('Anomaly Detection: every slide, no window known', () => {
    expect(written({ kind: 'anomaly', slide: 20 }, steady)).toEqual(['-@20:', '-@40:']);
  });

  it('Periodic Time Window: each period of the clock, with a delay and without data', () => {
    expect(written({ kind: 'periodic', period: 50, offset: 5 }, steady)).toEqual([
      '0-50@55: 0 10 20 30 40',
      '50-100@105:',
    ]);
    const daily = runsOf({ kind: 'periodic', period: DAY, offset: 120 }, PUMP_DAY, DAY);
    expect(daily.map((run) => run.at)).toEqual([DAY + 120]);
  });

  it('Data Input: each new record', () => {
    expect(written({ kind: 'input' }, steady.slice(0, 2))).toEqual(['-@0: 0', '-@10: 10']);
  });

  it('State Window: from one change of the state to the next', () => {
    expect(written({ kind: 'state' }, [at(0, 0, 1), at(10, 0, 1), at(20, 0, 2), at(30, 0, 1)])).toEqual([
      '0-20@20: 0 10',
      '20-30@30: 20',
      '30-@: 30',
    ]);
  });

  const hot = [at(0, 5), at(10, 81), at(20, 75), at(30, 85), at(40, 69), at(50, 70), at(60, 90)];

  it('Event Window: from the start condition to the end condition', () => {
    expect(written({ kind: 'event', above: 80, below: 70, minDuration: 0 }, hot)).toEqual([
      '10-40@40: 10 20 30',
      '60-@: 60',
    ]);
  });

  it('Event Window: a start condition that holds too short opens nothing', () => {
    expect(written({ kind: 'event', above: 80, below: 70, minDuration: 10 }, hot)).toEqual([]);
    const long = [at(0, 81), at(10, 82), at(20, 60)];
    expect(written({ kind: 'event', above: 80, below: 70, minDuration: 10 }, long)).toEqual([
      '0-20@20: 0 10',
    ]);
  });

  it('Event Window: a result of 0 meets no condition', () => {
    expect(
      written({ kind: 'event', above: 80, below: 70, minDuration: 0 }, [at(0, 80), at(10, 81), at(20, 70)]),
    ).toEqual(['10-@: 10 20']);
  });

  it('Count Window: every N records', () => {
    expect(written({ kind: 'count', count: 2 }, steady)).toEqual([
      '0-10@10: 0 10',
      '20-30@30: 20 30',
      '40-@: 40',
    ]);
  });

  it('Session Window: when nothing has come for the span', () => {
    expect(written({ kind: 'session', gap: 20 }, [at(0), at(10), at(30), at(95)])).toEqual([
      '0-10@30: 0 10',
      '30-30@50: 30',
      '95-@: 95',
    ]);
  });

  it.each(TRIGGER_KINDS)('%s survives an empty day, and its settings at their bounds', (kind) => {
    expect(runsOf(triggerOf(kind), [], DAY).flatMap(({ samples }) => samples)).toEqual([]);
    for (const bound of ['min', 'max'] as const) {
      const values = Object.fromEntries(
        WINDOW_SETTINGS[kind].map((setting) => [setting.name, setting[bound]]),
      );
      const times = runsOf(triggerOf(kind, values), PUMP_DAY, DAY).map((run) => run.at ?? Infinity);
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });
});

describe('triggerOf', () => {
  it('keeps values within their bounds', () => {
    expect(triggerOf('session', { gap: 9_999 })).toEqual({ kind: 'session', gap: 180 });
    expect(triggerOf('session', { gap: NaN })).toEqual({ kind: 'session', gap: 60 });
  });
});

describe('aggregate', () => {
  it('computes the result of a run, and nothing without records', () => {
    const samples = [at(0, 1), at(1, 2), at(2, 6)];
    expect((['avg', 'max', 'sum'] as const).map((name) => aggregate(name, samples))).toEqual([3, 6, 9]);
    expect(aggregate('sum', [])).toBeUndefined();
  });
});

describe('the day of the pump', () => {
  it('has a gap, five states and one outlier', () => {
    const timesOf = (trigger: Trigger): (number | undefined)[] =>
      runsOf(trigger, PUMP_DAY, DAY).map(({ open }) => open);
    expect(timesOf({ kind: 'state' })).toEqual([0, 360, 540, 645, 1_200]);
    expect(timesOf({ kind: 'session', gap: 60 })).toEqual([0, 840]);
    expect(timesOf({ kind: 'event', above: 15, below: 13, minDuration: 30 })).toEqual([540]);
    expect(timesOf({ kind: 'event', above: 15, below: 13, minDuration: 0 })).toEqual([540, 1_020]);
  });
});
