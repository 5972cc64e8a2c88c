import * as Plot from '@observablehq/plot';
import { color, el, samples, tr, type Draw, type Figure, type Kit, type Label } from '../../kit';
import type { Sketch } from '../../kit/panelCard';
import { CHAPTER, dayAndClock, moment, panel, timeAxes } from './parts';

export const panelTypes: Figure = {
  name: 'panel-types',
  chapter: CHAPTER,
  width: 720,
  height: 276,
  narrow: true,
  title: tr('十种面板类型', 'Ten panel types'),
  desc: tr(
    '两行小面板：趋势图、柱状图、饼图、仪表盘、表格；富文本、统计值、地图、状态时间线图、散点图。',
    'Two rows of small panels: trend chart, bar chart, pie, gauge, table; rich text, stat value, map, state timeline, scatter chart.',
  ),
  draw(_locale, kit) {
    const types: [Label, Sketch][] = [
      [tr('趋势图', 'Trend chart'), 'line'],
      [tr('柱状图', 'Bar chart'), 'bar'],
      [tr('饼图', 'Pie'), 'pie'],
      [tr('仪表盘', 'Gauge'), 'gauge'],
      [tr('表格', 'Table'), 'table'],
      [tr('富文本', 'Rich text'), 'text'],
      [tr('统计值', 'Stat value'), 'stat'],
      [tr('地图', 'Map'), 'map'],
      [tr('状态时间线图', 'State timeline'), 'states'],
      [tr('散点图', 'Scatter chart'), 'scatter'],
    ];
    const [columns, w, h] = kit.narrow ? [2, 156, 112] : [5, 135, 128];
    for (const [index, [title, chart]] of types.entries()) {
      kit.panelCard({
        x: 4 + (index % columns) * (w + 8),
        y: 4 + Math.floor(index / columns) * (h + 8),
        w,
        h,
        title,
        chart,
      });
    }
  },
};

const day = samples({
  seed: 41,
  count: 49,
  start: '2025-08-01T00:00',
  stepMinutes: 30,
  mean: 52,
  swing: 22,
  noise: 7,
});
const yesterday = samples({
  seed: 77,
  count: 49,
  start: '2025-08-01T00:00',
  stepMinutes: 30,
  mean: 36,
  swing: 12,
  noise: 9,
});
const DAY_HOURS = [0, 4, 8, 12, 16, 20, 24];

/** Icons of the action bar, each within 16 × 16. */
const ICONS: Record<string, string> = {
  edit: 'M2 14l1-4 8-8 3 3-8 8zM9 4l3 3',
  favorite: 'M8 2l1.9 3.9 4.3.6-3.1 3 .7 4.3L8 11.8l-3.8 2 .7-4.3-3.1-3 4.3-.6z',
  time: 'M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM8 5v3.5l2.5 1.5',
  refresh: 'M13.5 8a5.5 5.5 0 1 1-1.6-3.9L13.5 5.5M13.5 2v3.5H10',
  download: 'M8 2v8M4.5 7L8 10.5 11.5 7M2 13.5h12',
  zoom: 'M7 2a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM11 11l3.5 3.5M5 7h4M7 5v4',
  full: 'M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4',
};

function icon(kit: Kit, name: string, x: number, y: number): void {
  kit.add(el('path', { class: 'nofill s-neutral w15', transform: `translate(${x} ${y})`, d: ICONS[name] }));
}

export const panelActionBar: Figure = {
  name: 'panel-action-bar',
  chapter: CHAPTER,
  width: 720,
  height: 330,
  narrow: true,
  title: tr('面板与动作区', 'A panel and its action bar'),
  desc: tr(
    '面板右上方的动作区有七个图标，从左到右编号：编辑、收藏、时间范围、刷新频率、下载、缩放、全屏；图表下方的图例编号为 8。',
    'The action bar at the upper right of the panel has seven numbered icons: edit, favorite, time range, refresh frequency, download, zoom, full screen; the legend below the chart is number 8.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, {
      x: 4,
      y: 4,
      w: kit.narrow ? 320 : 500,
      h: 322,
      title: tr('输出功率（kW）', 'Output power (kW)'),
    });
    const [left, top, step] = kit.narrow ? [24, 46, 44] : [236, 16, 38];
    for (const [index, name] of Object.keys(ICONS).entries()) {
      const x = left + index * step;
      icon(kit, name, x, top);
      kit.callout(index + 1, { x: x + 8, y: top + 34 });
    }
    const chart = { ...area, y: top + 52, h: (kit.narrow ? 216 : 238) - top };
    kit.plot(chart, {
      marginLeft: 32,
      y: { domain: [0, 100] },
      marks: [
        ...timeAxes({ hours: DAY_HOURS, values: [0, 50, 100] }),
        Plot.lineY(day, { x: 'time', y: 'value', stroke: color('brand'), strokeWidth: 2 }),
        Plot.lineY(yesterday, { x: 'time', y: 'value', stroke: color('amber'), strokeWidth: 2 }),
      ],
    });
    const legend = kit.legend({
      ...(kit.narrow ? { x: 46, y: 284, direction: 'column' } : { x: 254, y: 308, align: 'middle' }),
      items: [
        { label: tr('输出功率', 'Output power'), tone: 'brand', kind: 'line' },
        { label: tr('输出功率（一天前）', 'Output power, one day earlier'), tone: 'amber', kind: 'line' },
      ],
    });
    kit.callout(8, { x: legend.x - 22, y: legend.y + legend.h / 2 });
    const items = [
      tr('编辑', 'Edit'),
      tr('收藏', 'Favorite'),
      tr('时间范围', 'Time range'),
      tr('刷新频率', 'Refresh frequency'),
      tr('下载为图片', 'Download as image'),
      tr('缩放', 'Zoom in, zoom out'),
      tr('全屏', 'Full screen'),
      tr('图例：点击隐藏或显示', 'Legend: click to hide or show'),
    ];
    if (kit.narrow) {
      kit.calloutList({ x: 4, y: 340, w: 152, items: items.slice(0, 4) });
      kit.calloutList({ x: 164, y: 340, w: 160, items: items.slice(4), first: 5 });
    } else kit.calloutList({ x: 528, y: 12, w: 188, items });
  },
};

function editorTable(
  kit: Kit,
  {
    x,
    y,
    w,
    caption,
    links = [],
    header,
    row,
  }: {
    x: number;
    y: number;
    w: number;
    caption: Label;
    links?: readonly Label[];
    header: readonly Label[];
    row: readonly Label[];
  },
): void {
  kit.text(caption, { x, y: y + 8, size: 13, bold: true });
  let right = x + w;
  for (const link of links)
    right = kit.text(link, { x: right, y: y + 8, size: 12, color: 'link', align: 'end' }).x - 14;
  const [name, expression, third] = [76, 176, 92];
  kit.table({
    x,
    y: y + 22,
    widths: [name, expression, third, w - name - expression - third],
    header,
    rows: [row],
    size: 12,
  });
}

/** The places of the six areas on a small screen, and what they are. */
const drawSmallEditor: Draw = (_locale, kit) => {
  kit.rect({ x: 4, y: 4, w: 320, h: 236 }, 'f-paper s-neutral', 8);
  kit.rect({ x: 12, y: 12, w: 70, h: 220 }, 'f-soft s-rule', 4);
  kit.words({ x: 20, y: 50, w: 54 }, [1, 0.7, 0.8, 0.7, 0.9]);
  kit.rect({ x: 90, y: 12, w: 144, h: 92 }, 'f-paper s-rule', 4);
  for (const [index, h] of [56, 48, 64, 52, 60, 44].entries())
    kit.rect({ x: 98 + index * 22, y: 98 - h, w: 14, h }, 'f-brand');
  kit.switchMark(90, 122, false);
  for (const y of [146, 194]) {
    kit.rect({ x: 90, y, w: 144, h: 38 }, 'f-paper s-rule', 4);
    kit.words({ x: 120, y: y + 10, w: 106 }, [1, 0.8]);
  }
  kit.rect({ x: 242, y: 12, w: 74, h: 220 }, 'f-soft s-rule', 4);
  kit.words({ x: 250, y: 50, w: 58 }, [1, 0.7, 0.9, 0.6, 1, 0.8, 0.9, 0.7, 1, 0.6]);
  const marks = [
    [47, 30],
    [222, 24],
    [140, 122],
    [104, 165],
    [104, 213],
    [279, 30],
  ] as const;
  for (const [index, [x, y]] of marks.entries()) kit.callout(index + 1, { x, y });
  kit.calloutList({
    x: 4,
    y: 254,
    w: 320,
    items: [
      tr('可选的属性和标签', 'Attributes and tags to choose from'),
      tr('图表', 'Chart'),
      tr('“高级”开关', 'Advanced switch'),
      tr('指标表', 'Metrics table'),
      tr('维度表', 'Dimensions table'),
      tr('面板类型和显示配置', 'Panel type and display settings'),
    ],
  });
};

export const panelEditor: Figure = {
  narrow: drawSmallEditor,
  name: 'panel-editor',
  chapter: CHAPTER,
  width: 720,
  height: 504,
  title: tr('面板编辑器', 'The panel editor'),
  desc: tr(
    '左侧编号 1 为可选的属性和标签；中间编号 2 为图表，3 为“高级”开关，4 为指标表，5 为维度表；右侧编号 6 为面板类型和显示配置。',
    'Left, number 1: attributes and tags to choose from. Middle: 2 the chart, 3 the Advanced switch, 4 the Metrics table, 5 the Dimensions table. Right, number 6: panel type and display settings.',
  ),
  draw(_locale, kit) {
    const inner = kit.window({ x: 4, y: 4, w: 712, h: 496, title: tr('新面板', 'New Panel') });
    const top = inner.y + 10;
    const left = { x: inner.x + 10, y: top, w: 128, h: 442 };
    kit.rect(left, 'f-soft s-rule', 6);
    kit.text(tr('元素', 'Element'), { x: left.x + 10, y: top + 17, size: 12, bold: true, color: 'link' });
    kit.outline({
      x: left.x + 2,
      y: top + 34,
      w: left.w - 4,
      items: [
        { label: tr('电表', 'Meter'), depth: 0, state: 'open' },
        { label: tr('电流', 'Current'), depth: 1 },
        { label: tr('电压', 'Voltage'), depth: 1, selected: true },
        { label: tr('相位', 'Phase'), depth: 1 },
        { label: tr('地址', 'Location'), depth: 1 },
      ],
    });
    kit.text(tr('子元素聚合', 'Child Element Grouping'), {
      x: left.x + 10,
      y: top + 190,
      width: 112,
      size: 12,
      color: 'muted',
    });
    const mx = left.x + left.w + 10;
    const mw = 398;
    const chart = { x: mx, y: top, w: mw, h: 190 };
    kit.rect(chart, 'f-paper s-rule', 6);
    const bars = [236, 228, 241, 232, 238, 225];
    kit.plot(
      { x: mx + 4, y: top + 8, w: mw - 8, h: 176 },
      {
        marginLeft: 34,
        marginBottom: 20,
        x: { type: 'band', padding: 0.4 },
        y: { domain: [0, 260] },
        marks: [
          Plot.gridY([0, 100, 200], { stroke: color('rule'), strokeOpacity: 1 }),
          Plot.axisY([0, 100, 200], { tickSize: 0, label: null }),
          Plot.axisX({ tickSize: 0, label: null }),
          Plot.barY(bars, {
            x: (_, index: number) => 'ABCDEF'[index],
            y: (value: number) => value,
            fill: color('brand'),
          }),
        ],
      },
    );
    kit.switchMark(mx, top + 206, false);
    kit.text(tr('高级', 'Advanced'), { x: mx + 38, y: top + 206, size: 13 });
    editorTable(kit, {
      x: mx,
      y: top + 230,
      w: mw,
      caption: tr('指标', 'Metrics'),
      links: [tr('窗口', 'Window'), tr('限制', 'Limit'), tr('查看 SQL', 'View SQL')],
      header: [tr('名称', 'Name'), tr('表达式', 'Expression'), tr('函数', 'Function'), '…'],
      row: [tr('电压', 'Voltage'), tr("attributes['电压']", "attributes['Voltage']"), 'MAX', ''],
    });
    editorTable(kit, {
      x: mx,
      y: top + 344,
      w: mw,
      caption: tr('维度', 'Dimensions'),
      header: [tr('名称', 'Name'), tr('表达式', 'Expression'), tr('分组', 'Group By'), '…'],
      row: [tr('地址', 'Location'), tr("attributes['地址']", "attributes['Location']"), tr('开启', 'on'), ''],
    });
    const rx = mx + mw + 10;
    const right = { x: rx, y: top, w: 716 - 10 - rx, h: 442 };
    kit.rect(right, 'f-soft s-rule', 6);
    kit.field({ x: rx + 10, y: top + 12, w: right.w - 20, kind: 'select', value: tr('柱状图', 'Bar Chart') });
    const sections: [Label, Label][] = [
      [tr('基本配置', 'General'), tr('名称、描述、分类', 'Name, Categories')],
      [tr('图形配置', 'Graph'), tr('布局、宽度、透明度', 'Orientation, width, opacity')],
      [tr('坐标轴', 'Axis'), tr('标题、右坐标轴', 'Titles, right axis')],
      [tr('边界值', 'Limits'), tr('级别、值、颜色', 'Level, value, color')],
      [tr('图例', 'Legend'), tr('显示、图例值', 'Show, values')],
    ];
    for (const [index, [name, content]] of sections.entries()) {
      const y = top + 56 + index * 76;
      kit.add(el('path', { class: 's-rule', d: `M${rx} ${y}h${right.w}` }));
      kit.text(name, { x: rx + 12, y: y + 18, size: 13, bold: true });
      kit.text(content, { x: rx + 12, y: y + 38, size: 12, color: 'muted', width: right.w - 22 });
    }
    const marks: [number, number, number][] = [
      [1, left.x + left.w - 16, top + 17],
      [2, mx + mw - 16, top + 16],
      [3, mx + 130, top + 206],
      [4, mx + 80, top + 238],
      [5, mx + 106, top + 352],
      [6, rx + right.w - 18, top + 74],
    ];
    for (const [number, x, y] of marks) kit.callout(number, { x, y });
  },
};

export const timeShift: Figure = {
  name: 'time-shift',
  chapter: CHAPTER,
  width: 720,
  height: 260,
  squeeze: 1,
  title: tr('时间偏移 -1d', 'Time shift -1d'),
  desc: tr(
    '今天的输出功率为实线，时间偏移 -1d 的昨天数据为虚线，两条曲线画在同样的 0 到 24 点上。',
    'Output power of today as a solid line; yesterday’s data, with time shift -1d, as a dashed line on the same hours from 0 to 24.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, { x: 4, y: 4, w: 712, h: 252, title: tr('输出功率', 'Output power') });
    kit.plot(
      { ...area, h: area.h - 24 },
      {
        y: { domain: [0, 100] },
        marks: [
          ...timeAxes({ hours: DAY_HOURS, values: [0, 25, 50, 75, 100] }),
          Plot.lineY(yesterday, {
            x: 'time',
            y: 'value',
            stroke: color('amber'),
            strokeWidth: 2,
            strokeDasharray: '5 4',
          }),
          Plot.lineY(day, { x: 'time', y: 'value', stroke: color('brand'), strokeWidth: 2 }),
        ],
      },
    );
    kit.legend({
      x: 360,
      y: 238,
      align: 'middle',
      items: [
        { label: tr('今天', 'Today'), tone: 'brand', kind: 'line' },
        {
          label: tr('一天前（时间偏移 -1d）', 'One day earlier (time shift -1d)'),
          tone: 'amber',
          kind: 'dashed',
        },
      ],
    });
  },
};

export const groupBy: Figure = {
  name: 'group-by',
  chapter: CHAPTER,
  width: 720,
  height: 250,
  narrow: true,
  title: tr('按维度分组聚合', 'Aggregation by a dimension'),
  desc: tr(
    '左侧表格有两个地点三块电表的电压 220、230、240；箭头上写着函数 AVG、按地址分组；右侧表格为每个地点一个值：地点 A 为 225，地点 B 为 240。',
    'The table at the left has the voltages 220, 230 and 240 of three meters in two places; the arrow reads AVG, Group By Location; the table at the right has one value for each place: 225 for place A, 240 for place B.',
  ),
  draw(_locale, kit) {
    const [a, b] = [tr('地点 A', 'Place A'), tr('地点 B', 'Place B')];
    kit.text(tr('原始数据', 'Raw data'), { x: 8, y: 22, size: 13, bold: true, color: 'muted' });
    const raw = kit.table({
      x: 8,
      y: 40,
      widths: [90, 100, 90],
      header: [tr('电表', 'Meter'), tr('地址', 'Location'), tr('电压', 'Voltage')],
      rows: [
        ['em-11', a, '220'],
        ['em-12', a, '230'],
        ['em-13', b, '240'],
      ],
      align: ['start', 'start', 'end'],
      marked: { 0: 'brand', 1: 'brand', 2: 'amber' },
    });
    const low = raw.y + raw.h;
    const [x, y] = kit.narrow ? [8, low + 96] : [502, 22];
    kit.text(tr('面板上的数据', 'Data on the panel'), { x, y, size: 13, bold: true, color: 'muted' });
    const grouped = kit.table({
      x,
      y: y + 18,
      widths: [110, 100],
      header: [tr('地址', 'Location'), tr('电压', 'Voltage')],
      rows: [
        [a, '225'],
        [b, '240'],
      ],
      align: ['start', 'end'],
      marked: { 0: 'brand', 1: 'amber' },
    });
    const [middle, above, below] = kit.narrow ? [160, low + 30, low + 52] : [395, 76, 110];
    if (kit.narrow) kit.arrow({ x: 60, y: low + 8 }, { x: 60, y: y - 14 }, { tone: 'brand' });
    else kit.arrow({ x: raw.x + raw.w + 10, y: 92 }, { x: grouped.x - 10, y: 92 }, { tone: 'brand' });
    kit.text(tr('函数 AVG', 'Function AVG'), {
      x: middle,
      y: above,
      size: 13,
      align: 'middle',
      bold: true,
    });
    kit.text(tr('按“地址”分组', 'Group By Location'), {
      x: middle,
      y: below,
      size: 13,
      align: 'middle',
      color: 'muted',
    });
    const end = grouped.y + grouped.h;
    kit.text('(220 + 230) / 2 = 225', { x, y: kit.narrow ? end + 18 : 160, size: 12, color: 'muted' });
    kit.box({
      ...(kit.narrow ? { x: 4, y: end + 40, w: 320, h: 58 } : { x: 8, y: 190, w: 704, h: 48 }),
      fill: 'soft',
      lines: [
        tr(
          '函数在有维度分组或者设置了窗口时起作用',
          'A function takes effect when a dimension groups the data or a window is set',
        ),
      ],
      size: 13,
    });
  },
};

const dense = samples({
  seed: 5,
  count: 65,
  start: '2025-08-01T00:00',
  stepMinutes: 45,
  mean: 225,
  swing: 10,
  noise: 10,
});

function labelChart(kit: Kit, y: number, title: Label, hours: readonly number[], rotate: number): void {
  const [w, h] = [kit.narrow ? 320 : 712, rotate === 0 ? 136 : 164];
  const room = panel(kit, { x: 4, y, w, h, title });
  const end = moment(hours.at(-1) ?? 0);
  kit.plot(room, {
    marginTop: 4,
    marginLeft: 62,
    marginRight: 40,
    marginBottom: rotate === 0 ? 26 : 66,
    y: { domain: [200, 250] },
    x: { domain: [moment(0), end] },
    marks: [
      ...timeAxes({ hours, values: [200, 225, 250], format: dayAndClock, rotate }),
      Plot.lineY(
        dense.filter(({ time }) => time <= end),
        { x: 'time', y: 'value', stroke: color('brand'), strokeWidth: 1.5 },
      ),
    ],
  });
}

export const labels: Figure = {
  name: 'labels',
  chapter: CHAPTER,
  width: 720,
  height: 460,
  narrow: true,
  overlaps: true,
  title: tr('解决标签重叠', 'Cure for crowded labels'),
  desc: tr(
    '同一条曲线画三遍：上图每 3 小时一个日期时间标签，互相重叠；中图标签旋转 45 度；下图每 12 小时才有一个标签。',
    'The same curve three times: at the top a date and time label every 3 hours, running into each other; in the middle the labels are rotated by 45 degrees; at the bottom there is only one label every 12 hours.',
  ),
  draw(_locale, kit) {
    const hours = Array.from({ length: kit.narrow ? 9 : 17 }, (_, index) => index * 3);
    const few = hours.filter((hour) => hour % 12 === 0);
    labelChart(kit, 4, tr('标签重叠', 'Crowded labels'), hours, 0);
    labelChart(kit, 148, tr('标签旋转 -45°', 'Rotate Labels: -45°'), hours, -45);
    labelChart(kit, 320, tr('标签间隔：大', 'Label Interval: large'), few, 0);
  },
};
