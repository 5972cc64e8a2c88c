import * as Plot from '@observablehq/plot';
import { color, el, samples, tr, type Figure, type Kit, type Rect, type Tone } from '../../kit';
import { CHAPTER, clock, levelRow, moment, panel, pointer, settings, settingsPlace, tooltip } from './parts';

const VOLTAGE = tr('电压', 'Voltage');
const FROM = 4;
const TO = 15;

interface Block {
  from: number;
  to: number;
  tone: Tone;
}

/** 07:47:33 and 09:17:33, as hours. */
const [HOVER_FROM, HOVER_TO] = [7 + 47.55 / 60, 9 + 17.55 / 60];

const BLOCKS: readonly Block[] = [
  { from: 4, to: 5.3, tone: 'green' },
  { from: 5.3, to: 6.4, tone: 'amber' },
  { from: 6.4, to: HOVER_FROM, tone: 'green' },
  { from: HOVER_FROM, to: HOVER_TO, tone: 'yellow' },
  { from: HOVER_TO, to: 11, tone: 'amber' },
  { from: 11, to: 12.4, tone: 'green' },
  { from: 12.4, to: 13.6, tone: 'amber' },
  { from: 13.6, to: 15, tone: 'green' },
];

function row(
  kit: Kit,
  area: Rect,
  blocks: readonly Block[],
  { height, outline = false }: { height: number; outline?: boolean },
): { xOf: (hour: number) => number; top: number } {
  const [left, width] = [area.x + 70, area.w - 94];
  const xOf = (hour: number) => left + ((hour - FROM) / (TO - FROM)) * width;
  const bottom = area.y + area.h - 26;
  const top = area.y + (area.h - 26 - height) / 2;
  kit.text(VOLTAGE, { x: area.x + 8, y: top + height / 2, size: 13, color: 'muted' });
  for (const { from, to, tone } of blocks) {
    kit.add(
      el('rect', {
        class: `f-${tone}`,
        'fill-opacity': 0.9,
        stroke: outline ? color('ink') : undefined,
        x: xOf(from),
        y: top,
        width: xOf(to) - xOf(from),
        height,
      }),
    );
  }
  kit.line([
    { x: left, y: bottom },
    { x: left + width, y: bottom },
  ]);
  for (let hour = FROM; hour <= TO; hour += area.w > 600 ? 1 : 2) {
    kit.add(el('path', { class: 's-neutral', d: `M${xOf(hour)} ${bottom}v4` }));
    kit.text(clock(moment(hour)), {
      x: xOf(hour),
      y: bottom + 15,
      size: 12,
      color: 'muted',
      align: 'middle',
    });
  }
  return { xOf, top };
}

export const stateTimelineDemo: Figure = {
  name: 'state-timeline-demo',
  chapter: CHAPTER,
  width: 720,
  height: 290,
  narrow: true,
  title: tr('状态时间线图', 'State timeline'),
  desc: tr(
    '“电压”一行从 04:00 到 15:00 由绿、橙、黄色块组成；卡片显示其中一块：开始 07:47:33，结束 09:17:33，持续 1 h 30 m，值 193 → 222。',
    'The row Voltage from 04:00 to 15:00 has green, orange and yellow blocks; a card describes one of them: start 07:47:33, end 09:17:33, duration 1 h 30 m, value 193 → 222.',
  ),
  draw(_locale, kit) {
    const [w, h, y] = kit.narrow ? [320, 320, 122] : [712, 282, 84];
    const area = panel(kit, { x: 4, y: 4, w, h, title: tr('电压状态', 'State of the voltage') });
    const { xOf } = row(kit, { ...area, y, h: 150 }, BLOCKS, { height: 60 });
    const middle = xOf((HOVER_FROM + HOVER_TO) / 2);
    tooltip(kit, {
      x: kit.narrow ? 132 : middle + 20,
      y: 42,
      w: 176,
      lines: [
        VOLTAGE,
        tr('开始：07:47:33', 'Start: 07:47:33'),
        tr('结束：09:17:33', 'End: 09:17:33'),
        tr('持续时间：1 h 30 m', 'Duration: 1 h 30 m'),
        tr('值：193 → 222', 'Value: 193 → 222'),
      ],
    });
    pointer(kit, middle, y + 54);
    kit.legend({
      x: 4 + w / 2,
      y: h - 30,
      gap: kit.narrow ? 8 : 18,
      align: 'middle',
      items: [
        { label: '≥ 240', tone: 'red' },
        { label: '220 – 240', tone: 'amber' },
        { label: '200 – 220', tone: 'green' },
        { label: '< 200', tone: 'yellow' },
      ],
    });
  },
};

export const stateTimelineStyle: Figure = {
  name: 'state-timeline-style',
  schematic: true,
  chapter: CHAPTER,
  width: 720,
  height: 250,
  narrow: true,
  title: tr('线条、行高与填充', 'Line, row height and fill'),
  desc: tr(
    '左侧色块带有黑色轮廓；右侧三个滑块：线条宽度 1，行高 0.3，填充透明度 0.9。',
    'Left: blocks with a black outline. Right: three sliders, Line Width 1, Row Height 0.3 and Fill Opacity 0.9.',
  ),
  draw(_locale, kit) {
    const place = settingsPlace(kit, { h: 242, w: 214, low: 224 });
    const area = panel(kit, { ...place.chart, title: tr('电压状态', 'State of the voltage') });
    row(kit, area, BLOCKS, { height: 56, outline: true });
    const side = settings(kit, { ...place.side, title: tr('图形配置', 'Graph') });
    const sliders = [
      { label: tr('线条宽度', 'Line Width'), value: '1', on: 0.15 },
      { label: tr('行高', 'Row Height'), value: '0.3', on: 0.3 },
      { label: tr('填充透明度', 'Fill Opacity'), value: '0.9', on: 0.9 },
    ];
    for (const [index, slider] of sliders.entries())
      kit.field({ x: side.x, y: side.y + index * 62, w: side.w, kind: 'slider', ...slider });
  },
};

const LIMITS = [
  { value: 240, tone: 'red' },
  { value: 220, tone: 'amber' },
  { value: 200, tone: 'green' },
  { value: 0, tone: 'yellow' },
] as const;
const voltage = samples({
  seed: 23,
  count: 45,
  start: '2025-08-01T04:00',
  stepMinutes: 15,
  mean: 219,
  swing: 26,
  noise: 3,
});

/** Neighbouring values of one state become one block. */
function statesOf(): Block[] {
  const blocks: Block[] = [];
  for (const [index, { value }] of voltage.slice(0, -1).entries()) {
    const tone = LIMITS.find((limit) => value >= limit.value)?.tone ?? 'yellow';
    const from = FROM + index * 0.25;
    const last = blocks.at(-1);
    if (last?.tone === tone) last.to = from + 0.25;
    else blocks.push({ from, to: from + 0.25, tone });
  }
  return blocks;
}

export const stateTimelineLimits: Figure = {
  name: 'state-timeline-limits',
  chapter: CHAPTER,
  width: 720,
  height: 370,
  narrow: true,
  title: tr('由边界值得到状态', 'States from limits'),
  desc: tr(
    '上方是电压曲线和 200、220、240 三条虚线，下方是同一段时间的色块：曲线越过虚线时，色块的颜色改变；右侧是 240、220、200、0 四行边界值。',
    'At the top a voltage curve with dashed lines at 200, 220 and 240; below it the blocks of the same time: where the curve crosses a line, the color changes. At the right the four rows 240, 220, 200 and 0.',
  ),
  draw(_locale, kit) {
    const place = settingsPlace(kit, { h: 362, w: 184, low: 238 });
    const area = panel(kit, { ...place.chart, title: tr('电压与状态', 'Voltage and state') });
    kit.plot(
      { ...area, h: 180 },
      {
        marginLeft: 70,
        marginRight: 24,
        marginBottom: 10,
        x: { axis: null, domain: [moment(FROM), moment(TO)] },
        y: { domain: [180, 255] },
        marks: [
          Plot.axisY([200, 220, 240], { tickSize: 0, label: null }),
          ...LIMITS.slice(0, 3).map(({ value, tone }) =>
            Plot.ruleY([value], { stroke: color(tone), strokeDasharray: '5 4', strokeWidth: 1.5 }),
          ),
          Plot.lineY(voltage, {
            x: 'time',
            y: 'value',
            curve: 'step-after',
            stroke: color('brand'),
            strokeWidth: 2,
          }),
        ],
      },
    );
    row(kit, { ...area, y: area.y + 184, h: 128 }, statesOf(), { height: 54 });
    const side = settings(kit, { ...place.side, title: tr('边界值', 'Limits') });
    for (const [index, { value, tone }] of LIMITS.entries())
      levelRow(kit, { x: side.x, y: side.y + index * 38, w: side.w, value: String(value), tone });
    kit.button({ x: side.x, y: side.y + 160, label: '+', w: 34 });
  },
};

export const stateTimelineLegend: Figure = {
  name: 'state-timeline-legend',
  chapter: CHAPTER,
  width: 720,
  height: 200,
  narrow: true,
  title: tr('右侧的表格图例', 'Legend as a table at the right'),
  desc: tr(
    '左侧是色块，右侧的图例是表格：列为 Max 和 Min，“电压”一行为 240.000 和 193.000。',
    'Blocks at the left; the legend at the right is a table with the columns Max and Min and the row Voltage, 240.000 and 193.000.',
  ),
  draw(_locale, kit) {
    const [w, h] = kit.narrow ? [320, 264] : [712, 192];
    const area = panel(kit, { x: 4, y: 4, w, h, title: tr('电压状态', 'State of the voltage') });
    row(kit, { ...area, w: kit.narrow ? area.w : 430, h: 148 }, BLOCKS, { height: 50 });
    kit.table({
      x: kit.narrow ? 37 : 446,
      y: kit.narrow ? 192 : 76,
      widths: [86, 84, 84],
      header: ['', 'Max', 'Min'],
      rows: [[VOLTAGE, '240.000', '193.000']],
      align: ['start', 'end', 'end'],
    });
  },
};
