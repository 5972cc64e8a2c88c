import { color, tr, type Figure, type Kit, type Label, type Tone } from '../../kit';
import { CHAPTER, levelRow, panel, pointer, settings, settingsPlace, tooltip } from './parts';

/** Shares of the whole, largest first; together 100. */
const SHARES: readonly { name: Label; share: number; tone: Tone }[] = [
  { name: tr('海淀', 'San Diego'), share: 24.1, tone: 'brand' },
  { name: tr('朝阳', 'Burbank'), share: 20.4, tone: 'amber' },
  { name: tr('昌平', 'San Jose'), share: 17.3, tone: 'cyan' },
  { name: tr('通州', 'Pasadena'), share: 14.6, tone: 'violet' },
  { name: tr('西城', 'Chula Vista'), share: 12.48, tone: 'green' },
  { name: tr('丰台', 'Palo Alto'), share: 11.12, tone: 'red' },
];

export const pieDemo: Figure = {
  name: 'pie-demo',
  chapter: CHAPTER,
  width: 720,
  height: 330,
  narrow: true,
  title: tr('各地点的用电量', 'Electricity use by place'),
  desc: tr(
    '六块的饼图，每块用引线标出地点名称；其中一块放大，提示框显示数值 31306 和占比 12.48%。',
    'A pie of six slices, each with a line to its place name; one slice is larger, and a tooltip shows the value 31306 and the share 12.48%.',
  ),
  draw(_locale, kit) {
    const [w, h] = kit.narrow ? [320, 300] : [712, 322];
    panel(kit, { x: 4, y: 4, w, h, title: tr('各地点的用电量', 'Electricity use by place') });
    const [x, y, radius, reach] = kit.narrow ? [164, 142, 64, 8] : [340, 186, 104, 18];
    let start = 0;
    for (const { name, share, tone } of SHARES) {
      const end = start + share / 100;
      const hovered = share === 12.48;
      kit.ring({
        x,
        y,
        inner: 0,
        outer: radius + (hovered ? 10 : 0),
        from: start,
        to: end,
        fill: color(tone),
        gap: 0.015,
      });
      const turn = ((start + end) / 2) * 2 * Math.PI;
      const at = (distance: number) => ({
        x: x + Math.sin(turn) * distance,
        y: y - Math.cos(turn) * distance,
      });
      const [edge, knee] = [at(radius + (hovered ? 12 : 3)), at(radius + reach + 2)];
      const side = knee.x >= x ? 1 : -1;
      kit.line([edge, knee, { x: knee.x + side * reach, y: knee.y }]);
      kit.text(name, {
        x: knee.x + side * (reach + 5),
        y: knee.y,
        size: 13,
        align: side === 1 ? 'start' : 'end',
      });
      start = end;
    }
    pointer(kit, x - radius * 0.7, y - radius * 0.35);
    tooltip(kit, {
      ...(kit.narrow ? { x: 20, y: 240 } : { x: 44, y: 150 }),
      w: 150,
      lines: [tr('西城', 'Chula Vista'), '31306 (12.48%)'],
    });
  },
};

interface Zone {
  to: number;
  tone: Tone;
}

const FULL = 300;
const ZONES: readonly Zone[] = [
  { to: 200, tone: 'neutral' },
  { to: 250, tone: 'green' },
  { to: 300, tone: 'red' },
];

/** Share of a turn where a value stands on the three-quarter dial. */
function turnOf(value: number): number {
  return -0.375 + (value / FULL) * 0.75;
}

function dial(
  kit: Kit,
  {
    x,
    y,
    radius,
    value,
    name,
    marks,
    valueSize = 32,
  }: {
    x: number;
    y: number;
    radius: number;
    value: number;
    name: Label;
    marks: readonly number[];
    valueSize?: 20 | 32;
  },
): void {
  let from = 0;
  for (const { to, tone } of ZONES) {
    kit.ring({
      x,
      y,
      inner: radius - 7,
      outer: radius,
      from: turnOf(from),
      to: turnOf(to),
      fill: color(tone),
    });
    from = to;
  }
  kit.ring({
    x,
    y,
    inner: radius - 28,
    outer: radius - 11,
    from: turnOf(0),
    to: turnOf(FULL),
    fill: color('rule'),
  });
  kit.ring({
    x,
    y,
    inner: radius - 28,
    outer: radius - 11,
    from: turnOf(0),
    to: turnOf(value),
    fill: color('brand'),
  });
  for (const mark of marks) {
    const turn = turnOf(mark) * 2 * Math.PI;
    const side = Math.sin(turn);
    kit.text(String(mark), {
      x: x + side * (radius + 9),
      y: y - Math.cos(turn) * (radius + 11),
      size: 12,
      color: 'muted',
      align: Math.abs(side) < 0.3 ? 'middle' : side > 0 ? 'start' : 'end',
    });
  }
  kit.text(String(value), { x, y: y - 4, size: valueSize, bold: true, align: 'middle' });
  kit.text(name, { x, y: y + radius * 0.62, size: 14, color: 'muted', align: 'middle' });
}

const VOLTAGE = tr('电压', 'Voltage');
const EVERY_30 = Array.from({ length: 11 }, (_, index) => index * 30);

export const gaugeDemo: Figure = {
  name: 'gauge-demo',
  chapter: CHAPTER,
  width: 720,
  height: 310,
  narrow: true,
  title: tr('电压仪表盘', 'Voltage gauge'),
  desc: tr(
    '四分之三圆的表盘，刻度从 0 到 300，每 30 一格；外圈是灰、绿、红三个区间，蓝色内圈到达 211。',
    'A three-quarter dial from 0 to 300 with a tick every 30; the outer ring has a gray, a green and a red zone, the blue inner ring reaches 211.',
  ),
  draw(_locale, kit) {
    const [x, w, radius] = kit.narrow ? [164, 320, 108] : [360, 400, 116];
    panel(kit, { x: x - w / 2, y: 4, w, h: 302 });
    dial(kit, { x, y: 160, radius, value: 211, name: VOLTAGE, marks: EVERY_30 });
  },
};

export const gaugeParts: Figure = {
  name: 'gauge-parts',
  chapter: CHAPTER,
  width: 720,
  height: 300,
  narrow: true,
  title: tr('仪表盘的组成', 'Parts of a gauge'),
  desc: tr(
    '编号 1 是数值 211，编号 2 是名称“电压”，编号 3 是阈值标签，位于 200、250、300 处。',
    'Number 1 is the value 211, number 2 the title Voltage, number 3 the threshold labels at 200, 250 and 300.',
  ),
  draw(_locale, kit) {
    const [x, radius] = kit.narrow ? [164, 104] : [204, 112];
    panel(kit, { x: 4, y: 4, w: 2 * x - 8, h: 292 });
    dial(kit, { x, y: 158, radius, value: 211, name: VOLTAGE, marks: [200, 250, 300] });
    kit.callout(1, { x: x + 46, y: 154 });
    kit.callout(2, { x: x + 46, y: 158 + radius * 0.62 });
    kit.callout(3, { x: x + 126, y: 84 });
    kit.calloutList({
      ...(kit.narrow ? { x: 4, y: 312, w: 320 } : { x: 436, y: 90, w: 270 }),
      items: [
        tr('数值：数值大小', 'Value: Value Text Size'),
        tr('名称：显示名称和字体大小', 'Title: Title and Font Size'),
        tr('阈值标签：边界值 200、250、300', 'Threshold Label: the limits 200, 250 and 300'),
      ],
    });
  },
};

export const gaugeLimits: Figure = {
  name: 'gauge-limits',
  schematic: true,
  chapter: CHAPTER,
  width: 720,
  height: 300,
  narrow: true,
  title: tr('仪表盘的边界值', 'Limits of a gauge'),
  desc: tr(
    '左侧仪表盘的外圈：Lo 的灰色到 200 为止，Hi 的绿色从 200 到 250，Maximum 的红色从 250 到 300；右侧是边界值列表 Maximum 300、Hi 250、Lo 200。',
    'The outer ring of the gauge at the left: the gray of Lo ends at 200, the green of Hi reaches from 200 to 250, the red of Maximum from 250 to 300; at the right the list of limits: Maximum 300, Hi 250, Lo 200.',
  ),
  draw(_locale, kit) {
    const place = settingsPlace(kit, { h: kit.narrow ? 312 : 292, w: 300, low: 254 });
    panel(kit, place.chart);
    dial(kit, {
      x: place.chart.x + place.chart.w / 2,
      y: 158,
      radius: kit.narrow ? 104 : 112,
      value: 211,
      name: VOLTAGE,
      marks: [0, 200, 250, 300],
    });
    kit.legend({
      ...(kit.narrow ? { x: 100, y: 254, direction: 'column' } : { x: place.chart.x + 16, y: 272 }),
      items: [
        { label: 'Lo 0–200', tone: 'neutral' },
        { label: 'Hi 200–250', tone: 'green' },
        { label: 'Maximum 250–300', tone: 'red' },
      ],
    });
    const side = settings(kit, { ...place.side, title: tr('边界值', 'Limits') });
    kit.field({
      x: side.x,
      y: side.y,
      w: side.w - 40,
      kind: 'select',
      label: tr('添加边界值', 'Add limit'),
      value: VOLTAGE,
    });
    kit.button({ x: side.x + side.w - 30, y: side.y + 20, label: '+', w: 30 });
    kit.text(tr('显示配置', 'Display Configuration'), {
      x: side.x,
      y: side.y + 74,
      size: 12,
      color: 'muted',
    });
    const rows = [
      { level: 'Maximum', value: '300', tone: 'red' },
      { level: 'Hi', value: '250', tone: 'green' },
      { level: 'Lo', value: '200', tone: 'neutral' },
    ] as const;
    for (const [index, row] of rows.entries())
      levelRow(kit, { x: side.x, y: side.y + 92 + index * 38, w: side.w, ...row });
  },
};

export const tableTimeFormat: Figure = {
  name: 'table-time-format',
  schematic: true,
  chapter: CHAPTER,
  width: 720,
  height: 230,
  squeeze: 1,
  title: tr('时间戳格式', 'Timestamp format'),
  desc: tr(
    '上方是格式字符串 YYYY-MM-DD HH:mm:ss，箭头指向下方表格的时间列，表格有三行。',
    'At the top the format string YYYY-MM-DD HH:mm:ss; an arrow leads to the time column of the table with three rows below.',
  ),
  draw(_locale, kit) {
    const format = kit.field({
      x: 20,
      y: 8,
      w: 280,
      label: tr('时间戳格式', 'Timestamp Format'),
      value: 'YYYY-MM-DD HH:mm:ss',
    });
    const table = kit.table({
      x: 20,
      y: 90,
      widths: [280, 200, 200],
      header: [tr('时间', 'Time'), tr('电流', 'Current'), tr('电压', 'Voltage')],
      rows: [
        ['2025-08-01 06:00:00', '8.06', '226'],
        ['2025-08-01 06:15:00', '7.92', '231'],
        ['2025-08-01 06:30:00', '8.31', '228'],
      ],
      align: ['start', 'end', 'end'],
    });
    kit.arrow({ x: 160, y: format.y + format.h }, { x: 160, y: table.y }, { tone: 'brand' });
  },
};

export const richtextBanner: Figure = {
  name: 'richtext-banner',
  chapter: CHAPTER,
  width: 720,
  height: 300,
  squeeze: 1,
  title: tr('仪表板上的标题横幅', 'Banner on a dashboard'),
  desc: tr(
    '仪表板顶部是一条蓝色的富文本横幅，写有标题；下方并排三个面板。',
    'A blue rich text banner with the title at the top of a dashboard; three panels side by side below.',
  ),
  draw(_locale, kit) {
    const inner = kit.group({ x: 4, y: 4, w: 712, h: 292, caption: tr('仪表板', 'Dashboard') });
    const banner = { x: inner.x, y: inner.y, w: inner.w, h: 70 };
    kit.rect(banner, 'f-strong', 6);
    kit.text(tr('智慧电表运行总览', 'Smart meter overview'), {
      x: 360,
      y: banner.y + 35,
      size: 20,
      bold: true,
      color: 'on',
      align: 'middle',
    });
    const [w, h] = [(inner.w - 24) / 3, inner.h - 82];
    const y = banner.y + 82;
    kit.panelCard({ x: inner.x, y, w, h, title: tr('电压', 'Voltage'), chart: 'line' });
    kit.panelCard({
      x: inner.x + w + 12,
      y,
      w,
      h,
      title: tr('用电量', 'Electricity use'),
      chart: 'bar',
    });
    kit.panelCard({ x: inner.x + 2 * (w + 12), y, w, h, title: tr('占比', 'Shares'), chart: 'pie' });
  },
};

export const statTiles: Figure = {
  name: 'stat-tiles',
  chapter: CHAPTER,
  width: 720,
  height: 150,
  squeeze: 1,
  title: tr('统计值板块', 'Stat value tiles'),
  desc: tr(
    '水平排列的三个彩色板块：最大电压 211、平均电流 8.06、电表数量 6。',
    'Three coloured tiles in a row: maximum voltage 211, average current 8.06, number of meters 6.',
  ),
  draw(_locale, kit) {
    const tiles: [Label, string, Tone][] = [
      [tr('最大电压', 'Maximum voltage'), '211', 'cyan'],
      [tr('平均电流', 'Average current'), '8.06', 'green'],
      [tr('电表数量', 'Number of meters'), '6', 'violet'],
    ];
    for (const [index, [name, value, tone]] of tiles.entries()) {
      const x = 8 + index * 238;
      kit.rect({ x, y: 8, w: 228, h: 134 }, `w-${tone} s-${tone}`, 12);
      kit.text(name, { x: x + 114, y: 40, width: 212, size: 14, align: 'middle', valign: 'middle' });
      kit.text(value, { x: x + 114, y: 90, size: 44, bold: true, align: 'middle' });
    }
  },
};
