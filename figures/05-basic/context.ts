import { tr, type Figure } from '../kit';

export const bareValueContext: Figure = {
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
    const bare = kit.box({ x: 8, y: 93, w: 150, h: 120, dashed: true });
    kit.text('216', { x: 83, y: 147, size: 44, bold: true, align: 'middle' });
    kit.text(tr('是什么？', 'of what?'), { x: 83, y: 189, size: 13, color: 'muted', align: 'middle' });
    const card = { x: 276, y: 8, w: 436, h: 290 };
    kit.arrow(bare, card, { label: tr('加上情景', 'add context'), tone: 'brand' });
    kit.rect(card, 'w-brand s-brand', 10);
    kit.text('216 V', { x: 296, y: 40, size: 32, bold: true });
    kit.text(tr('示例', 'example'), { x: 694, y: 40, size: 12, color: 'muted', align: 'end' });
    kit.pill({ x: 424, y: 27, label: tr('正常', 'normal'), tone: 'green' });
    kit.table({
      x: 292,
      y: 72,
      widths: [120, 284],
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
  },
};

export const mappingTransformation: Figure = {
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
    kit.text(tr('映射：不同的列名，同一个属性名', 'Mapping: different columns, one attribute name'), {
      x: 8,
      y: 20,
      bold: true,
    });
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
    const target = kit.box({
      x: 470,
      y: 62,
      w: 240,
      h: 130,
      title: tr('室内温度', 'Indoor Temperature'),
      lines: [tr('两个元素的属性', 'attribute of both elements')],
      tone: 'brand',
      fill: 'soft',
    });
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
    kit.text(tr('转换：由已有的量算出缺少的量', 'Transformation: compute what is missing'), {
      x: 8,
      y: 234,
      bold: true,
    });
    const sourceA = kit.box({
      x: 8,
      y: 254,
      w: 190,
      h: 50,
      title: tr('数据源 A', 'Source A'),
      lines: [tr('功率 P', 'power P')],
      size: 13,
    });
    const sourceB = kit.box({
      x: 8,
      y: 314,
      w: 190,
      h: 50,
      title: tr('数据源 B', 'Source B'),
      lines: [tr('电流 I，电压 V', 'current I, voltage V')],
      size: 13,
    });
    const formula = kit.box({
      x: 270,
      y: 314,
      w: 150,
      h: 50,
      title: tr('公式', 'Formula'),
      lines: ['P = I × V'],
      tone: 'violet',
      fill: 'soft',
      size: 13,
    });
    const power = kit.box({
      x: 530,
      y: 270,
      w: 180,
      h: 76,
      title: tr('功率', 'Power'),
      lines: [tr('两个数据源都有', 'available for both')],
      tone: 'brand',
      fill: 'soft',
    });
    kit.arrow(sourceA, { x: power.x, y: 279 }, { tone: 'brand' });
    kit.arrow(sourceB, formula, { tone: 'brand' });
    kit.arrow(formula, { x: power.x, y: 339 }, { tone: 'brand' });
  },
};
