import { decisionList, rowsFlow, tr, type Figure, type Label } from '../kit';

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
  narrow: rowsFlow([
    {
      boxes: [
        { title: tr('超级表 1', 'Supertable 1'), lines: [tr('电流', 'Current')], tone: 'green' },
        { title: tr('超级表 2', 'Supertable 2'), lines: [tr('电压', 'Voltage')], tone: 'green' },
        { title: tr('超级表 3', 'Supertable 3'), lines: [tr('功率', 'Power')], tone: 'green' },
      ],
    },
    {
      boxes: [
        {
          title: tr('IDMP 内部：虚拟超级表', 'Inside IDMP: virtual supertable'),
          lines: [tr('时间 · 电流 · 电压 · 功率', 'time · Current · Voltage · Power')],
        },
      ],
      tone: 'brand',
    },
    {
      boxes: [
        {
          title: tr('元素模板', 'Element template'),
          lines: [tr('电流、电压、功率', 'Current, Voltage, Power')],
          tone: 'brand',
        },
      ],
    },
  ]),
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

/** A row of the CSV file; empty cells belong to the block above. */
interface CsvRow {
  block?: { database: string; supertable: string; path: Label };
  column: string;
  reference: 'TDengineMetric' | 'TDengineTag';
}

const CSV_ROWS: readonly CsvRow[] = [
  {
    block: { database: 'test', supertable: 'meters', path: tr('位置.${location}', 'Location.${location}') },
    column: 'current',
    reference: 'TDengineMetric',
  },
  { column: 'voltage', reference: 'TDengineMetric' },
  { column: 'groupid', reference: 'TDengineTag' },
  {
    block: { database: 'test', supertable: 'pumps', path: tr('泵站.${site}', 'Pumps.${site}') },
    column: 'flow',
    reference: 'TDengineMetric',
  },
  { column: 'site', reference: 'TDengineTag' },
];

const CSV_NOTES: readonly [number, Label][] = [
  [0, tr('表头：要处理的第一行', 'Header: the first line that is processed')],
  [
    1,
    tr(
      '数据库名称和超级表名称都有值：新的一块，元素名称和元素路径必须填写',
      'Database and supertable given: a new block, which needs an element name and path',
    ),
  ],
  [2, tr('留空：属于同一块', 'Empty: same block')],
  [4, tr('又有值：下一块', 'Given again: the next block')],
];

const CSV_REST = tr(
  '示意图只有 17 列中的 6 列；文件必须有全部 17 列，以 # 开头的注释行也必须保留',
  '6 of the 17 columns are shown. A file needs all 17, and the comment lines that begin with #',
);

export const csvBlocks: Figure = {
  name: 'csv-blocks',
  chapter: '07-operation',
  width: 720,
  title: tr('CSV 文件的块', 'Blocks of a CSV file'),
  desc: tr(
    '表头之后有两块数据：每块的第一行给出数据库名称、超级表名称、元素名称表达式和元素路径表达式，同一块后面的行在这些列留空；超级表列名和引用类型每行都有，引用类型为 TDengineMetric 或 TDengineTag。',
    'After the header come two blocks of data: the first row of each names database, supertable, element name expression and element path expression, the other rows leave these columns empty; every row has a supertable column name and a reference type, TDengineMetric or TDengineTag.',
  ),
  narrow: (_locale, kit) => {
    const table = kit.table({
      x: 4,
      y: 4,
      widths: [96, 80, 144],
      header: [
        tr('超级表名称', 'Super Table Name'),
        tr('超级表列名', 'Super Table Column Name'),
        tr('引用类型', 'Reference Type'),
      ],
      rows: CSV_ROWS.map(({ block, column, reference }) => [block?.supertable ?? '', column, reference]),
      marked: { 0: 'brand', 3: 'brand' },
    });
    kit.text(
      tr(
        '示意图只有 17 列中的 3 列。数据库名称、元素名称表达式和元素路径表达式也在每块的第一行填写。',
        '3 of the 17 columns. The first row of a block also has Database Name, Element Name Expression, and Element Path Expression.',
      ),
      { x: 4, y: table.y + table.h + 18, width: 320, size: 12, color: 'muted' },
    );
  },
  draw(_locale, kit) {
    const table = kit.table({
      x: 8,
      y: 8,
      widths: [82, 88, 98, 158, 104, 146],
      header: [
        tr('数据库名称', 'Database Name'),
        tr('超级表名称', 'Super Table Name'),
        tr('元素名称表达式', 'Element Name Expression'),
        tr('元素路径表达式', 'Element Path Expression'),
        tr('超级表列名', 'Super Table Column Name'),
        tr('引用类型', 'Reference Type'),
      ],
      rows: CSV_ROWS.map(({ block, column, reference }) => [
        block?.database ?? '',
        block?.supertable ?? '',
        block === undefined ? '' : '${tbname}',
        block?.path ?? '',
        column,
        reference,
      ]),
      marked: { 0: 'brand', 3: 'brand' },
    });
    for (const [index, [row]] of CSV_NOTES.entries()) {
      const cell = table.cells[row]?.[5];
      if (cell !== undefined) kit.callout(index + 1, { x: table.x + table.w + 16, y: cell.y + cell.h / 2 });
    }
    const notes = kit.calloutList({
      x: 8,
      y: table.y + table.h + 18,
      w: 704,
      items: CSV_NOTES.map(([, label]) => label),
    });
    kit.text(CSV_REST, { x: 8, y: notes.y + notes.h + 16, width: 704, size: 12, color: 'muted' });
  },
};
