import * as Plot from '@observablehq/plot';
import type { SymbolType } from 'd3-shape';
import { color, seededRandom, tr, type Figure, type Kit, type Rect, type Tone } from '../../kit';
import { CHAPTER, highlight, limitBands, moment, panel, panelPlace, timeAxes } from './parts';

const VOLTAGE = tr('电压', 'Voltage');
const CURRENT = tr('电流', 'Current');
const HOURS = [0, 2, 4, 6, 8, 10, 12];
const FEW_HOURS = [0, 6, 12];

interface Dot {
  time: Date;
  hour: number;
  value: number;
}

function dots({
  seed,
  count,
  low,
  high,
  from = 0,
  to = 12,
}: {
  seed: number;
  count: number;
  low: number;
  high: number;
  from?: number;
  to?: number;
}): Dot[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const hour = from + random() * (to - from);
    return {
      hour,
      time: new Date(moment(0).getTime() + hour * 3_600_000),
      value: low + (random() + random()) * 0.5 * (high - low),
    };
  });
}

const voltage = dots({ seed: 8, count: 80, low: 201, high: 249 });
const few = voltage.slice(0, 34);

function cloud(data: readonly Dot[], tone: Tone, options: Plot.DotOptions = {}): Plot.Markish {
  return Plot.dot(data, { x: 'time', y: 'value', r: 4, fill: color(tone), fillOpacity: 0.7, ...options });
}

function chart(kit: Kit, area: Rect, marks: Plot.Markish[], options: Plot.PlotOptions = {}): void {
  kit.plot(area, { x: { domain: [moment(0), moment(12)] }, y: { domain: [195, 255] }, marks, ...options });
}

const VALUES = [200, 210, 220, 230, 240, 250];
const AXES = timeAxes({ hours: HOURS, values: VALUES });

export const scatterDemo: Figure = {
  name: 'scatter-demo',
  chapter: CHAPTER,
  width: 720,
  height: 340,
  squeeze: 1,
  title: tr('散点图', 'Scatter chart'),
  desc: tr(
    '12 小时内 200 到 250 之间的 80 个点，下方是图例和缩放条。',
    'Eighty points between 200 and 250 over twelve hours, with the legend and a zoom strip below.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, {
      x: 4,
      y: 4,
      w: 712,
      h: 332,
      title: tr('电压分布', 'Distribution of the voltage'),
    });
    chart(kit, { ...area, h: area.h - 62 }, [...AXES, cloud(voltage, 'brand')]);
    kit.legend({ x: 360, y: 284, align: 'middle', items: [{ label: VOLTAGE, tone: 'brand', kind: 'dot' }] });
    const strip = { x: 56, y: 302, w: 634, h: 20 };
    kit.rect(strip, 'w-brand', 4);
    for (const x of [strip.x, strip.x + strip.w])
      kit.rect({ x: x - 4, y: strip.y, w: 8, h: 20 }, 'f-paper s-neutral', 3);
  },
};

/** A heart around 0, 0, about as large as a dot of the same size. */
const heart: SymbolType = {
  draw(context, size) {
    const r = Math.sqrt(size / Math.PI) * 1.25;
    context.moveTo(0, r);
    context.bezierCurveTo(-1.8 * r, -0.2 * r, -0.9 * r, -1.4 * r, 0, -0.5 * r);
    context.bezierCurveTo(0.9 * r, -1.4 * r, 1.8 * r, -0.2 * r, 0, r);
    context.closePath();
  },
};

export const scatterSymbols: Figure = {
  name: 'scatter-symbols',
  chapter: CHAPTER,
  width: 720,
  height: 230,
  title: tr('样式、大小与透明度', 'Style, size and opacity'),
  desc: tr(
    '同一组数据画三遍：左图为小圆点，中图为心形，右图为又大又淡的圆点。',
    'The same data three times: small dots at the left, hearts in the middle, large pale dots at the right.',
  ),
  narrow: true,
  draw(_locale, kit) {
    const looks = [
      { name: tr('圆点', 'Dot'), options: { r: 3, fillOpacity: 1 } },
      { name: tr('心形', 'Heart'), options: { r: 4, symbol: heart, fillOpacity: 1 } },
      { name: tr('大小 14，透明度 0.5', 'Size 14, opacity 0.5'), options: { r: 7, fillOpacity: 0.5 } },
    ];
    for (const [index, { name, options }] of looks.entries()) {
      const area = panel(kit, { ...panelPlace(kit, index, 222), title: name });
      chart(
        kit,
        area,
        [
          ...timeAxes({ hours: FEW_HOURS, values: [200, 225, 250] }),
          cloud(few, index === 1 ? 'red' : 'brand', options),
        ],
        { marginLeft: 34 },
      );
    }
  },
};

export const scatterSpecialPoint: Figure = {
  name: 'scatter-special-point',
  chapter: CHAPTER,
  width: 720,
  height: 290,
  squeeze: 1,
  title: tr('特殊点', 'Special point'),
  desc: tr(
    '最高点带有红色大圆环，图例有“电压”和“电压-Maximum”两项。',
    'The highest point carries a large red ring; the legend has the entries Voltage and Voltage-Maximum.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, { x: 4, y: 4, w: 712, h: 282 });
    const highest = voltage.reduce((best, dot) => (dot.value > best.value ? dot : best));
    chart(kit, { ...area, h: area.h - 26 }, [
      ...AXES,
      cloud(voltage, 'brand'),
      Plot.dot([highest], { x: 'time', y: 'value', r: 11, stroke: color('red'), strokeWidth: 2 }),
      Plot.dot([highest], { x: 'time', y: 'value', r: 6, fill: color('red') }),
    ]);
    kit.legend({
      x: 360,
      y: 270,
      align: 'middle',
      items: [
        { label: VOLTAGE, tone: 'brand', kind: 'dot' },
        { label: tr('电压-Maximum', 'Voltage-Maximum'), tone: 'red', kind: 'dot' },
      ],
    });
  },
};

const current = dots({ seed: 31, count: 50, low: 4, high: 9.5 }).map((dot) => ({
  ...dot,
  value: dot.value * 25,
}));

export const scatterTwoAxes: Figure = {
  name: 'scatter-two-axes',
  chapter: CHAPTER,
  width: 720,
  height: 310,
  squeeze: 1,
  title: tr('左右两个坐标轴', 'Left and right axis'),
  desc: tr(
    '蓝色的电压点用左坐标轴 0 到 250，橙色的电流点用右坐标轴 0 到 10。',
    'Blue points of the voltage use the left axis from 0 to 250, orange points of the current the right axis from 0 to 10.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, { x: 4, y: 4, w: 712, h: 302 });
    kit.text(tr('电压(V)', 'Voltage(V)'), { x: area.x + 6, y: area.y + 8, size: 12, color: 'muted' });
    kit.text(tr('电流(A)', 'Current(A)'), {
      x: area.x + area.w - 6,
      y: area.y + 8,
      size: 12,
      color: 'muted',
      align: 'end',
    });
    const ticks = [0, 50, 100, 150, 200, 250];
    chart(
      kit,
      { ...area, h: area.h - 24 },
      [
        ...timeAxes({ hours: HOURS, values: ticks }),
        Plot.axisY(ticks, {
          anchor: 'right',
          tickSize: 0,
          label: null,
          tickFormat: (value: number) => String(value / 25),
        }),
        cloud(voltage.slice(0, 50), 'brand'),
        cloud(current, 'amber', { symbol: 'diamond' }),
      ],
      { y: { domain: [0, 260] }, marginTop: 24, marginRight: 34 },
    );
    kit.legend({
      x: 360,
      y: 288,
      align: 'middle',
      items: [
        { label: VOLTAGE, tone: 'brand', kind: 'dot' },
        { label: CURRENT, tone: 'amber', kind: 'dot' },
      ],
    });
  },
};

export const scatterLimits: Figure = {
  name: 'scatter-limits',
  chapter: CHAPTER,
  width: 720,
  height: 300,
  squeeze: 1,
  title: tr('散点图的边界值', 'Limits of a scatter chart'),
  desc: tr(
    '点的背后有三条彩色区间：低于 200 为 Basic，200 起为 Target，240 起为 Maximum。',
    'Three coloured bands behind the points: Basic below 200, Target from 200, Maximum from 240.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, { x: 4, y: 4, w: 712, h: 292 });
    const wide = voltage.map((dot) => ({ ...dot, value: 225 + (dot.value - 225) * 1.35 }));
    chart(
      kit,
      { ...area, h: area.h - 24 },
      [
        ...limitBands(
          [
            { level: 'Maximum', value: 240, tone: 'red' },
            { level: 'Target', value: 200, tone: 'green' },
          ],
          'violet',
          [180, 260],
        ),
        ...timeAxes({ hours: HOURS, values: [180, 200, 220, 240, 260] }).slice(1),
        cloud(wide, 'brand'),
      ],
      { y: { domain: [180, 260] }, marginRight: 38 },
    );
    kit.legend({
      x: 360,
      y: 278,
      align: 'middle',
      items: [
        { label: 'Maximum 240', tone: 'red' },
        { label: 'Target 200', tone: 'green' },
        { label: 'Basic < 200', tone: 'violet' },
      ],
    });
  },
};

export const scatterClusters: Figure = {
  name: 'scatter-clusters',
  chapter: CHAPTER,
  width: 720,
  height: 300,
  squeeze: 1,
  title: tr('聚类分析', 'Clusters'),
  desc: tr(
    '圆点按聚类着色，并标出名称：聚类-1 为蓝色，在左下；聚类-2 为橙色，在左上；聚类-3 为绿色，在右半边。',
    'Dots colored by cluster, each cluster named beside its dots: Cluster-1, blue, at the lower left; Cluster-2, orange, at the upper left; Cluster-3, green, in the right half.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, { x: 4, y: 4, w: 712, h: 292 });
    chart(kit, { ...area, h: area.h - 24 }, [
      ...AXES,
      cloud(dots({ seed: 2, count: 28, low: 200, high: 223, to: 5.6 }), 'brand'),
      cloud(dots({ seed: 3, count: 28, low: 228, high: 250, to: 5.6 }), 'amber'),
      cloud(dots({ seed: 4, count: 38, low: 203, high: 247, from: 6.2 }), 'green'),
    ]);
    const names: [string, number, number][] = [
      ['1', 190, 222],
      ['2', 190, 40],
      ['3', 560, 40],
    ];
    for (const [number, x, y] of names)
      kit.text(tr(`聚类-${number}`, `Cluster-${number}`), { x, y, bold: true, align: 'middle', halo: true });
    kit.legend({
      x: 360,
      y: 278,
      align: 'middle',
      items: [
        { label: tr('聚类-1', 'Cluster-1'), tone: 'brand', kind: 'dot' },
        { label: tr('聚类-2', 'Cluster-2'), tone: 'amber', kind: 'dot' },
        { label: tr('聚类-3', 'Cluster-3'), tone: 'green', kind: 'dot' },
      ],
    });
  },
};

/** Slope and start of the line with the least squared distance from the points. */
function leastSquares(data: readonly Dot[]): { slope: number; start: number } {
  const mean = (pick: (dot: Dot) => number) => data.reduce((sum, dot) => sum + pick(dot), 0) / data.length;
  const [x, y] = [mean(({ hour }) => hour), mean(({ value }) => value)];
  const slope = mean((dot) => (dot.hour - x) * (dot.value - y)) / mean(({ hour }) => (hour - x) ** 2);
  return { slope, start: y - slope * x };
}

export const scatterRegression: Figure = {
  name: 'scatter-regression',
  chapter: CHAPTER,
  width: 720,
  height: 300,
  squeeze: 1,
  title: tr('线性回归', 'Linear regression'),
  desc: tr(
    '一条橙色直线穿过各点，右端写有方程 y = …x + …。',
    'An orange straight line runs through the points, with the equation y = …x + … at its right end.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, { x: 4, y: 4, w: 712, h: 292 });
    const { slope, start } = leastSquares(voltage);
    const line = [0, 12].map((hour) => ({ time: moment(hour), value: start + slope * hour }));
    chart(
      kit,
      { ...area, h: area.h - 24 },
      [
        ...(kit.narrow ? timeAxes({ hours: FEW_HOURS, values: VALUES }) : AXES),
        cloud(voltage, 'brand', { fillOpacity: 0.5 }),
        Plot.lineY(line, { x: 'time', y: 'value', stroke: color('amber'), strokeWidth: 2.5 }),
        Plot.text(line.slice(1), {
          x: 'time',
          y: 'value',
          text: () => 'y = …x + …',
          textAnchor: 'start',
          dx: 8,
          fill: color('ink'),
        }),
      ],
      { marginRight: 84 },
    );
    kit.legend({
      x: 360,
      y: 278,
      align: 'middle',
      items: [
        { label: VOLTAGE, tone: 'brand', kind: 'dot' },
        { label: tr('电压 – 线性回归', 'Voltage – Linear Regression'), tone: 'amber', kind: 'line' },
      ],
    });
  },
};

export const scatterLegend: Figure = {
  name: 'scatter-legend',
  chapter: CHAPTER,
  width: 720,
  height: 240,
  squeeze: 1,
  title: tr('图例中的统计值', 'Statistics in the legend'),
  desc: tr(
    '点的下方，图例显示“电压 Max: 249 Min: 201”。',
    'Below the points, the legend reads “Voltage Max: 249 Min: 201”.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, { x: 4, y: 4, w: 712, h: 232 });
    const [low, high] = [
      Math.min(...few.map(({ value }) => value)),
      Math.max(...few.map(({ value }) => value)),
    ];
    const spread = few.map((dot) => ({ ...dot, value: 201 + ((dot.value - low) / (high - low)) * 48 }));
    chart(kit, { ...area, h: area.h - 36 }, [
      ...timeAxes({ hours: HOURS, values: [200, 225, 250] }),
      cloud(spread, 'brand'),
    ]);
    const legend = kit.legend({
      x: 360,
      y: 214,
      align: 'middle',
      items: [
        { label: tr('电压  Max: 249  Min: 201', 'Voltage  Max: 249  Min: 201'), tone: 'brand', kind: 'dot' },
      ],
    });
    highlight(kit, legend);
  },
};
