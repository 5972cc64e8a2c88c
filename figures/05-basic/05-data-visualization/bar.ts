import * as Plot from '@observablehq/plot';
import { color, tr, type Figure, type Kit, type Localized } from '../../kit';
import {
  CHAPTER,
  highlight,
  limitBands,
  panel,
  panelPlace,
  pointer,
  settings,
  settingsPlace,
  tooltip,
} from './parts';

const VOLTAGE = tr('电压', 'Voltage');
const CURRENT = tr('电流', 'Current');

interface Place {
  name: Localized;
  voltage: number;
  current: number;
}

const PLACES: readonly Place[] = [
  { name: tr('北京.海淀.西三旗街道', 'California.San Diego County.Chula Vista'), voltage: 236, current: 8.6 },
  { name: tr('北京.海淀.中关村街道', 'California.San Diego County.San Diego'), voltage: 231, current: 9.9 },
  { name: tr('北京.朝阳.望京街道', 'California.Los Angeles County.Burbank'), voltage: 239, current: 7.4 },
  { name: tr('北京.朝阳.三里屯街道', 'California.Los Angeles County.Pasadena'), voltage: 228, current: 9.2 },
  { name: tr('北京.昌平.回龙观街道', 'California.Santa Clara County.Palo Alto'), voltage: 241, current: 6.7 },
  { name: tr('北京.通州.潞源街道', 'California.Santa Clara County.San Jose'), voltage: 233, current: 8.1 },
];

function lastPart(kit: Kit, place: Place): string {
  return kit.t(place.name).split('.').at(-1) ?? '';
}

function verticalAxes(values: readonly number[]): Plot.Markish[] {
  return [
    Plot.gridY([...values], { stroke: color('rule'), strokeOpacity: 1 }),
    Plot.axisY([...values], { tickSize: 0, label: null }),
  ];
}

/** Names of the places below the bars, at a slant where there is little room. */
function placeAxis(kit: Kit): Plot.Markish {
  return Plot.axisX({ tickSize: 0, label: null, tickRotate: kit.narrow ? -40 : 0 });
}

/** Room for the names of the places. */
function placeMargin(kit: Kit): Plot.PlotOptions {
  return kit.narrow ? { marginBottom: 66 } : {};
}

/** Names in the order of the places; without it Plot sorts them. */
function band(kit: Kit, padding: number): Plot.ScaleOptions {
  return { type: 'band', padding, domain: PLACES.map((place) => lastPart(kit, place)) };
}

export const barDemo: Figure = {
  name: 'bar-demo',
  chapter: CHAPTER,
  width: 720,
  height: 300,
  squeeze: 1,
  title: tr('各地点的最大电压', 'Maximum voltage by place'),
  desc: tr(
    '六根竖直的蓝色柱子，高度在 228 到 241 之间，横轴是六个地点。',
    'Six vertical blue bars between 228 and 241 high; six places on the horizontal axis.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, {
      x: 4,
      y: 4,
      w: 712,
      h: 292,
      title: tr('各地点的最大电压', 'Maximum voltage by place'),
    });
    kit.plot(area, {
      ...placeMargin(kit),
      x: band(kit, 0.45),
      y: { domain: [0, 260] },
      marks: [
        ...verticalAxes([0, 50, 100, 150, 200, 250]),
        Plot.barY(PLACES, { x: (place: Place) => lastPart(kit, place), y: 'voltage', fill: color('brand') }),
        placeAxis(kit),
      ],
    });
  },
};

export const barHorizontal: Figure = {
  name: 'bar-horizontal',
  chapter: CHAPTER,
  width: 720,
  height: 280,
  narrow: true,
  title: tr('水平布局', 'Horizontal orientation'),
  desc: tr(
    '六根柱子从左向右，左侧是完整的地点名称。',
    'Six bars from left to right, with the full place names at the left.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, {
      x: 4,
      y: 4,
      w: kit.narrow ? 320 : 712,
      h: kit.narrow ? 330 : 272,
      title: tr('各地点的最大电压', 'Maximum voltage by place'),
    });
    const name = (place: Place) => kit.t(place.name);
    kit.plot(area, {
      marginLeft: kit.narrow ? 10 : kit.locale === 'en' ? 290 : 170,
      x: { domain: [0, 260] },
      y: {
        type: 'band',
        ...(kit.narrow && { axis: null }),
        padding: kit.narrow ? 0.6 : 0.35,
        domain: PLACES.map(name),
      },
      marks: [
        Plot.gridX([0, 50, 100, 150, 200, 250], { stroke: color('rule'), strokeOpacity: 1 }),
        Plot.axisX([0, 50, 100, 150, 200, 250], { tickSize: 0, label: null }),
        Plot.barX(PLACES, { y: name, x: 'voltage', fill: color('brand') }),
        kit.narrow
          ? Plot.text(PLACES, { y: name, x: () => 0, text: name, textAnchor: 'start', dy: -16 })
          : Plot.axisY({ tickSize: 0, label: null }),
      ],
    });
  },
};

export const barStyle: Figure = {
  name: 'bar-style',
  schematic: true,
  chapter: CHAPTER,
  width: 720,
  height: 250,
  narrow: true,
  title: tr('柱体宽度与透明度', 'Bar width and opacity'),
  desc: tr(
    '左侧是较窄、较淡的柱子，右侧是两个滑块：柱体宽度 44，柱体透明度 0.6。',
    'Left: narrow, pale bars. Right: two sliders, Bar Width 44 and Bar Opacity 0.6.',
  ),
  draw(_locale, kit) {
    const place = settingsPlace(kit, { h: 242, w: 172, low: 166 });
    const area = panel(kit, { ...place.chart, title: tr('各地点的最大电压', 'Maximum voltage by place') });
    kit.plot(area, {
      ...placeMargin(kit),
      x: { ...band(kit, 0.7), paddingOuter: 0.3 },
      y: { domain: [0, 260] },
      marks: [
        ...verticalAxes([0, 100, 200]),
        Plot.barY(PLACES, {
          x: (place: Place) => lastPart(kit, place),
          y: 'voltage',
          fill: color('brand'),
          fillOpacity: 0.6,
        }),
        placeAxis(kit),
      ],
    });
    const side = settings(kit, { ...place.side, title: tr('图形配置', 'Graph') });
    kit.field({
      x: side.x,
      y: side.y,
      w: side.w,
      kind: 'slider',
      label: tr('柱体宽度', 'Bar Width'),
      value: '44',
      on: 0.44,
    });
    kit.field({
      x: side.x,
      y: side.y + 64,
      w: side.w,
      kind: 'slider',
      label: tr('柱体透明度', 'Bar Opacity'),
      value: '0.6',
      on: 0.6,
    });
  },
};

export const barLabels: Figure = {
  name: 'bar-labels',
  chapter: CHAPTER,
  width: 720,
  height: 280,
  narrow: true,
  title: tr('标签旋转与标签间隔', 'Rotated labels and label interval'),
  desc: tr(
    '左图的地点名称旋转 -45 度；右图间隔为“大”，六根柱子只有三个标签。',
    'Left: place names at -45 degrees. Right: interval large, only three labels for six bars.',
  ),
  draw(_locale, kit) {
    const left = panel(kit, {
      ...panelPlace(kit, 0, 272, 2),
      title: tr('标签旋转 -45°', 'Rotate Labels: -45°'),
    });
    const bars = Plot.barY(PLACES, {
      x: (place: Place) => lastPart(kit, place),
      y: 'voltage',
      fill: color('brand'),
    });
    kit.plot(left, {
      marginLeft: 40,
      marginBottom: 72,
      x: band(kit, 0.4),
      y: { domain: [0, 260] },
      marks: [
        ...verticalAxes([0, 100, 200]),
        bars,
        Plot.axisX({ tickSize: 0, label: null, tickRotate: -45 }),
      ],
    });
    const right = panel(kit, {
      ...panelPlace(kit, 1, 272, 2),
      title: tr('标签间隔：大', 'Label Interval: large'),
    });
    kit.plot(right, {
      marginLeft: 40,
      x: band(kit, 0.4),
      y: { domain: [0, 260] },
      marks: [
        ...verticalAxes([0, 100, 200]),
        bars,
        Plot.axisX(
          PLACES.filter((_, index) => index % 2 === 0).map((place) => lastPart(kit, place)),
          { tickSize: 0, label: null },
        ),
      ],
    });
  },
};

export const barTwoAxes: Figure = {
  name: 'bar-two-axes',
  chapter: CHAPTER,
  width: 720,
  height: 310,
  squeeze: 1.1,
  title: tr('左右两个坐标轴', 'Left and right axis'),
  desc: tr(
    '每个地点两根柱子：蓝色电压用左坐标轴 0 到 250，黄色电流用右坐标轴 0 到 10；提示框显示地点和数值 236。',
    'Two bars at each place: blue voltage on the left axis from 0 to 250, yellow current on the right axis from 0 to 10; a tooltip shows the place and the value 236.',
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
    const bars = PLACES.flatMap(({ voltage, current }, index) => [
      { x1: index + 0.2, x2: index + 0.49, value: voltage, tone: 'brand' as const },
      { x1: index + 0.51, x2: index + 0.8, value: current * 25, tone: 'amber' as const },
    ]);
    kit.plot(
      { ...area, h: area.h - 24 },
      {
        marginTop: 24,
        marginRight: 34,
        ...placeMargin(kit),
        x: { domain: [0, PLACES.length] },
        y: { domain: [0, 260] },
        marks: [
          ...verticalAxes([0, 50, 100, 150, 200, 250]),
          Plot.axisY([0, 50, 100, 150, 200, 250], {
            anchor: 'right',
            tickSize: 0,
            label: null,
            tickFormat: (value: number) => String(value / 25),
          }),
          Plot.rectY(bars, {
            x1: 'x1',
            x2: 'x2',
            y: 'value',
            fill: ({ tone }: { tone: 'brand' | 'amber' }) => color(tone),
          }),
          Plot.axisX(
            PLACES.map((_, index) => index + 0.5),
            {
              tickSize: 0,
              label: null,
              tickRotate: kit.narrow ? -40 : 0,
              tickFormat: (at: number) => lastPart(kit, PLACES[at - 0.5] as Place),
            },
          ),
        ],
      },
    );
    tooltip(kit, {
      x: 112,
      y: 112,
      w: kit.narrow ? 260 : 128,
      lines: [lastPart(kit, PLACES[0] as Place), tr('电压  236', 'Voltage  236')],
    });
    if (kit.narrow) pointer(kit, 60, 112);
    else pointer(kit, 92, 98);
    kit.legend({
      x: 360,
      y: 286,
      align: 'middle',
      items: [
        { label: VOLTAGE, tone: 'brand' },
        { label: CURRENT, tone: 'amber' },
      ],
    });
  },
};

export const barLimits: Figure = {
  name: 'bar-limits',
  chapter: CHAPTER,
  width: 720,
  height: 310,
  squeeze: 1.1,
  title: tr('柱状图的边界值', 'Limits of a bar chart'),
  desc: tr(
    '电流柱子的背后有四条彩色区间：低于 6 为 Basic，6 起为 LoLo，8 起为 Target，9.8 起为 HiHi；每个边界值处有虚线，数值在右侧边缘。',
    'Four coloured bands behind the bars of the current: Basic below 6, LoLo from 6, Target from 8, HiHi from 9.8; a dashed line at each limit, its value at the right edge.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, { x: 4, y: 4, w: 712, h: 302, title: CURRENT });
    const limits = limitBands(
      [
        { level: 'HiHi', value: 9.8, tone: 'red' },
        { level: 'Target', value: 8, tone: 'green' },
        { level: 'LoLo', value: 6, tone: 'amber' },
      ],
      'violet',
      [0, 12],
    );
    kit.plot(
      { ...area, h: area.h - 24 },
      {
        marginRight: 36,
        ...placeMargin(kit),
        x: band(kit, 0.55),
        y: { domain: [0, 12] },
        marks: [
          ...limits,
          Plot.barY(PLACES, {
            x: (place: Place) => lastPart(kit, place),
            y: 'current',
            fill: color('brand'),
          }),
          Plot.axisY([0, 3, 6, 9, 12], { tickSize: 0, label: null }),
          placeAxis(kit),
        ],
      },
    );
    kit.legend({
      x: 360,
      y: 288,
      gap: kit.narrow ? 8 : 18,
      align: 'middle',
      items: [
        { label: 'HiHi 9.8', tone: 'red' },
        { label: 'Target 8', tone: 'green' },
        { label: 'LoLo 6', tone: 'amber' },
        { label: 'Basic < 6', tone: 'violet' },
      ],
    });
  },
};

export const barLegend: Figure = {
  name: 'bar-legend',
  chapter: CHAPTER,
  width: 720,
  height: 270,
  squeeze: 1.1,
  title: tr('图例中的个数', 'Count in the legend'),
  desc: tr(
    '六根电流柱子下方，图例显示“电流 Count: 6”。',
    'Below six bars of the current, the legend reads “Current Count: 6”.',
  ),
  draw(_locale, kit) {
    const area = panel(kit, { x: 4, y: 4, w: 712, h: 262, title: CURRENT });
    kit.plot(
      { ...area, h: area.h - 36 },
      {
        ...placeMargin(kit),
        x: band(kit, 0.5),
        y: { domain: [0, 12] },
        marks: [
          ...verticalAxes([0, 4, 8, 12]),
          Plot.barY(PLACES, {
            x: (place: Place) => lastPart(kit, place),
            y: 'current',
            fill: color('brand'),
          }),
          placeAxis(kit),
        ],
      },
    );
    const legend = kit.legend({
      x: 360,
      y: 244,
      align: 'middle',
      items: [{ label: tr('电流  Count: 6', 'Current  Count: 6'), tone: 'brand' }],
    });
    highlight(kit, legend);
  },
};
