import * as Plot from '@observablehq/plot';
import { color, samples, tr, type Figure, type Kit, type Rect, type Tone } from '../../kit';
import {
  CHAPTER,
  clock,
  highlight,
  limitBands,
  moment,
  panel,
  panelPlace,
  settings,
  timeAxes,
  tooltip,
} from './parts';

const VOLTAGE = tr('电压', 'Voltage');
const CURRENT = tr('电流', 'Current');
const HOURS = [6, 7, 8, 9, 10, 11, 12];

const voltage = samples({
  seed: 7,
  count: 25,
  start: '2025-08-01T06:00',
  stepMinutes: 15,
  mean: 226,
  swing: 9,
  noise: 9,
});
const current = samples({
  seed: 19,
  count: 25,
  start: '2025-08-01T06:00',
  stepMinutes: 15,
  mean: 6.6,
  swing: 1.9,
  noise: 1.3,
});
const price = [4, 4, 6, 6, 5, 8, 8, 7, 7, 9].map((value, index) => ({ time: moment(6 + index), value }));

function seriesLine(
  data: readonly { time: Date; value: number }[],
  tone: Tone,
  options: Plot.LineYOptions = {},
): Plot.Markish {
  return Plot.lineY(data, { x: 'time', y: 'value', stroke: color(tone), strokeWidth: 2, ...options });
}

export const trendDemo: Figure = {
  name: 'trend-demo',
  chapter: CHAPTER,
  width: 720,
  height: 300,
  squeeze: 1,
  title: tr('趋势图', 'Trend chart'),
  desc: tr(
    '6 点到 12 点的电压画成带圆点的蓝色折线，纵轴从 0 到 250，下方是图例。',
    'Voltage from 6 to 12 o’clock as a blue line with dots; vertical axis from 0 to 250, legend below.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, { x: 4, y: 4, w: 712, h: 292, title: tr('电压变化', 'Voltage over time') });
    kit.plot(
      { ...area, h: area.h - 24 },
      {
        y: { domain: [0, 260] },
        marks: [
          ...timeAxes({ hours: HOURS, values: [0, 50, 100, 150, 200, 250] }),
          seriesLine(voltage, 'brand'),
          Plot.dot(voltage, { x: 'time', y: 'value', r: 3, fill: color('brand') }),
        ],
      },
    );
    kit.legend({ x: 360, y: 278, align: 'middle', items: [{ label: VOLTAGE, tone: 'brand', kind: 'line' }] });
  },
};

export const trendStyle: Figure = {
  name: 'trend-style',
  chapter: CHAPTER,
  width: 720,
  height: 200,
  title: tr('三种样式', 'Three styles'),
  desc: tr(
    '同一组数据从左到右画成折线、平滑曲线和阶梯。',
    'The same data from left to right as straight lines, smooth curve and steps.',
  ),
  narrow: true,
  draw(_locale, kit) {
    const styles = [
      { name: tr('折线', 'Lines'), curve: 'linear' },
      { name: tr('平滑曲线', 'Smooth'), curve: 'monotone-x' },
      { name: tr('阶梯', 'Step'), curve: 'step-after' },
    ] as const;
    for (const [index, { name, curve }] of styles.entries()) {
      const area = panel(kit, { ...panelPlace(kit, index, 192), title: name });
      kit.plot(area, {
        marginLeft: 26,
        y: { domain: [0, 10] },
        marks: [
          ...timeAxes({ hours: [6, 9, 12, 15], values: [0, 5, 10] }),
          seriesLine(price, 'brand', { curve }),
          Plot.dot(price, { x: 'time', y: 'value', r: 2.5, fill: color('brand') }),
        ],
      });
    }
  },
};

export const trendLineStyle: Figure = {
  name: 'trend-line-style',
  schematic: true,
  chapter: CHAPTER,
  width: 720,
  height: 260,
  narrow: true,
  title: tr('线条样式与填充', 'Line style and fill'),
  desc: tr(
    '左侧是实线、虚线和点线，中间是带浅色填充的平滑曲线，右侧是线条宽度、线条透明度和填充透明度三个滑块。',
    'Left: solid, dashed and dotted lines. Middle: a smooth line with a light fill. Right: sliders for line width, line opacity and fill opacity.',
  ),
  draw(_locale, kit) {
    const [w, h, step] = kit.narrow ? [320, 166, 38] : [180, 252, 62];
    const left = panel(kit, { x: 4, y: 4, w, h, title: tr('线条样式', 'Line Style') });
    const styles = [
      { name: tr('实线', 'solid'), look: {} },
      { name: tr('虚线', 'dashed'), look: { dashed: true } },
      { name: tr('点线', 'dotted'), look: { dotted: true } },
    ];
    for (const [index, { name, look }] of styles.entries()) {
      const y = left.y + 32 + index * step;
      kit.text(name, { x: left.x + 10, y: y - 16, size: 13, color: 'muted' });
      kit.line(
        [
          { x: left.x + 10, y: y + 4 },
          { x: left.x + left.w - 10, y: y + 4 },
        ],
        { tone: 'brand', width: 2, ...look },
      );
    }
    const middle = panel(kit, {
      ...(kit.narrow ? { x: 4, y: 178, w: 320, h: 200 } : { x: 192, y: 4, w: 312, h: 252 }),
      title: tr('平滑曲线与填充', 'Smooth line with fill'),
    });
    kit.plot(middle, {
      marginLeft: 26,
      y: { domain: [0, 10] },
      marks: [
        ...timeAxes({ hours: [6, 9, 12, 15], values: [0, 5, 10] }),
        Plot.areaY(price, {
          x: 'time',
          y: 'value',
          curve: 'monotone-x',
          fill: color('brand'),
          fillOpacity: 0.2,
        }),
        seriesLine(price, 'brand', { curve: 'monotone-x' }),
      ],
    });
    const side = settings(kit, {
      ...(kit.narrow ? { x: 4, y: 386, w: 320, h: 228 } : { x: 512, y: 4, w: 204, h: 252 }),
      title: tr('图形配置', 'Graph'),
    });
    const sliders = [
      { label: tr('线条宽度', 'Line Width'), value: '2', on: 0.3 },
      { label: tr('线条透明度', 'Line Opacity'), value: '0.9', on: 0.9 },
      { label: tr('填充透明度', 'Fill Opacity'), value: '0.2', on: 0.2 },
    ];
    for (const [index, slider] of sliders.entries())
      kit.field({ x: side.x, y: side.y + index * 64, w: side.w, kind: 'slider', ...slider });
  },
};

const residential = samples({
  seed: 3,
  count: 25,
  start: '2025-08-01T06:00',
  stepMinutes: 15,
  mean: 7.5,
  swing: 1.4,
  noise: 1,
});
const industrial = samples({
  seed: 11,
  count: 25,
  start: '2025-08-01T06:00',
  stepMinutes: 15,
  mean: 234,
  swing: 8,
  noise: 7,
});
const HOVERED = 12;

export const trendStack: Figure = {
  name: 'trend-stack',
  chapter: CHAPTER,
  width: 720,
  height: 320,
  squeeze: 1,
  title: tr('数据堆叠', 'Stacked series'),
  desc: tr(
    '下方是居民用电，约 5 到 10 安；工业用电叠在它上面，上沿约 220 到 250 安；提示框显示时间和两个值 8.06 与 241。',
    'At the bottom residential use of about 5 to 10 A; industrial use is stacked upon it with its upper edge at about 220 to 250 A; a tooltip shows the time and both values, 8.06 and 241.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, {
      x: 4,
      y: 4,
      w: 712,
      h: 312,
      title: tr('居民用电与工业用电', 'Residential and industrial electricity use'),
    });
    const low = residential.map((sample, index) => (index === HOVERED ? { ...sample, value: 8.06 } : sample));
    const total = industrial.map(({ time, value }, index) => ({
      time,
      value: (low[index]?.value ?? 0) + (index === HOVERED ? 241 : value),
    }));
    const chart = { ...area, h: area.h - 24 };
    kit.text(tr('电流(A)', 'Current(A)'), { x: area.x + 6, y: area.y + 6, size: 12, color: 'muted' });
    kit.plot(chart, {
      marginTop: 22,
      y: { domain: [0, 270] },
      marks: [
        ...timeAxes({ hours: HOURS, values: [0, 50, 100, 150, 200, 250] }),
        Plot.areaY(total, {
          x: 'time',
          y1: (_, index: number) => low[index]?.value ?? 0,
          y2: 'value',
          fill: color('amber'),
          fillOpacity: 0.22,
        }),
        Plot.areaY(low, { x: 'time', y: 'value', fill: color('brand'), fillOpacity: 0.4 }),
        seriesLine(total, 'amber'),
        seriesLine(low, 'brand'),
        Plot.ruleX([moment(9)], { stroke: color('line'), strokeDasharray: '4 4' }),
        Plot.dot([total[HOVERED], low[HOVERED]], {
          x: 'time',
          y: 'value',
          r: 4,
          fill: color('paper'),
          stroke: color('ink'),
        }),
      ],
    });
    tooltip(kit, {
      x: 376,
      y: 130,
      w: kit.narrow ? 260 : 170,
      lines: [
        clock(moment(9)),
        tr('居民用电  8.06', 'Residential  8.06'),
        tr('工业用电  241', 'Industrial  241'),
      ],
    });
    kit.legend({
      x: 360,
      y: 298,
      align: 'middle',
      items: [
        { label: tr('居民用电', 'Residential'), tone: 'brand' },
        { label: tr('工业用电', 'Industrial'), tone: 'amber' },
      ],
    });
  },
};

function twoMetrics(kit: Kit, area: Rect, rightAxis: boolean): void {
  const scaled = rightAxis ? current.map(({ time, value }) => ({ time, value: value * 25 })) : current;
  kit.text(tr('电压(V)', 'Voltage(V)'), { x: area.x + 6, y: area.y + 6, size: 12, color: 'muted' });
  if (rightAxis)
    kit.text(tr('电流(A)', 'Current(A)'), {
      x: area.x + area.w - 6,
      y: area.y + 6,
      size: 12,
      color: 'muted',
      align: 'end',
    });
  kit.plot(
    { ...area, h: area.h - 24 },
    {
      marginTop: 22,
      marginRight: rightAxis ? 36 : 22,
      y: { domain: [0, 260] },
      marks: [
        ...timeAxes({ hours: HOURS, values: [0, 50, 100, 150, 200, 250] }),
        ...(rightAxis
          ? [
              Plot.axisY([0, 50, 100, 150, 200, 250], {
                anchor: 'right',
                tickSize: 0,
                label: null,
                tickFormat: (value: number) => String(value / 25),
              }),
            ]
          : []),
        seriesLine(voltage, 'brand'),
        seriesLine(scaled, 'amber'),
      ],
    },
  );
  kit.legend({
    x: area.x + area.w / 2,
    y: area.y + area.h - 6,
    align: 'middle',
    items: [
      { label: VOLTAGE, tone: 'brand', kind: 'line' },
      { label: CURRENT, tone: 'amber', kind: 'line' },
    ],
  });
}

export const trendOneAxis: Figure = {
  name: 'trend-one-axis',
  chapter: CHAPTER,
  width: 720,
  height: 280,
  squeeze: 1,
  title: tr('两个指标共用一个坐标轴', 'Two metrics on one axis'),
  desc: tr(
    '坐标轴从 0 到 250：电压在上方起伏，电流贴着零，几乎是直线。',
    'The axis runs from 0 to 250: voltage moves at the top, current lies along zero, almost a straight line.',
  ),
  draw(_locale, kit) {
    twoMetrics(kit, panel(kit, { x: 4, y: 4, w: 712, h: 272 }), false);
  },
};

export const trendTwoAxes: Figure = {
  name: 'trend-two-axes',
  chapter: CHAPTER,
  width: 720,
  height: 280,
  squeeze: 1,
  title: tr('左右两个坐标轴', 'Left and right axis'),
  desc: tr(
    '电压用左坐标轴 0 到 250，电流用右坐标轴 0 到 10，两条曲线的变化都清晰可见。',
    'Voltage uses the left axis from 0 to 250, current the right axis from 0 to 10; the changes of both curves are visible.',
  ),
  draw(_locale, kit) {
    twoMetrics(kit, panel(kit, { x: 4, y: 4, w: 712, h: 272 }), true);
  },
};

export const trendLimits: Figure = {
  name: 'trend-limits',
  chapter: CHAPTER,
  width: 720,
  height: 300,
  squeeze: 1,
  title: tr('趋势图的边界值', 'Limits of a trend chart'),
  desc: tr(
    '电流曲线背后有四条彩色区间：低于 4 为 Basic，4 到 6.5 为 Lo，6.5 到 9 为 Target，9 以上为 Hi；每个边界值处有虚线和数字。',
    'Four coloured bands behind the current curve: Basic below 4, Lo from 4 to 6.5, Target from 6.5 to 9, Hi above 9; a dashed line and a number at each limit.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, { x: 4, y: 4, w: 712, h: 292, title: CURRENT });
    kit.plot(
      { ...area, h: area.h - 24 },
      {
        marginRight: 36,
        y: { domain: [0, 12] },
        marks: [
          ...limitBands(
            [
              { level: 'Hi', value: 9, tone: 'amber' },
              { level: 'Target', value: 6.5, tone: 'cyan' },
              { level: 'Lo', value: 4, tone: 'green' },
            ],
            'violet',
            [0, 12],
          ),
          ...timeAxes({ hours: HOURS, values: [0, 3, 6, 9, 12] }).slice(1),
          seriesLine(current, 'brand'),
        ],
      },
    );
    kit.legend({
      x: 360,
      y: 278,
      align: 'middle',
      items: [
        { label: 'Hi', tone: 'amber' },
        { label: 'Target', tone: 'cyan' },
        { label: 'Lo', tone: 'green' },
        { label: 'Basic < 4', tone: 'violet' },
      ],
    });
  },
};

export const trendLegend: Figure = {
  name: 'trend-legend',
  chapter: CHAPTER,
  width: 720,
  height: 250,
  squeeze: 1,
  title: tr('图例中的统计值', 'Statistics in the legend'),
  desc: tr(
    '电流曲线下方的图例附有 Max 9.803926 和 Min 4.788469。',
    'The legend below the current curve carries Max 9.803926 and Min 4.788469.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, { x: 4, y: 4, w: 712, h: 242, title: CURRENT });
    const [low, high] = [
      Math.min(...current.map(({ value }) => value)),
      Math.max(...current.map(({ value }) => value)),
    ];
    const stretched = current.map(({ time, value }) => ({
      time,
      value: 4.788469 + ((value - low) / (high - low)) * (9.803926 - 4.788469),
    }));
    kit.plot(
      { ...area, h: area.h - 34 },
      {
        y: { domain: [0, 12] },
        marks: [...timeAxes({ hours: HOURS, values: [0, 4, 8, 12] }), seriesLine(stretched, 'brand')],
      },
    );
    const legend = kit.legend({
      x: 360,
      y: 224,
      align: 'middle',
      items: [
        {
          label: tr('电流   Max: 9.803926   Min: 4.788469', 'Current   Max: 9.803926   Min: 4.788469'),
          tone: 'brand',
          kind: 'line',
        },
      ],
    });
    highlight(kit, legend);
  },
};
