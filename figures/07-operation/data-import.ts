import { decisionList, tr, type Figure, type Label } from '../kit';

export const chooseImportWay: Figure = {
  narrow: decisionList({
    yes: tr('是', 'yes'),
    no: tr('否', 'no'),
    decisions: [
      {
        question: tr('标签中有树，且为多列模型？', 'Tree in a tag and multi-column tables?'),
        answer: {
          title: tr('简单导入', 'Easy Import'),
          lines: [tr('每个超级表一张表单', 'one form per supertable')],
        },
      },
      {
        question: tr('超级表很多？', 'Many supertables?'),
        answer: {
          title: tr('数据导入', 'Data Import'),
          lines: [tr('一个 CSV 文件，批量导入', 'one CSV file, in bulk')],
        },
      },
    ],
    otherwise: {
      title: tr('资产模型', 'Asset Model'),
      lines: [tr('每个超级表一个资产模型', 'one model per supertable')],
    },
  }),
  name: 'choose-import-way',
  chapter: '07-operation',
  width: 720,
  height: 236,
  title: tr('选择导入方式', 'Choosing a way to import'),
  desc: tr(
    '标签中有树且为多列模型时用简单导入；否则超级表少时用资产模型，多时用数据导入。',
    'With a tree in a tag and multi-column tables: Easy Import. Otherwise Asset Model for few supertables, Data Import for many.',
  ),
  draw(_locale, kit) {
    const question = (x: number, title: Label, w: number) => kit.box({ x, y: 16, w, h: 70, title, size: 13 });
    const answer = (x: number, title: Label, lines: readonly Label[], w: number) =>
      kit.box({ x, y: 146, w, h: 80, title, lines, tone: 'brand', fill: 'soft', size: 13 });
    const tree = question(8, tr('标签中有树，且为多列模型？', 'Tree in a tag and multi-column tables?'), 210);
    const many = question(278, tr('超级表很多？', 'Many supertables?'), 190);
    const easy = answer(
      8,
      tr('简单导入', 'Easy Import'),
      [tr('每个超级表一张表单', 'one form per supertable')],
      210,
    );
    const asset = answer(
      278,
      tr('资产模型', 'Asset Model'),
      [tr('每个超级表一个资产模型', 'one model per supertable')],
      190,
    );
    const csv = answer(
      522,
      tr('数据导入', 'Data Import'),
      [tr('一个 CSV 文件，批量导入', 'one CSV file, in bulk')],
      190,
    );
    kit.arrow(tree, easy, { label: tr('是', 'yes'), tone: 'brand' });
    kit.arrow(tree, many, { label: tr('否', 'no') });
    kit.arrow(many, asset, { label: tr('否', 'no') });
    kit.arrow(many, csv, { label: tr('是', 'yes'), tone: 'brand', from: 'right', to: 'top' });
  },
};

export const easyImportMapping: Figure = {
  narrow: (_locale, kit) => {
    kit.table({
      x: 4,
      y: 4,
      widths: [150, 170],
      header: ['TSDB', 'IDMP'],
      rows: [
        [tr('超级表', 'Supertable'), tr('元素模板', 'Element template')],
        [tr('子表', 'Subtable'), tr('元素', 'Element')],
        [tr('子表名', 'Subtable name'), tr('元素名称', 'Element name')],
        [tr('标签值', 'Tag values'), tr('静态属性\n（TDengine 标签）', 'Static attributes\n(TDengine Tag)')],
        [
          tr('时序数据', 'Time-series data'),
          tr('动态属性\n（TDengine 指标）', 'Dynamic attributes\n(TDengine Metric)'),
        ],
        [tr('层次标签', 'Hierarchical tag'), tr('元素路径', 'Element path')],
      ],
    });
  },
  name: 'easy-import-mapping',
  chapter: '07-operation',
  width: 720,
  height: 372,
  title: tr('TSDB 与 IDMP 概念的对应关系', 'How TSDB and IDMP concepts correspond'),
  desc: tr(
    '超级表对应元素模板，子表对应元素，子表名对应元素名称，标签值对应静态属性，时序数据对应动态属性，层次标签对应元素路径。',
    'Supertable to element template, subtable to element, subtable name to element name, tag values to static attributes, time-series data to dynamic attributes, hierarchical tag to element path.',
  ),
  draw(_locale, kit) {
    const rows: readonly [Label, Label, Label?][] = [
      [tr('超级表', 'Supertable'), tr('元素模板', 'Element template')],
      [tr('子表', 'Subtable'), tr('元素', 'Element')],
      [tr('子表名', 'Subtable name'), tr('元素名称', 'Element name')],
      [tr('标签值', 'Tag values'), tr('静态属性', 'Static attributes'), tr('TDengine 标签', 'TDengine Tag')],
      [
        tr('时序数据', 'Time-series data'),
        tr('动态属性', 'Dynamic attributes'),
        tr('TDengine 指标', 'TDengine Metric'),
      ],
      [tr('层次标签', 'Hierarchical tag'), tr('元素路径', 'Element path')],
    ];
    kit.group({ x: 8, y: 8, w: 262, h: 356, caption: 'TDengine TSDB-Enterprise', tone: 'green' });
    kit.group({ x: 450, y: 8, w: 262, h: 356, caption: 'TDengine IDMP', tone: 'brand' });
    rows.forEach(([from, to, reference], index) => {
      const y = 44 + index * 53;
      const left = kit.box({ x: 22, y, w: 234, h: 42, title: from, size: 13 });
      const right = kit.box({ x: 464, y, w: 234, h: 42, title: to, size: 13 });
      kit.arrow(left, right, reference === undefined ? {} : { label: reference });
    });
  },
};

export const assetModelMerge: Figure = {
  name: 'asset-model-merge',
  chapter: '07-operation',
  width: 720,
  height: 286,
  title: tr('资产模型合并多个超级表', 'An asset model merges supertables'),
  desc: tr(
    '三个只有一列的超级表由 IDMP 合并成一个虚拟超级表，对应一个有三个属性的元素模板。',
    'Three supertables with one column each are merged by IDMP into a virtual supertable, which corresponds to an element template with three attributes.',
  ),
  draw(_locale, kit) {
    const attributes = [tr('电流', 'Current'), tr('电压', 'Voltage'), tr('功率', 'Power')];
    const narrow = attributes.map((attribute, index) =>
      kit.box({
        x: 8,
        y: 34 + index * 84,
        w: 160,
        h: 64,
        title: tr(`超级表 ${index + 1}`, `Supertable ${index + 1}`),
        lines: [attribute],
        tone: 'green',
        fill: 'soft',
        size: 13,
      }),
    );
    kit.text(tr('TSDB-Enterprise：单列模型', 'TSDB-Enterprise: single-column'), {
      x: 8,
      y: 14,
      size: 12,
      color: 'muted',
    });
    kit.text(tr('IDMP 内部：虚拟超级表', 'Inside IDMP: virtual supertable'), {
      x: 228,
      y: 102,
      size: 12,
      color: 'muted',
    });
    const merged = kit.table({
      x: 228,
      y: 120,
      widths: [52, 78, 78, 68],
      header: [tr('时间', 'time'), ...attributes],
      rows: [['…', '…', '…', '…']],
      size: 12,
    });
    const template = kit.box({
      x: 556,
      y: merged.y + merged.h / 2 - 64,
      w: 156,
      h: 128,
      title: tr('元素模板', 'Element template'),
      lines: attributes,
      tone: 'brand',
      fill: 'soft',
    });
    for (const table of narrow) kit.arrow(table, merged, { from: 'right', to: 'left' });
    kit.arrow(merged, template, { tone: 'brand', from: 'right', to: 'left' });
  },
};

export const csvBlocks: Figure = {
  name: 'csv-blocks',
  chapter: '07-operation',
  width: 720,
  height: 246,
  title: tr('CSV 文件的块', 'Blocks of a CSV file'),
  desc: tr(
    '表头之后有两块数据：每块的第一行给出数据库与超级表，同一块后面的行在这些列留空。',
    'After the header come two blocks of data: the first row of each names database and supertable, the other rows leave these columns empty.',
  ),
  draw(_locale, kit) {
    const table = kit.table({
      x: 8,
      y: 8,
      widths: [98, 108, 100, 106],
      header: [
        tr('数据库', 'Database'),
        tr('超级表', 'Supertable'),
        tr('列名', 'Column'),
        tr('引用类型', 'Reference'),
      ],
      rows: [
        ['db', 'meters', 'current', tr('指标', 'metric')],
        ['', '', 'voltage', tr('指标', 'metric')],
        ['', '', 'groupid', tr('标签', 'tag')],
        ['db', 'pumps', 'flow', tr('指标', 'metric')],
        ['', '', 'site', tr('标签', 'tag')],
      ],
      marked: { 0: 'brand', 3: 'brand' },
    });
    const rowOf = (index: number) => table.cells[index]?.[3];
    const notes: readonly [number, Label][] = [
      [0, tr('表头：要处理的第一行', 'Header: first line processed')],
      [1, tr('两项都有值：新的一块', 'Both filled: a new block starts')],
      [2, tr('留空：属于同一块', 'Empty: same block')],
      [4, tr('又有值：下一块', 'Filled again: the next block')],
    ];
    notes.forEach(([row, label], index) => {
      const cell = rowOf(row);
      if (cell === undefined) return;
      const y = cell.y + cell.h / 2;
      kit.callout(index + 1, { x: 436, y });
      kit.text(label, { x: 456, y, width: 256, size: 13, valign: 'middle' });
    });
    kit.text(tr('以 # 开头的注释行必须保留', 'Keep the comment lines that begin with #'), {
      x: 8,
      y: table.y + table.h + 22,
      size: 12,
      color: 'muted',
    });
  },
};
