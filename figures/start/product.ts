import * as Plot from '@observablehq/plot';
import { color, el, samples, tr, type Figure, type Kit, type Label, type Rect } from '../kit';

const TURBINE = tr('风机-1', 'Turbine 1');
const POWER = tr('输出功率（kW）', 'Output power (kW)');
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

/** A surface that lies above others. */
function raised(kit: Kit, area: Rect, radius = 12): void {
  const shade = { fill: color('line'), rx: radius + 2 };
  for (const [spread, opacity] of [
    [6, 0.06],
    [3, 0.1],
  ] as const)
    kit.add(
      el('rect', {
        ...shade,
        'fill-opacity': String(opacity),
        x: area.x - spread,
        y: area.y - spread + 4,
        width: area.w + 2 * spread,
        height: area.h + 2 * spread,
      }),
    );
  kit.rect(area, 'f-paper s-rule', radius);
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
        { tickFormat: (date: Date) => date.toISOString().slice(11, 16), tickSize: 0, label: null },
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
      Plot.lineY(temperature, { x: 'time', y: 'value', stroke: color('brand'), strokeWidth: 2.5 }),
      Plot.lineY(peak, { x: 'time', y: 'value', stroke: color('red'), strokeWidth: 3 }),
    ],
  });
}

function eventCard(kit: Kit, area: Rect): void {
  raised(kit, area);
  kit.rect({ x: area.x, y: area.y + 16, w: 5, h: area.h - 32 }, 'f-red', 2);
  const [x, right] = [area.x + 22, area.x + area.w - 20];
  kit.pill({ x, y: area.y + 18, h: 24, label: tr('警告', 'warning'), tone: 'red' });
  kit.text(tr('活动', 'Active'), { x: right, y: area.y + 30, size: 14, color: 'muted', align: 'end' });
  kit.text(EVENT, { x, y: area.y + 66, size: 16, bold: true, width: area.w - 42 });
  const rows: [Label, Label][] = [
    [tr('元素', 'Element'), TURBINE],
    [tr('开始时间', 'Start time'), '09:35'],
    [tr('最高温度', 'Peak'), '88.6 °C'],
    [tr('通知', 'Notified'), tr('值班群', 'Duty group')],
  ];
  rows.forEach(([name, value], index) => {
    const y = area.y + 102 + index * 28;
    kit.text(name, { x, y, size: 14, color: 'muted' });
    kit.text(value, { x: right, y, size: 14, align: 'end' });
  });
  const y = area.y + area.h - 46;
  kit.button({ x, y, w: area.w - 42, label: tr('确认', 'Acknowledge'), primary: true });
}

function gauge(kit: Kit, area: Rect): void {
  const [x, y, outer] = [area.x + area.w / 2, area.y + area.h - 22, 54];
  kit.ring({ x, y, inner: outer - 13, outer, from: -0.25, to: 0.25, fill: color('rule') });
  kit.ring({ x, y, inner: outer - 13, outer, from: -0.25, to: 0.16, fill: color('green') });
  kit.text('92%', { x, y: y - 10, size: 20, bold: true, align: 'middle' });
}

function bars(kit: Kit, area: Rect): void {
  [0.5, 0.72, 0.6, 0.84, 0.66, 0.95, 0.78].forEach((share, index) => {
    const step = area.w / 7;
    const h = share * area.h;
    kit.rect(
      { x: area.x + index * step + 5, y: area.y + area.h - h, w: step - 10, h },
      index === 5 ? 'f-brand' : 'f-cyan',
      3,
    );
  });
}

function tree(kit: Kit, area: Omit<Rect, 'h'>): void {
  kit.outline({
    ...area,
    row: 34,
    items: [
      { label: tr('所有电厂', 'All Wind Farms'), depth: 0, state: 'open' },
      { label: tr('风电厂-A', 'Wind Farm A'), depth: 1, state: 'open' },
      { label: TURBINE, depth: 2, selected: true },
      { label: tr('风机-2', 'Turbine 2'), depth: 2 },
      { label: tr('逆变器-1', 'Inverter 1'), depth: 2 },
      { label: tr('风电厂-B', 'Wind Farm B'), depth: 1, state: 'open' },
      { label: tr('风机-3', 'Turbine 3'), depth: 2 },
      { label: tr('风机-4', 'Turbine 4'), depth: 2 },
      { label: tr('逆变器-2', 'Inverter 2'), depth: 2 },
      { label: tr('所有设备', 'All Devices'), depth: 0, state: 'closed' },
      { label: tr('元素收藏', 'Favorite Elements'), depth: 0, state: 'closed' },
      { label: tr('元素过滤器', 'Element Filters'), depth: 0, state: 'closed' },
    ],
  });
}

function card(kit: Kit, area: Rect, title: Label): Rect {
  kit.rect(area, 'f-paper s-rule', 10);
  kit.text(title, { x: area.x + 16, y: area.y + 24, size: 14, bold: true });
  return { x: area.x + 12, y: area.y + 44, w: area.w - 24, h: area.h - 54 };
}

function drawWide(kit: Kit): void {
  raised(kit, { x: 10, y: 8, w: 1100, h: 616 }, 14);
  kit.rect({ x: 11, y: 9, w: 1098, h: 50 }, 'f-paper', 13);
  kit.dot(40, 34, 'brand', 9);
  kit.text('TDengine IDMP', { x: 58, y: 34, size: 16, bold: true });
  kit.tabs({
    x: 268,
    y: 22,
    gap: 30,
    selected: 1,
    items: [
      tr('AI 问答', 'AI Chat'),
      tr('元素浏览器', 'Explorer'),
      tr('仪表板', 'Dashboards'),
      tr('事件', 'Events'),
      tr('基础库', 'Libraries'),
    ],
  });
  kit.add(el('circle', { class: 'w-brand s-brand', cx: 1080, cy: 34, r: 13 }));
  kit.add(el('path', { class: 's-rule', d: 'M10 60h1100M250 60v564' }));
  tree(kit, { x: 22, y: 76, w: 216 });

  const left = 270;
  kit.text(tr('所有电厂  ›  风电厂-A  ›  风机-1', 'All Wind Farms  ›  Wind Farm A  ›  Turbine 1'), {
    x: left,
    y: 88,
    size: 14,
    color: 'muted',
  });
  const chart = card(kit, { x: left, y: 112, w: 546, h: 284 }, BEARING);
  limitChart(kit, chart, [6, 7, 8, 9, 10, 11, 12]);

  const power = card(kit, { x: left, y: 412, w: 258, h: 144 }, POWER);
  kit.text('1,482', { x: power.x + 4, y: power.y + 34, size: 32, bold: true });
  kit.add(
    el('path', {
      class: 'nofill s-brand w2',
      d: `M${power.x + 124} ${power.y + 56}l18-14 18 8 18-22 18 10 18-20 16 6`,
    }),
  );
  gauge(kit, card(kit, { x: left + 274, y: 412, w: 258, h: 144 }, tr('发电效率', 'Efficiency')));
  bars(kit, { ...card(kit, { x: left + 548, y: 412, w: 270, h: 144 }, tr('日发电量', 'Daily generation')) });

  const ask = { x: left, y: 572, w: 818, h: 38 };
  kit.rect(ask, 'w-violet s-violet', 19);
  kit.text(tr('✦  哪台风机昨天的发电量最高？', '✦  Which turbine generated most yesterday?'), {
    x: ask.x + 20,
    y: ask.y + 19,
    size: 14,
  });
  kit.text(tr('问我一下', 'Ask AI'), {
    x: ask.x + ask.w - 20,
    y: ask.y + 19,
    size: 14,
    bold: true,
    align: 'end',
  });

  eventCard(kit, { x: 838, y: 112, w: 250, h: 284 });
}

function drawNarrow(kit: Kit): void {
  raised(kit, { x: 8, y: 6, w: 312, h: 470 }, 12);
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
  const chart = card(kit, { x: 18, y: 174, w: 292, h: 212 }, BEARING);
  limitChart(kit, chart, [6, 8, 10, 12]);
  kit.rect({ x: 18, y: 398, w: 292, h: 34 }, 'w-violet s-violet', 17);
  kit.text(tr('✦  哪台风机发电最多？', '✦  Which turbine leads?'), { x: 34, y: 415, size: 13 });
  eventCard(kit, { x: 44, y: 444, w: 272, h: 264 });
}

export const product: Figure = {
  name: 'product',
  chapter: '',
  width: 1120,
  height: 640,
  column: 960,
  title: tr('TDengine IDMP 一览', 'TDengine IDMP at a glance'),
  desc: tr(
    '左侧的元素树中选中风机-1；中间的面板显示轴承温度，曲线越过边界值 Hi 75；右侧是严重程度为警告的事件，可以确认；下方可以向 AI 提问。',
    'Turbine 1 is selected in the element tree at the left; the panel in the middle shows its bearing temperature, which crosses the limit Hi 75; at the right an event of severity warning waits to be acknowledged; below, a question can be put to the AI.',
  ),
  draw: (_locale, kit) => drawWide(kit),
  narrow: (_locale, kit) => drawNarrow(kit),
};
