import type { Sample } from '../model/windows';

const FIRST_NUMBER = /-?[\d.]+/;
const CLOCK = /^(\d\d):(\d\d)$/;
const PLACE = /translate\((\S+) (\S+)\)/;
/** Points that are read from the curve, and the minutes between two records. */
const POINTS = 600;
const STEP_MINUTES = 5;
/** Shades, paper and bar of the event are drawn before its texts. */
const RECTS_BEFORE_BAR = 3;

/** What a drawing shows: a chart with a limit, and the event that the limit raises. */
export interface LimitPicture {
  svg: SVGSVGElement;
  /** Left and right end of the chart, and its top. */
  left: number;
  right: number;
  top: number;
  limit: number;
  line: Element;
  label: Element;
  /** Ground above the limit, and the part of the curve that is above it. */
  area: Element;
  above: Element;
  /** Points of the curve. */
  points: readonly DOMPoint[];
  samples: readonly Sample[];
  yOf: (value: number) => number;
  xOf: (minutes: number) => number;
  valueAt: (y: number) => number;
  /** Parts of the event, and its texts: start, and the peak where it is shown. */
  event: readonly Element[];
  start: Element;
  peak: Element | undefined;
}

/** Finds the parts of the picture; undefined for another picture. */
export function readPicture(svg: SVGSVGElement): LimitPicture | undefined {
  const line = svg.querySelector('path[stroke-dasharray]');
  const chart = line?.parentElement;
  const label = line?.nextElementSibling;
  const curve = chart?.querySelector<SVGPathElement>('path[fill=none][stroke-width="2.5"]');
  const above = chart?.querySelector('path[fill=none][stroke-width="3"]');
  const area = [...(chart?.querySelectorAll('path') ?? [])].find((path) =>
    path.getAttribute('d')?.endsWith('z'),
  );
  const bar = svg.querySelector('.f-red');
  const texts = [...svg.querySelectorAll('.end')];
  const start = texts.find(({ textContent }) => CLOCK.test(textContent));
  if (!line || !label || !curve || !above || !area || !bar || !start) return undefined;
  const hours = [...(chart?.querySelectorAll('text') ?? [])].flatMap((text) => {
    const [, hour, minute] = CLOCK.exec(text.textContent) ?? [];
    return hour && minute ? [{ x: placeOf(text).x, minutes: Number(hour) * 60 + Number(minute) }] : [];
  });
  const lowest = chart?.querySelector(':scope > g text');
  const [first, last] = [hours[0], hours.at(-1)];
  if (!lowest || !first || !last) return undefined;
  const limit = numberIn(label.textContent);
  const [bottom, base, limitY] = [placeOf(lowest).y, numberIn(lowest.textContent), placeOf(label).y];
  const perDegree = (bottom - limitY) / (limit - base);
  const perMinute = (last.x - first.x) / (last.minutes - first.minutes);
  const valueAt = (y: number): number => base + (bottom - y) / perDegree;
  const points = pointsOf(curve);
  const parts = [...svg.children];
  return {
    svg,
    line,
    label,
    area,
    above,
    limit,
    points,
    valueAt,
    start,
    left: first.x,
    right: last.x,
    top: Number(area.getAttribute('d')?.match(/M\S+ (\S+)h/)?.[1]),
    yOf: (value) => bottom - (value - base) * perDegree,
    xOf: (minutes) => first.x + (minutes - first.minutes) * perMinute,
    samples: samplesOf(points, (x) => first.minutes + (x - first.x) / perMinute, valueAt),
    event: parts.slice(parts.indexOf(bar) - RECTS_BEFORE_BAR),
    peak: texts.find(({ textContent }) => textContent.endsWith('°C')),
  };
}

function placeOf(text: Element): { x: number; y: number } {
  const [, x, y] = PLACE.exec(text.getAttribute('transform') ?? '') ?? [];
  return { x: Number(x), y: Number(y) };
}

const numberIn = (text: string): number => Number(FIRST_NUMBER.exec(text)?.[0]);

function pointsOf(curve: SVGPathElement): DOMPoint[] {
  const length = curve.getTotalLength();
  return Array.from({ length: POINTS + 1 }, (_, index) => curve.getPointAtLength((index / POINTS) * length));
}

/** One record every few minutes: the highest point of the curve in that time. */
function samplesOf(
  points: readonly DOMPoint[],
  minutesAt: (x: number) => number,
  valueAt: (y: number) => number,
): Sample[] {
  const samples = new Map<number, Sample>();
  for (const { x, y } of points) {
    const time = Math.round(minutesAt(x) / STEP_MINUTES) * STEP_MINUTES;
    const value = Math.max(valueAt(y), samples.get(time)?.value ?? 0);
    samples.set(time, { time, value, state: 0 });
  }
  return [...samples.values()];
}
