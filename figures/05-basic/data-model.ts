import { el, tr, type Draw, type Figure, type Kit, type Label, type Rect } from '../kit';
import { measureText } from '../kit/textMetrics';

const CHAPTER = '05-basic';
const turbine = (number: number): Label => tr(`风机-${number}`, `Turbine ${number}`);
const inverter = (number: number): Label => tr(`逆变器-${number}`, `Inverter ${number}`);
const farm = (letter: string): Label => tr(`风电厂-${letter}`, `Wind Farm ${letter}`);

/** The devices of one wind farm. */
function devicesOf(letter: string): Label[] {
  return letter === 'A' ? [turbine(1), turbine(2), inverter(1)] : [turbine(3), turbine(4), inverter(2)];
}

interface Branch {
  label: Label;
  children: readonly Label[];
}

/** A tree of two levels as an indented list. */
function listTree(root: Label, branches: readonly Branch[]): Draw {
  return (_locale, kit) => {
    kit.outline({
      x: 4,
      y: 4,
      w: 320,
      items: [
        { label: root, depth: 0, state: 'open' },
        ...branches.flatMap(({ label, children }) => [
          { label, depth: 1, state: 'open' as const },
          ...children.map((child) => ({ label: child, depth: 2 })),
        ]),
      ],
    });
  };
}

export const treeBySite: Figure = {
  name: 'tree-by-site',
  chapter: CHAPTER,
  width: 720,
  title: tr('按场站组织的树', 'Tree by site'),
  desc: tr(
    '所有电厂下有两个风电厂，各有两台风机和一台逆变器。',
    'All Wind Farms has two wind farms, each with two turbines and an inverter.',
  ),
  narrow: listTree(
    tr('所有电厂', 'All Wind Farms'),
    ['A', 'B'].map((letter) => ({ label: farm(letter), children: devicesOf(letter) })),
  ),
  draw(_locale, kit) {
    kit.tree({
      x: 3,
      y: 8,
      nodeW: 115,
      gapX: 4.8,
      root: {
        label: tr('所有电厂', 'All Wind Farms'),
        tone: 'brand',
        children: ['A', 'B'].map((letter) => ({
          label: farm(letter),
          children: devicesOf(letter).map((label) => ({ label })),
        })),
      },
    });
  },
};

export const treeByType: Figure = {
  name: 'tree-by-type',
  chapter: CHAPTER,
  width: 720,
  title: tr('按设备类型组织的树', 'Tree by equipment type'),
  desc: tr(
    '所有设备分为风机和逆变器，其下是四台风机和两台逆变器。',
    'All Devices is split into turbines and inverters, with four turbines and two inverters below.',
  ),
  narrow: listTree(tr('所有设备', 'All Devices'), [
    { label: tr('风机', 'Turbines'), children: [1, 2, 3, 4].map(turbine) },
    { label: tr('逆变器', 'Inverters'), children: [1, 2].map(inverter) },
  ]),
  draw(_locale, kit) {
    kit.tree({
      x: 3,
      y: 8,
      nodeW: 115,
      gapX: 4.8,
      root: {
        label: tr('所有设备', 'All Devices'),
        tone: 'brand',
        children: [
          {
            label: tr('风机', 'Turbines'),
            children: [1, 2, 3, 4].map((number) => ({ label: turbine(number) })),
          },
          {
            label: tr('逆变器', 'Inverters'),
            children: [1, 2].map((number) => ({ label: inverter(number) })),
          },
        ],
      },
    });
  },
};

const drawTwoViewsNarrow: Draw = (_locale, kit) => {
  const open = 'open' as const;
  const rows = kit.outline({
    x: 4,
    y: 4,
    w: 320,
    items: [
      { label: tr('电力集团（系统根节点）', 'Power Company (System Root)'), depth: 0, state: open },
      { label: tr('所有电厂', 'All Wind Farms'), depth: 1, state: open },
      ...['A', 'B'].flatMap((letter) => [
        { label: farm(letter), depth: 2, state: open },
        ...devicesOf(letter).map((label) => ({ label, depth: 3 })),
      ]),
      { label: tr('所有设备', 'All Devices'), depth: 1, state: open },
      { label: tr('风机', 'All Turbines'), depth: 2, state: open },
      ...[1, 2, 3, 4].map((number) => ({ label: turbine(number), depth: 3, ref: true })),
      { label: tr('逆变器', 'All Inverters'), depth: 2, state: open },
      ...[1, 2].map((number) => ({ label: inverter(number), depth: 3, ref: true })),
    ],
  });
  const y = 4 + rows.length * 26 + 20;
  kit.outline({
    x: 4,
    y: y - 13,
    w: 320,
    items: [
      { label: tr('虚线圆圈：同一元素的引用', 'dashed: reference to the same element'), depth: 0, ref: true },
    ],
  });
};

export const treeTwoViews: Figure = {
  name: 'tree-two-views',
  chapter: CHAPTER,
  width: 720,
  height: 576,
  title: tr('同一批设备的两棵树', 'Two trees over the same devices'),
  desc: tr(
    '系统根节点下并列按场站和按类型两棵树，第二棵树中的设备是对同一批元素的引用。',
    'Below the system root stand a tree by site and a tree by type; the devices in the second one are references to the same elements.',
  ),
  narrow: drawTwoViewsNarrow,
  draw(_locale, kit) {
    const areas = kit.tree({
      x: 8,
      y: 8,
      direction: 'right',
      nodeW: 146,
      gapX: 6,
      gapY: 40,
      root: {
        id: 'root',
        label: tr('电力集团', 'Power Company'),
        tone: 'brand',
        children: [
          {
            label: tr('所有电厂', 'All Wind Farms'),
            tone: 'brand',
            children: ['A', 'B'].map((letter) => ({
              label: farm(letter),
              children: devicesOf(letter).map((label, index) => ({ id: `site ${letter}${index}`, label })),
            })),
          },
          {
            label: tr('所有设备', 'All Devices'),
            tone: 'brand',
            children: [
              {
                label: tr('风机', 'All Turbines'),
                children: [1, 2, 3, 4].map((number) => ({
                  id: `type t${number}`,
                  label: turbine(number),
                  ref: true,
                })),
              },
              {
                label: tr('逆变器', 'All Inverters'),
                children: [1, 2].map((number) => ({
                  id: `type i${number}`,
                  label: inverter(number),
                  ref: true,
                })),
              },
            ],
          },
        ],
      },
    });
    const root = areas['root'];
    if (root)
      kit.text(tr('系统根节点', 'System Root'), {
        x: root.x + root.w / 2,
        y: root.y + root.h + 14,
        size: 12,
        color: 'muted',
        align: 'middle',
      });
    const y = 556;
    kit.rect({ x: 130, y: y - 8, w: 26, h: 16 }, 'f-paper s-neutral', 4);
    kit.text(tr('元素', 'element'), { x: 164, y, size: 13, color: 'muted' });
    kit.rect({ x: 290, y: y - 8, w: 26, h: 16 }, 'f-paper s-neutral dash', 4);
    kit.text(tr('同一元素的引用', 'reference to the same element'), { x: 324, y, size: 13, color: 'muted' });
  },
};

export const dataReferencePath: Figure = {
  narrow: (_locale, kit) => {
    kit.table({
      x: 4,
      y: 4,
      widths: [128, 192],
      rows: [
        [tr('连接名', 'connection'), 'TDengine'],
        [tr('数据库名', 'database'), '/ idmp_sample_utility'],
        [tr('表名', 'table'), '/ em-17'],
        [tr('列名或标签名', 'column or tag'), '/ location'],
      ],
    });
  },
  name: 'data-reference-path',
  chapter: CHAPTER,
  width: 720,
  height: 118,
  title: tr('数据引用的组成', 'Parts of a data reference'),
  desc: tr(
    '数据引用按斜杠分为连接、数据库、表、列或标签四部分。',
    'A data reference is split by slashes into connection, database, table, and column or tag.',
  ),
  draw(_locale, kit) {
    const parts: [string, Label, number][] = [
      ['TDengine', tr('连接名', 'connection'), 130],
      ['idmp_sample_utility', tr('数据库名', 'database'), 220],
      ['em-17', tr('表名', 'table'), 110],
      ['location', tr('列名或标签名', 'column or tag'), 130],
    ];
    let x = 16;
    for (const [index, [value, meaning, w]] of parts.entries()) {
      if (index > 0) {
        kit.text('/', { x: x + 16, y: 34, size: 20, mono: true, color: 'muted', align: 'middle' });
        x += 32;
      }
      kit.box({ x, y: 12, w, h: 44, lines: [value], mono: true, size: 14, tone: 'brand', fill: 'soft' });
      kit.line([
        { x: x + w / 2, y: 58 },
        { x: x + w / 2, y: 78 },
      ]);
      kit.text(meaning, { x: x + w / 2, y: 92, size: 13, align: 'middle' });
      x += w;
    }
  },
};

type Token = { text: string } | { chip: Label };

/** Writes the parts of an expression, attributes as chips, wrapped at the given width; returns its last line. */
function writeExpression(
  kit: Kit,
  t: (label: Label) => string,
  { x, y, w }: Omit<Rect, 'h'>,
  tokens: readonly Token[],
): number {
  let [left, middle] = [x, y];
  for (const token of tokens) {
    const width =
      'chip' in token
        ? measureText(t(token.chip), { size: 14 }) + 26
        : measureText(token.text, { size: 14 }) * 1.08;
    if (left + width > x + w) [left, middle] = [x, middle + 28];
    if ('chip' in token) kit.pill({ x: left, y: middle - 11, w: width, h: 22, label: token.chip });
    else kit.text(token.text, { x: left, y: middle, size: 13 });
    left += width + 9;
  }
  return middle;
}

interface EditorContent {
  metrics: readonly Label[];
  parameters: readonly Label[];
  expression: (locale: 'zh-Hans' | 'en') => readonly Token[];
  help: readonly [Label, Label];
  functionGroup: Label;
  functions: readonly string[];
  result: Label;
  /** Height of the dialog on phones. */
  narrowHeight: number;
}

interface Group {
  label: Label;
  /** Its entries; a closed group shows none. */
  of?: readonly Label[];
}

/** The dialog in which expressions are written. */
function drawExpressionEditor(kit: Kit, locale: 'zh-Hans' | 'en', content: EditorContent): void {
  const t = (label: Label): string => (typeof label === 'string' ? label : label[locale]);
  const inner = kit.dialog({
    ...(kit.narrow ? { x: 4, y: 76, w: 320, h: content.narrowHeight } : { x: 8, y: 66, w: 704, h: 480 }),
    title: tr('编辑表达式', 'Edit Expression'),
    buttons: [tr('取消', 'Cancel'), tr('保存', 'Save')],
  });
  const [leftW, rightW, gap] = kit.narrow ? [inner.w, inner.w, 8] : [206, 168, 12];
  const middle = kit.narrow
    ? inner
    : { x: inner.x + leftW + gap, y: inner.y, w: inner.w - leftW - rightW - 2 * gap, h: inner.h };

  for (const [index, operator] of ['+', '-', '*', '/'].entries())
    kit.button({ x: middle.x + index * 35, y: middle.y, w: 30, label: operator });
  const evaluate = tr('评估', 'Evaluate');
  const evaluateW = measureText(t(evaluate), { size: 14, bold: true }) + 20;
  kit.button({
    x: middle.x + middle.w - evaluateW,
    y: middle.y,
    w: evaluateW,
    label: evaluate,
    primary: true,
  });
  const paper = { x: middle.x, y: middle.y + 38, width: middle.w, height: 196 };
  const frame = el('rect', { class: 'f-paper s-neutral', ...paper, rx: 6 });
  kit.add(frame);
  const written = writeExpression(
    kit,
    t,
    { x: middle.x + 10, y: middle.y + 58, w: middle.w - 18 },
    content.expression(locale),
  );
  if (kit.narrow) frame.attributes.height = paper.height = written + 22 - paper.y;
  const [name, meaning] = content.help;
  const helpTop = paper.y + paper.height + 10;
  const helpH = kit.narrow ? 64 : inner.y + inner.h - helpTop;
  kit.rect({ x: middle.x, y: helpTop, w: middle.w, h: helpH }, 'f-soft s-rule', 6);
  kit.text(name, { x: middle.x + 12, y: helpTop + 20, size: 13, bold: true });
  kit.text(meaning, { x: middle.x + 12, y: helpTop + 44, size: 13, color: 'muted', width: middle.w - 24 });

  const pane = (area: Rect, caption: Label, groups: readonly Group[]): Rect => {
    kit.rect(area, 'f-soft s-rule', 8);
    kit.text(caption, { x: area.x + 12, y: area.y + 17, size: 13, bold: true });
    kit.field({ x: area.x + 10, y: area.y + 32, w: area.w - 20, value: tr('过滤', 'Filter') });
    kit.outline({
      x: area.x + 4,
      y: area.y + 68,
      w: area.w - 8,
      row: 24,
      items: groups.flatMap(({ label, of = [] }) => [
        { label, depth: 0, state: of.length > 0 ? ('open' as const) : ('closed' as const) },
        ...(kit.narrow && of.length > 0 ? [of.map(t).join(', ')] : of).map((item) => ({
          label: item,
          depth: 1,
        })),
      ]),
    });
    return area;
  };
  const low = helpTop + helpH + gap;
  const attributes = kit.narrow
    ? { x: inner.x, y: low, w: leftW, h: content.parameters.length > 1 ? 240 : 224 }
    : { x: inner.x, y: inner.y, w: leftW, h: inner.h };
  const top = attributes.y + attributes.h + gap;
  pane(attributes, tr('属性', 'Attribute'), [
    { label: tr('指标', 'Metrics'), of: content.metrics },
    { label: tr('标签', 'Tags') },
    { label: tr('非数据引用的属性', 'Attributes w/o data reference') },
    { label: tr('替换参数', 'Substitution Parameters'), of: content.parameters },
  ]);
  pane(
    kit.narrow
      ? { x: inner.x, y: top, w: rightW, h: inner.y + inner.h - top }
      : { x: inner.x + inner.w - rightW, y: inner.y, w: rightW, h: inner.h },
    tr('函数', 'Function'),
    [{ label: content.functionGroup, of: content.functions }],
  );

  kit.toast({ ...(kit.narrow ? { x: 4, y: 4, w: 320 } : { x: 256, y: 8, w: 456 }), label: content.result });
}

const METRICS = [tr('电流', 'Current'), tr('相位', 'Phase'), tr('功率', 'Power'), tr('电压', 'Voltage')];

export const formulaEditor: Figure = {
  name: 'formula-editor',
  narrow: true,
  schematic: true,
  chapter: CHAPTER,
  width: 720,
  height: 554,
  title: tr('公式的表达式编辑器', 'Expression editor for a formula'),
  desc: tr(
    '左侧为属性，中间为运算符、评估按钮和表达式，右侧为数学函数，右上角为计算结果。',
    'Attributes at the left; operators, Evaluate and the expression in the middle; mathematical functions at the right; the calculation result at the top right.',
  ),
  draw(locale, kit) {
    drawExpressionEditor(kit, locale, {
      metrics: METRICS,
      parameters: ['TIME'],
      expression: () => [
        { text: 'LOG(' },
        { chip: tr('电流', 'Current') },
        { text: ') *' },
        { chip: tr('电压', 'Voltage') },
        { text: '+ 10 +' },
        { chip: 'TIME' },
      ],
      help: ['TIME', tr('获取当前本地时间。', 'Gets the current local time.')],
      functionGroup: tr('数学函数', 'Mathematical Functions'),
      functions: ['ABS', 'ACOS', 'ASIN', 'ATAN', 'CEIL', 'COS', 'DEGREES', '…'],
      narrowHeight: 700,
      result: tr('计算结果：1756115387600.3745', 'Calculation Result: 1756115387600.3745'),
    });
  },
};

export const stringBuilderEditor: Figure = {
  name: 'string-builder-editor',
  narrow: true,
  chapter: CHAPTER,
  width: 720,
  height: 554,
  title: tr('字符串生成器的表达式编辑器', 'Expression editor for String Builder'),
  desc: tr(
    '与公式相同的编辑器，左侧有五个替换参数，右侧为字符串函数，提示条为拼好的字符串。',
    'The same editor as for a formula, with five substitution parameters, string functions, and the finished string as result.',
  ),
  draw(locale, kit) {
    drawExpressionEditor(kit, locale, {
      metrics: [tr('电压', 'Voltage')],
      parameters: ['TIME', 'UTC_TIME', 'Template#name', 'Element#name', 'Attribute#name'],
      expression: (language) =>
        language === 'en'
          ? [
              { text: "CONCAT('Current voltage of '," },
              { text: 'LOWER(' },
              { chip: 'Template#name' },
              { text: "),' '," },
              { chip: 'Device ID' },
              { text: ",' is '," },
              { text: 'cast(' },
              { chip: 'Voltage' },
              { text: 'as varchar),' },
              { text: "'V')" },
            ]
          : [
              { text: 'CONCAT(' },
              { chip: 'Template#name' },
              { text: ",'设备'," },
              { chip: '设备ID' },
              { text: ",'当前电压是'," },
              { text: 'cast(' },
              { chip: '电压' },
              { text: 'as varchar),' },
              { text: "'V')" },
            ],
      help: [
        tr('Template#name', 'LOWER(expr)'),
        tr('当前所用模板的名称。', 'Converts the string expr to lower case.'),
      ],
      functionGroup: tr('字符串函数', 'String Functions'),
      functions: ['ASCII', 'CHAR', 'CHAR_LENGTH', 'CONCAT', 'CONCAT_WS', 'LENGTH', 'LOWER', '…'],
      narrowHeight: 780,
      result: tr(
        '计算结果：智能电表设备em202502200010016当前电压是214V',
        'Calculation Result: Current voltage of electricity meter em202502200010016 is 214V',
      ),
    });
  },
};
