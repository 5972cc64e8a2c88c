import * as Plot from '@observablehq/plot';
import { color, el, samples, tr, type Figure, type Kit, type Label, type Rect } from '../kit';

const TURBINE = tr('风机-1', 'Turbine 1');
const BEARING = tr('轴承温度（°C）', 'Bearing temperature (°C)');
const EVENT = tr('轴承温度越限', 'Bearing too hot');
const LIMIT = 75;

const temperature = samples({
  seed: 12,
  count: 73,
  start: '2025-08-01T06:00',
  stepMinutes: 5,
  mean: 66,
  swing: 5,
  noise: 1.6,
}).map(({ time, value }, index) => {
  const peak = Math.exp(-(((index - 50) / 6) ** 2)) * 19;
  return { time, value: value + peak };
});

const highest = temperature.reduce((best, sample) => (sample.value > best.value ? sample : best));

const SHADOW = el(
  'filter',
  { id: 'shadow' },
  el('feDropShadow', { dy: 2, stdDeviation: 2, 'flood-color': '#10182c', 'flood-opacity': '0.2' }),
);

function clock(date: Date): string {
  return date.toISOString().slice(11, 16);
}

/** A surface that lies above others. */
function raised(kit: Kit, area: Rect, rx = 12): void {
  const { x, y, w: width, h: height } = area;
  kit.add(el('rect', { class: 'f-paper', filter: 'url(#shadow)', x, y, width, height, rx }));
  kit.rect(area, 'f-paper s-rule', rx);
}

function limitChart(kit: Kit, area: Rect, hours: readonly number[]): void {
  const peak = temperature.filter(({ value }) => value >= LIMIT);
  kit.plot(area, {
    marginLeft: 34,
    marginRight: 42,
    marginTop: 8,
    y: { domain: [50, 95] },
    marks: [
      Plot.gridY([50, 60, 70, 80, 90], { stroke: color('rule'), strokeOpacity: 1 }),
      Plot.rectY([0], { y1: LIMIT, y2: 95, fill: color('red'), fillOpacity: 0.1 }),
      Plot.axisX(
        hours.map((hour) => new Date(Date.UTC(2025, 7, 1, hour))),
        { tickFormat: clock, tickSize: 0, label: null },
      ),
      Plot.axisY([50, 60, 70, 80, 90], { tickSize: 0, label: null }),
      Plot.ruleY([LIMIT], { stroke: color('red'), strokeDasharray: '5 4', strokeWidth: 1.5 }),
      Plot.text([`Hi ${LIMIT}`], {
        y: () => LIMIT,
        frameAnchor: 'right',
        textAnchor: 'start',
        dx: 4,
        fill: color('ink'),
      }),
      Plot.areaY(temperature, { x: 'time', y1: 50, y2: 'value', fill: color('brand'), fillOpacity: 0.12 }),
      Plot.lineY(temperature, {
        x: 'time',
        y: 'value',
        stroke: color('brand'),
        strokeWidth: 2.5,
        className: 'drawn',
      }),
      Plot.lineY(peak, {
        x: 'time',
        y: 'value',
        stroke: color('red'),
        strokeWidth: 3,
        className: 'drawn drawn-late',
      }),
    ],
  });
}

function eventCard(kit: Kit, area: Rect): void {
  raised(kit, area);
  kit.rect({ x: area.x, y: area.y + 16, w: 5, h: area.h - 32 }, 'f-red', 2);
  const [x, right, y] = [area.x + 20, area.x + area.w - 16, area.y + area.h - 28];
  kit.pill({ x, y: area.y + 16, h: 24, label: tr('警告', 'warning'), tone: 'red' });
  kit.text(EVENT, { x: right, y: area.y + 28, size: 14, bold: true, align: 'end' });
  kit.text(TURBINE, { x, y: y - 9, size: 13 });
  const reached = `${clock(highest.time)}, ${highest.value.toFixed(1)} °C`;
  kit.text(reached, { x, y: y + 9, size: 13, color: 'muted' });
  kit.button({ x: right - 116, y: y - 16, w: 116, label: tr('确认', 'Acknowledge'), primary: true });
}

function tree(kit: Kit, area: Omit<Rect, 'h'>): void {
  kit.outline({
    ...area,
    row: 30,
    items: [
      { label: tr('所有电厂', 'All Wind Farms'), depth: 0, state: 'open' },
      { label: tr('风电厂-A', 'Wind Farm A'), depth: 1, state: 'open' },
      { label: TURBINE, depth: 2, selected: true },
      { label: tr('风机-2', 'Turbine 2'), depth: 2 },
      { label: tr('逆变器-1', 'Inverter 1'), depth: 2 },
      { label: tr('风电厂-B', 'Wind Farm B'), depth: 1, state: 'closed' },
    ],
  });
}

function card(kit: Kit, area: Rect, title: Label): Rect {
  kit.rect(area, 'f-paper s-rule', 10);
  kit.text(title, { x: area.x + 16, y: area.y + 24, size: 14, bold: true });
  return { x: area.x + 12, y: area.y + 44, w: area.w - 24, h: area.h - 54 };
}

function drawWide(kit: Kit): void {
  kit.add(SHADOW);
  raised(kit, { x: 8, y: 6, w: 464, h: 292 }, 14);
  kit.dot(30, 30, 'brand', 7);
  kit.text('TDengine IDMP', { x: 46, y: 30, size: 14, bold: true });
  kit.add(el('circle', { class: 'w-brand s-brand', cx: 448, cy: 30, r: 10 }));
  kit.add(el('path', { class: 's-rule', d: 'M8 54h464M164 54v244' }));
  tree(kit, { x: 14, y: 64, w: 144 });
  const chart = card(kit, { x: 178, y: 66, w: 280, h: 172 }, BEARING);
  limitChart(kit, chart, [6, 8, 10, 12]);
  const ask = { x: 20, y: 254, w: 132, h: 34 };
  kit.rect(ask, 'w-violet s-violet', 17);
  kit.text(tr('✦  问我一下', '✦  Ask AI'), { x: ask.x + 16, y: ask.y + 17, size: 13 });
  eventCard(kit, { x: 200, y: 246, w: 272, h: 104 });
}

function drawNarrow(kit: Kit): void {
  kit.add(SHADOW);
  raised(kit, { x: 8, y: 6, w: 312, h: 340 }, 12);
  kit.dot(28, 30, 'brand', 7);
  kit.text('TDengine IDMP', { x: 42, y: 30, size: 14, bold: true });
  kit.add(el('path', { class: 's-rule', d: 'M8 50h312' }));
  kit.outline({
    x: 14,
    y: 58,
    w: 300,
    items: [
      { label: tr('所有电厂', 'All Wind Farms'), depth: 0, state: 'open' },
      { label: tr('风电厂-A', 'Wind Farm A'), depth: 1, state: 'open' },
      { label: TURBINE, depth: 2, selected: true },
      { label: tr('风机-2', 'Turbine 2'), depth: 2 },
    ],
  });
  const chart = card(kit, { x: 18, y: 174, w: 292, h: 150 }, BEARING);
  limitChart(kit, chart, [6, 8, 10, 12]);
  eventCard(kit, { x: 48, y: 316, w: 272, h: 104 });
}

export const product: Figure = {
  name: 'product',
  chapter: '',
  width: 480,
  height: 360,
  column: 480,
  title: tr('TDengine IDMP 一览', 'TDengine IDMP at a glance'),
  desc: tr(
    '左侧的元素树中选中风机-1；旁边的面板显示轴承温度，曲线越过边界值 Hi 75；前面是严重程度为警告的事件，可以确认。',
    'Turbine 1 is selected in the element tree at the left; the panel beside it shows its bearing temperature, which crosses the limit Hi 75; in front of it an event of severity warning waits to be acknowledged.',
  ),
  draw: (_locale, kit) => drawWide(kit),
  narrow: (_locale, kit) => drawNarrow(kit),
};
