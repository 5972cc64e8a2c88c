import { tr, type Draw, type Figure, type Kit, type Label, type Rect } from '../kit';

function bareValue(kit: Kit, area: Rect): Rect {
  const [x, y] = [area.x + area.w / 2, area.y + area.h / 2];
  kit.box({ ...area, dashed: true });
  kit.text('216', { x, y: y - 6, size: 44, bold: true, align: 'middle' });
  kit.text(tr('是什么？', 'of what?'), { x, y: y + 36, size: 13, color: 'muted', align: 'middle' });
  return area;
}

function valueCard(kit: Kit, { x, y, w, h }: Rect, name: number): void {
  kit.rect({ x, y, w, h }, 'w-brand s-brand', 10);
  kit.text('216 V', { x: x + 20, y: y + 32, size: 32, bold: true });
  kit.text(tr('示例', 'example'), { x: x + w - 18, y: y + 32, size: 12, color: 'muted', align: 'end' });
  kit.pill({ x: x + 148, y: y + 19, label: tr('正常', 'normal'), tone: 'green' });
  kit.table({
    x: x + 16,
    y: y + 64,
    widths: [name, w - 32 - name],
    rows: [
      [tr('元素', 'Element'), tr('公共事业 › 北京 › … › em-10', 'Utilities › California › … › em-10')],
      [tr('描述', 'Description'), tr('电表入线电压', 'supply voltage at the meter')],
      [tr('单位', 'Unit'), 'V'],
      [tr('极限值', 'Limits'), 'Lo 198 · Hi 235'],
      [tr('目标值', 'Target'), '220'],
      [tr('分类', 'Category'), tr('电能质量', 'power quality')],
      [tr('位置', 'Location'), tr('三元桥街道', 'Chula Vista')],
    ],
  });
}

export const bareValueContext: Figure = {
  narrow(_locale, kit) {
    const card = { x: 4, y: 168, w: 320, h: 312 };
    kit.arrow(bareValue(kit, { x: 94, y: 4, w: 140, h: 120 }), card, {
      label: tr('加上情景', 'add context'),
      tone: 'brand',
    });
    valueCard(kit, card, kit.locale === 'en' ? 94 : 64);
  },
  name: 'bare-value-context',
  chapter: '05-basic',
  width: 720,
  height: 306,
  title: tr('孤立的数值与带情景的数值', 'A bare value and the same value with context'),
  desc: tr(
    '左边只有数值 216，右边加上路径、描述、单位、极限值、目标值、分类和位置。',
    'The number 216 alone at the left; at the right with path, description, unit, limits, target, category and location.',
  ),
  draw(_locale, kit) {
    const card = { x: 276, y: 8, w: 436, h: 290 };
    kit.arrow(bareValue(kit, { x: 8, y: 93, w: 150, h: 120 }), card, {
      label: tr('加上情景', 'add context'),
      tone: 'brand',
    });
    valueCard(kit, card, 120);
  },
};

const MAPPING = tr('映射：不同的列名，同一个属性名', 'Mapping: different columns, one attribute name');
const TRANSFORMATION = tr('转换：由已有的量算出缺少的量', 'Transformation: compute what is missing');
const INDOOR = {
  title: tr('室内温度', 'Indoor Temperature'),
  lines: [tr('两个元素的属性', 'attribute of both elements')],
  tone: 'brand',
  fill: 'soft',
} as const;
const SOURCES = [
  { title: tr('数据源 A', 'Source A'), lines: [tr('功率 P', 'power P')], size: 13 },
  { title: tr('数据源 B', 'Source B'), lines: [tr('电流 I，电压 V', 'current I, voltage V')], size: 13 },
] as const;
const FORMULA = {
  title: tr('公式', 'Formula'),
  lines: ['P = I × V'],
  size: 13,
} as const;
const POWER = {
  title: tr('功率', 'Power'),
  lines: [tr('两个数据源都有', 'available for both')],
  tone: 'brand',
  fill: 'soft',
} as const;

const drawMappingNarrow: Draw = (_locale, kit) => {
  const heading = (label: Label, y: number) => kit.text(label, { x: 4, y, size: 13, bold: true, width: 320 });
  heading(MAPPING, 14);
  const sources = [
    [tr('数据库 1', 'Database 1'), tr('温度', 'Temperature'), '21.5'],
    [tr('数据库 2', 'Database 2'), tr('WD', 'temp'), '22.1'],
  ] as const;
  const target = kit.box({ x: 4, y: 166, w: 320, h: 58, ...INDOOR });
  for (const [index, [name, column, value]] of sources.entries()) {
    const x = 4 + index * 164;
    kit.text(name, { x, y: 46, size: 12, color: 'muted' });
    const table = kit.table({
      x,
      y: 58,
      widths: [56, 100],
      size: 12,
      header: [tr('时间', 'ts'), column],
      rows: [['10:00', value]],
    });
    kit.arrow(table, target, { tone: 'brand', label: tr('数据引用', 'data reference'), labelWidth: 70 });
  }
  kit.line(
    [
      { x: 4, y: 242 },
      { x: 324, y: 242 },
    ],
    { dashed: true },
  );
  heading(TRANSFORMATION, 264);
  const [sourceA, sourceB] = SOURCES.map((source, index) =>
    kit.box({ x: 4 + index * 164, y: 286, w: 156, h: 56, ...source }),
  );
  const formula = kit.box({ x: 168, y: 374, w: 156, h: 56, ...FORMULA });
  const power = kit.box({ x: 4, y: 462, w: 320, h: 58, ...POWER });
  if (sourceA) kit.arrow(sourceA, power, { tone: 'brand' });
  if (sourceB) kit.arrow(sourceB, formula, { tone: 'brand' });
  kit.arrow(formula, power, { tone: 'brand' });
};

export const mappingTransformation: Figure = {
  narrow: drawMappingNarrow,
  name: 'mapping-transformation',
  chapter: '05-basic',
  width: 720,
  height: 372,
  title: tr('映射与转换', 'Mapping and transformation'),
  desc: tr(
    '上方：两个数据源的温度列映射到同一个属性名；下方：数据源 B 由电流和电压算出功率。',
    'Above: the temperature columns of two sources become one attribute name; below: source B computes power from current and voltage.',
  ),
  draw(_locale, kit) {
    kit.text(MAPPING, { x: 8, y: 20, bold: true });
    const one = kit.table({
      x: 8,
      y: 58,
      widths: [70, 120],
      size: 12,
      header: [tr('时间', 'ts'), tr('温度', 'Temperature')],
      rows: [['10:00', '21.5']],
    });
    kit.text(tr('数据库 1', 'Database 1'), { x: 8, y: 46, size: 12, color: 'muted' });
    const two = kit.table({
      x: 8,
      y: 140,
      widths: [70, 120],
      size: 12,
      header: [tr('时间', 'ts'), tr('WD', 'temp')],
      rows: [['10:00', '22.1']],
    });
    kit.text(tr('数据库 2', 'Database 2'), { x: 8, y: 128, size: 12, color: 'muted' });
    const target = kit.box({ x: 470, y: 62, w: 240, h: 130, ...INDOOR });
    kit.arrow(
      { x: one.x + one.w, y: one.y + one.h / 2 },
      { x: target.x, y: one.y + one.h / 2 },
      { label: tr('数据引用', 'data reference'), tone: 'brand' },
    );
    kit.arrow(
      { x: two.x + two.w, y: two.y + two.h / 2 },
      { x: target.x, y: two.y + two.h / 2 },
      { label: tr('数据引用', 'data reference'), tone: 'brand' },
    );

    kit.line(
      [
        { x: 8, y: 210 },
        { x: 712, y: 210 },
      ],
      { dashed: true },
    );
    kit.text(TRANSFORMATION, { x: 8, y: 234, bold: true });
    const [sourceA, sourceB] = SOURCES.map((source, index) =>
      kit.box({ x: 8, y: 254 + index * 60, w: 190, h: 50, ...source }),
    );
    const formula = kit.box({ x: 270, y: 314, w: 150, h: 50, ...FORMULA });
    const power = kit.box({ x: 530, y: 270, w: 180, h: 76, ...POWER });
    if (sourceA) kit.arrow(sourceA, { x: power.x, y: 279 }, { tone: 'brand' });
    if (sourceB) kit.arrow(sourceB, formula, { tone: 'brand' });
    kit.arrow(formula, { x: power.x, y: 339 }, { tone: 'brand' });
  },
};
