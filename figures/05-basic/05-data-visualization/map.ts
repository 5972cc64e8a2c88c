import { color, el, rowsFlow, tr, type Figure, type Kit, type Label } from '../../kit';
import { CHAPTER, panel, settings } from './parts';

interface Region {
  name: Label;
  shape: string;
  at: [number, number];
  fill?: 'brand' | 'yellow' | 'red';
  value?: string;
}

/** A country that does not exist: six regions that share their borders. */
const REGIONS: readonly Region[] = [
  {
    name: tr('甲区', 'Region A'),
    shape: 'M0 40L90 10L150 30L140 110L60 130L10 100Z',
    at: [76, 70],
    fill: 'red',
    value: '8920',
  },
  { name: tr('乙区', 'Region B'), shape: 'M150 30L250 0L300 40L280 100L210 120L140 110Z', at: [216, 62] },
  {
    name: tr('丙区', 'Region C'),
    shape: 'M300 40L390 20L430 80L400 140L330 150L280 100Z',
    at: [354, 88],
    fill: 'yellow',
    value: '4760',
  },
  { name: tr('丁区', 'Region D'), shape: 'M10 100L60 130L140 110L150 200L80 240L20 190Z', at: [82, 168] },
  {
    name: tr('戊区', 'Region E'),
    shape: 'M140 110L210 120L280 100L330 150L290 230L200 250L150 200Z',
    at: [226, 174],
    fill: 'brand',
    value: '640',
  },
  { name: tr('己区', 'Region F'), shape: 'M330 150L400 140L440 190L400 250L290 230Z', at: [374, 194] },
];

function band(kit: Kit, id: string, x: number, y: number, h: number): void {
  const stops = (['red', 'yellow', 'brand'] as const).map((tone, index) =>
    el('stop', { offset: `${index * 50}%`, 'stop-color': color(tone) }),
  );
  kit.add(
    el('linearGradient', { id, x1: 0, x2: 0, y1: 0, y2: 1 }, ...stops),
    el('rect', { fill: `url(#${id})`, x, y, width: 18, height: h, rx: 3 }),
  );
  kit.text('High', { x: x + 9, y: y - 28, size: 12, color: 'muted', align: 'middle' });
  kit.text('10000', { x: x + 9, y: y - 11, size: 12, align: 'middle' });
  kit.text('0', { x: x + 9, y: y + h + 12, size: 12, align: 'middle' });
  kit.text('Low', { x: x + 9, y: y + h + 28, size: 12, color: 'muted', align: 'middle' });
}

export const mapRegions: Figure = {
  name: 'map-regions',
  chapter: CHAPTER,
  width: 720,
  height: 350,
  narrow: true,
  title: tr('按用电量着色的地图', 'Map colored by electricity use'),
  desc: tr(
    '虚构的地图有六个区域：甲区 8920 为红色，丙区 4760 为黄色，戊区 640 为蓝色，其余三个没有数据，为灰色；左下方的色带从 Low 0 到 High 10000。',
    'A made-up map of six regions: A with 8920 is red, C with 4760 yellow, E with 640 blue; the other three have no data and are gray. The color band at the lower left goes from Low 0 to High 10000.',
  ),
  draw(_locale, kit) {
    const [w, h] = kit.narrow ? [320, 376] : [712, 342];
    panel(kit, { x: 4, y: 4, w, h, title: tr('用电量', 'Electricity use') });
    if (kit.narrow) band(kit, 'map-regions-band', 26, 270, 66);
    else band(kit, 'map-regions-band', 40, 170, 120);
    const [x, y, scale] = kit.narrow ? [16, 44, 0.67] : [170, 60, 1];
    for (const { shape, fill } of REGIONS) {
      kit.add(
        el('path', {
          class: fill === undefined ? 'f-rule' : undefined,
          fill: fill === undefined ? undefined : color(fill),
          'fill-opacity': fill === undefined ? undefined : 0.75,
          stroke: color('paper'),
          'stroke-width': 2,
          transform: `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`,
          d: shape,
        }),
      );
    }
    for (const { name, value, at } of REGIONS) {
      if (value === undefined) continue;
      const label = { x: x + at[0] * scale, y: y + at[1] * scale };
      kit.rect({ x: label.x - 40, y: label.y - 14, w: 80, h: 40 }, 'f-paper', 6);
      kit.text(name, { ...label, size: 13, bold: true, align: 'middle' });
      kit.text(value, { x: label.x, y: label.y + 17, size: 12, align: 'middle' });
    }
    kit.legend({
      x: kit.narrow ? 100 : 170,
      y: kit.narrow ? 348 : 328,
      items: [{ label: tr('没有数据', 'No data'), tone: 'neutral' }],
    });
  },
};

const TAG = tr('北京.海淀.西三旗街道', 'California.San Diego County.Chula Vista');
const EXPRESSION = tr("SUBSTRING_INDEX(\nSUBSTRING_INDEX(…, '.', 2), '.', -1)", "SUBSTRING_INDEX(…, '.', 1)");

export const mapDimension: Figure = {
  narrow: rowsFlow([
    { boxes: [{ title: tr('标签', 'Tag'), lines: [TAG] }] },
    {
      boxes: [
        { title: tr('维度的表达式', 'Expression of the dimension'), lines: [EXPRESSION], tone: 'brand' },
      ],
    },
    {
      boxes: [
        {
          title: tr('海淀', 'California'),
          lines: [tr('地图中的区域名称', 'region name in the map')],
          tone: 'green',
        },
      ],
    },
  ]),
  name: 'map-dimension',
  chapter: CHAPTER,
  width: 720,
  height: 150,
  title: tr('让标签与区域名称对应', 'From the tag to the name of the region'),
  desc: tr(
    '标签“北京.海淀.西三旗街道”经过维度的表达式成为“海淀”，它就是地图中的区域名称。',
    'The tag California.San Diego County.Chula Vista becomes California by the expression of the dimension; that is the name of the region in the map.',
  ),
  draw(_locale, kit) {
    const y = 30;
    const tag = kit.box({
      x: 4,
      y,
      w: 170,
      h: 92,
      title: tr('标签', 'Tag'),
      lines: [TAG],
    });
    const expression = kit.box({
      x: 210,
      y,
      w: 310,
      h: 92,
      tone: 'brand',
      fill: 'soft',
      title: tr('维度的表达式', 'Expression of the dimension'),
      lines: [EXPRESSION],
      size: 13,
      mono: true,
    });
    const region = kit.box({
      x: 556,
      y,
      w: 160,
      h: 92,
      tone: 'green',
      fill: 'soft',
      title: tr('海淀', 'California'),
      lines: [tr('地图中的区域名称', 'region name in the map')],
    });
    kit.arrow(tag, expression);
    kit.arrow(expression, region);
  },
};

export const mapSettings: Figure = {
  name: 'map-settings',
  schematic: true,
  chapter: CHAPTER,
  width: 720,
  height: 330,
  squeeze: 1,
  title: tr('地图的显示配置', 'Settings of a map'),
  desc: tr(
    '左栏是面板类型“地图”和基本配置；右栏是图形配置：地图文件 usa.json，最小值 0、中间值、最大值 10000 三行颜色，以及标签显示开关。',
    'Left column: panel type Map and the general settings. Right column: the section Graph with the map file usa.json, the color rows Min 0, Middle and Max 10000, and the switch Display Labels.',
  ),
  draw(_locale, kit) {
    const left = settings(kit, { x: 4, y: 4, w: 330, h: 322, title: tr('面板类型', 'Panel type') });
    kit.field({ x: left.x, y: left.y, w: left.w, kind: 'select', value: tr('地图', 'Map') });
    kit.text(tr('基本配置', 'General'), { x: left.x, y: left.y + 56, size: 13, bold: true });
    kit.field({
      x: left.x,
      y: left.y + 74,
      w: left.w,
      label: tr('名称', 'Name'),
      value: tr('用电量', 'Electricity use'),
      required: true,
    });
    kit.field({ x: left.x, y: left.y + 134, w: left.w, label: tr('描述', 'Description') });
    kit.field({ x: left.x, y: left.y + 194, w: left.w - 40, label: tr('分类', 'Categories') });
    kit.button({ x: left.x + left.w - 30, y: left.y + 214, label: '+', w: 30 });

    const right = settings(kit, { x: 346, y: 4, w: 370, h: 322, title: tr('图形配置', 'Graph') });
    kit.field({
      x: right.x,
      y: right.y,
      w: right.w - 40,
      label: tr('地图 GeoJSON', 'Map GeoJSON'),
      value: 'usa.json',
    });
    kit.add(
      el('circle', { class: 'f-paper s-neutral', cx: right.x + right.w - 15, cy: right.y + 34, r: 14 }),
      el('path', {
        class: 'nofill s-brand w15',
        transform: `translate(${right.x + right.w - 23} ${right.y + 26})`,
        d: 'M2 14l1-4 8-8 3 3-8 8zM9 4l3 3',
      }),
    );
    kit.text(tr('显示配置', 'Map Display'), { x: right.x, y: right.y + 76, size: 12, color: 'muted' });
    const rows = [
      { name: tr('最小值', 'Min'), value: '0', tone: 'brand' },
      { name: tr('中间值', 'Middle'), value: undefined, tone: 'yellow' },
      { name: tr('最大值', 'Max'), value: '10000', tone: 'red' },
    ] as const;
    for (const [index, { name, value, tone }] of rows.entries()) {
      const y = right.y + 92 + index * 38;
      kit.text(name, { x: right.x, y: y + 14, size: 13 });
      if (value !== undefined) kit.field({ x: right.x + 80, y, w: right.w - 120, value });
      kit.rect({ x: right.x + right.w - 28, y: y + 2, w: 24, h: 24 }, `f-${tone}`, 4);
    }
    kit.field({
      x: right.x,
      y: right.y + 216,
      w: right.w,
      kind: 'switch',
      label: tr('标签显示', 'Display Labels'),
      on: true,
    });
  },
};
