import { formatMessage } from '@idmp/model';
import { DAY, PUMP_DAY } from './pumpDay';
import { aggregate, runsOf, type Aggregate, type Run, type Sample, type Trigger } from './windows';

/** A virtual element, rendered by both build and browser. */
export interface ViewNode {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (ViewNode | string)[];
}

/** Texts that depend on the windows. */
export interface WindowTexts {
  /** Has the placeholders `windows` and `runs`. */
  summary: string;
  stillOpen: string;
  nextDay: string;
  none: string;
}

/** The result of a trigger over the pump's day. */
export interface WindowsView {
  /** Shapes of the chart, 1440 wide and 100 high. */
  shapes: ViewNode[];
  rows: ViewNode[];
  summary: string;
}

const HEIGHT = 100;
const TOP_VALUE = 20;
const MAX_STEP = 15;
/** Values with a line in the chart, from the top. */
export const SCALE: readonly number[] = [20, 15, 10, 5, 0];

export function element(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  children: ViewNode['children'] = [],
): ViewNode {
  return { tag, attributes, children };
}

/** Chart, table and summary of a trigger over the pump's day. */
export function windowsView(trigger: Trigger, name: Aggregate, texts: WindowTexts): WindowsView {
  const runs = runsOf(trigger, PUMP_DAY, DAY);
  const windows = runs.filter(({ open }) => open !== undefined).length;
  const started = runs.filter(({ at }) => at !== undefined).length;
  return {
    shapes: [
      ...runs.flatMap(windowShape),
      ...SCALE.map(scaleLine),
      ...curves(PUMP_DAY),
      ...runs.flatMap(runShape),
    ],
    rows: runs.map((run) => rowOf(run, name, texts)),
    summary: formatMessage(texts.summary, { windows, runs: started }),
  };
}

function scaleLine(value: number): ViewNode {
  const y = String(HEIGHT - (value / TOP_VALUE) * HEIGHT);
  return element('line', { class: 'scale', x1: '0', x2: String(DAY), y1: y, y2: y });
}

function rowOf({ open, close, at, samples }: Run, name: Aggregate, texts: WindowTexts): ViewNode {
  const result = at === undefined ? undefined : aggregate(name, samples);
  const end = open !== undefined && close === undefined ? texts.stillOpen : timeOf(close, texts);
  const cells = [timeOf(open, texts), end, timeOf(at, texts), result?.toFixed(1) ?? texts.none];
  return element(
    'tr',
    {},
    cells.map((cell) => element('td', {}, [cell])),
  );
}

/** Formats minutes of the day; times on the previous day are clamped to 0:00. */
function timeOf(minutes: number | undefined, { none, nextDay }: WindowTexts): string {
  if (minutes === undefined) return none;
  const inDay = ((minutes % DAY) + DAY) % DAY;
  const time = `${Math.floor(inDay / 60)}:${String(inDay % 60).padStart(2, '0')}`;
  if (minutes === DAY) return '24:00';
  return minutes > DAY ? formatMessage(nextDay, { time }) : minutes < 0 ? '0:00' : time;
}

function windowShape({ open, close }: Run): ViewNode[] {
  if (open === undefined) return [];
  const start = Math.max(0, open);
  const attributes = {
    class: 'window',
    x: String(start),
    y: '0',
    width: String(Math.max(4, Math.min(close ?? DAY, DAY) - start)),
    height: String(HEIGHT),
  };
  return [element('rect', attributes)];
}

function runShape({ at }: Run): ViewNode[] {
  if (at === undefined) return [];
  const x = String(Math.min(at, DAY));
  return [element('line', { class: 'run', x1: x, x2: x, y1: '0', y2: String(HEIGHT) })];
}

/** The measured values as polylines, with a gap where nothing was sent. */
function curves(samples: readonly Sample[]): ViewNode[] {
  const lines: Sample[][] = [];
  for (const sample of samples) {
    const last = lines.at(-1);
    if (last && sample.time - (last.at(-1)?.time ?? 0) <= MAX_STEP) last.push(sample);
    else lines.push([sample]);
  }
  return lines.map((line) => {
    const points = line.map(
      ({ time, value }) => `${time},${Math.round(HEIGHT - (value / TOP_VALUE) * HEIGHT)}`,
    );
    return element('polyline', { class: 'curve', points: points.join(' ') });
  });
}
