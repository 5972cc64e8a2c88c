import { rowsFlow, tr, type Figure } from '../kit';

const LEVELS = [tr('工厂-1', 'Factory-1'), tr('产线-A', 'Line-A'), tr('设备-X', 'Equipment-X')];

export const hierarchyString: Figure = {
  narrow: rowsFlow([
    {
      boxes: [
        {
          title: tr('工厂-1.产线-A.设备-X', 'Factory-1.Line-A.Equipment-X'),
          lines: [tr('采集点的标签', 'tag of the collection point')],
          tone: 'amber',
        },
      ],
      label: tr('在 . 处分层', 'split at each .'),
      tone: 'brand',
    },
    { boxes: [{ title: tr('工厂-1', 'Factory-1'), tone: 'brand' }], heads: 'none' },
    { boxes: [{ title: tr('产线-A', 'Line-A'), tone: 'brand' }], heads: 'none' },
    { boxes: [{ title: tr('设备-X', 'Equipment-X'), tone: 'brand' }] },
  ]),
  name: 'hierarchy-string',
  chapter: '',
  width: 720,
  height: 240,
  title: tr('层级字符串变成树', 'From hierarchy string to tree'),
  desc: tr(
    '字符串“工厂-1.产线-A.设备-X”在每个点处分开，得到三层的树：工厂-1、产线-A、设备-X。',
    'The string “Factory-1.Line-A.Equipment-X” is split at its dots into a tree of three levels: Factory-1, Line-A, Equipment-X.',
  ),
  draw(_locale, kit) {
    const source = kit.box({
      x: 8,
      y: 84,
      w: 268,
      h: 72,
      title: tr('工厂-1.产线-A.设备-X', 'Factory-1.Line-A.Equipment-X'),
      lines: [tr('采集点的标签', 'tag of the collection point')],
      size: 14,
      tone: 'amber',
      fill: 'soft',
    });
    const group = { x: 424, y: 8, w: 288, h: 224 };
    const room = kit.group({ ...group, caption: tr('元素树', 'Element tree') });
    const nodes = LEVELS.map((label, depth) =>
      kit.box({
        x: room.x + depth * 44,
        y: room.y + depth * 60,
        w: 160,
        h: 44,
        title: label,
        size: 14,
        tone: 'brand',
        fill: 'soft',
      }),
    );
    nodes.slice(1).forEach((node, index) => {
      const parent = nodes[index];
      if (parent !== undefined)
        kit.line(
          [
            { x: parent.x + 22, y: parent.y + parent.h },
            { x: parent.x + 22, y: node.y + node.h / 2 },
            { x: node.x, y: node.y + node.h / 2 },
          ],
          { width: 1.5 },
        );
    });
    kit.arrow(source, group, { tone: 'brand', label: tr('在 . 处分层', 'split at each .') });
  },
};

export const tableModels: Figure = {
  name: 'table-models',
  chapter: '',
  width: 720,
  height: 196,
  narrow: true,
  title: tr('单列模型与多列模型', 'Single-column and multi-column model'),
  desc: tr(
    '左侧是单列模型：温度、压力、转速各一张表，每张表只有时间戳和值；右侧是多列模型：一张表以同一时间戳存放三个量。',
    'Single-column model at the left: temperature, pressure and speed have one table each with a timestamp and a value. Multi-column model at the right: one table holds the three quantities with one timestamp.',
  ),
  draw(_locale, kit) {
    const quantities = [tr('温度', 'Temperature'), tr('压力', 'Pressure'), tr('转速', 'Speed')];
    const values = ['61', '2.4', '980'];
    const [left, right] = kit.narrow
      ? [
          { x: 4, y: 4, w: 320, h: 168 },
          { x: 4, y: 180, w: 320, h: 168 },
        ]
      : [
          { x: 8, y: 8, w: 340, h: 180 },
          { x: 372, y: 8, w: 340, h: 180 },
        ];
    const single = kit.group({
      ...left,
      caption: tr('单列模型：一张表一个量', 'Single-column: one quantity per table'),
    });
    const w = (single.w - 16) / 3;
    quantities.forEach((quantity, index) => {
      const x = single.x + index * (w + 8);
      kit.text(quantity, { x: x + w / 2, y: single.y + 10, size: 12, bold: true, align: 'middle' });
      kit.table({
        x,
        y: single.y + 24,
        widths: [w * 0.54, w * 0.46],
        size: 12,
        header: [tr('时间', 'time'), tr('值', 'val')],
        rows: [
          ['10:00', values[index] ?? ''],
          ['10:01', '…'],
        ],
      });
    });
    const multi = kit.group({
      ...right,
      caption: tr('多列模型：共享时间戳的量在一张表', 'Multi-column: one table, one timestamp'),
      tone: 'brand',
    });
    kit.text(tr('设备-X', 'Equipment-X'), { x: multi.x, y: multi.y + 10, size: 12, bold: true });
    kit.table({
      x: multi.x,
      y: multi.y + 24,
      widths: kit.narrow ? [54, 98, 76, 64] : [54, 112, 86, 60],
      size: 12,
      header: [tr('时间', 'time'), ...quantities],
      rows: [
        ['10:00', ...values],
        ['10:01', '…', '…', '…'],
      ],
    });
  },
};
