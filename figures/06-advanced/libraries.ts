import { rowsFlow, tr, type Figure } from '../kit';

export const eventTemplate: Figure = {
  name: 'event-template',
  chapter: '06-advanced',
  width: 720,
  height: 336,
  squeeze: 1.5,
  title: tr('事件模板、分析与事件', 'Event template, analysis and event'),
  desc: tr(
    '分析触发时生成事件；事件的通用信息来自通用事件模板，事件属性来自事件属性模板，分析的计算结果可以写入事件属性。',
    'An analysis raises an event. The general part of the event follows the general event template, its attributes follow the attribute templates, and computed outputs of the analysis fill the attributes.',
  ),
  draw(_locale, kit) {
    const template = kit.group({
      x: 224,
      y: 8,
      w: 488,
      h: 122,
      caption: tr('事件模板', 'Event template'),
      tone: 'brand',
    });
    const event = kit.group({ x: 224, y: 170, w: 488, h: 122, caption: tr('事件', 'Event') });
    const half = (template.w - 16) / 2;
    const [left, right] = [template.x, template.x + half + 16];
    const h = template.h;
    const general = kit.box({
      x: left,
      y: template.y,
      w: half,
      h,
      title: tr('通用事件模板', 'General template'),
      lines: [tr('命名模式、严重程度、分类等', 'naming pattern, severity, category, …')],
      size: 13,
      tone: 'brand',
    });
    const attributes = kit.box({
      x: right,
      y: template.y,
      w: half,
      h,
      title: tr('事件属性模板', 'Attribute templates'),
      lines: [tr('数据类型、默认值', 'data type, default value')],
      size: 13,
      tone: 'brand',
    });
    const name = kit.box({
      x: left,
      y: event.y,
      w: half,
      h,
      title: tr('通用信息', 'General'),
      lines: [tr('名称 = 元素 + 分析 + 开始时间', 'name = element + analysis + start time')],
      size: 13,
    });
    const values = kit.box({
      x: right,
      y: event.y,
      w: half,
      h,
      title: tr('事件属性', 'Attributes'),
      lines: [tr('事件发生时刻的量', 'quantities at the moment of the event')],
      size: 13,
    });
    const analysis = kit.box({
      x: 8,
      y: 190,
      w: 144,
      h: 82,
      title: tr('分析', 'Analysis'),
      lines: [tr('触发并计算', 'triggers, computes')],
      size: 13,
    });
    kit.arrow(general, name, { tone: 'brand' });
    kit.arrow(attributes, values, { tone: 'brand' });
    kit.arrow(analysis, { x: 224, y: 170, w: 488, h: 122 }, { label: tr('生成', 'raises') });
    const corners = [
      { x: 80, y: 318 },
      { x: values.x + half / 2, y: 318 },
    ];
    kit.arrow(analysis, values, {
      dashed: true,
      from: 'bottom',
      to: 'bottom',
      via: corners,
      label: tr('计算结果', 'computed output'),
    });
  },
};

export const enumerationSet: Figure = {
  name: 'enumeration-set',
  chapter: '06-advanced',
  width: 720,
  height: 232,
  narrow: true,
  title: tr('枚举集、枚举量与子枚举量', 'Enumeration set, items and child items'),
  desc: tr(
    '示例：枚举集“运行状态”有运行（1）和停机（0）两个枚举量，运行之下有满负荷（11）和部分负荷（12）两个子枚举量；存储的 11 显示为“满负荷”。',
    'Example: the set “Run state” has the items Running (1) and Stopped (0); Running has the child items Full load (11) and Partial load (12). The stored value 11 is shown as “Full load”.',
  ),
  draw(_locale, kit) {
    const [w, gap, treeX, top] = kit.narrow ? [92, 22, 4, 86] : [120, 60, 232, 18];
    const stored = kit.box({
      ...(kit.narrow ? { x: 4, y: 4, w: 116 } : { x: 8, y: 36, w: 130 }),
      h: 54,
      title: '11',
      lines: [tr('存储的整数', 'stored integer')],
      size: 14,
    });
    const shown = kit.box({
      ...(kit.narrow ? { x: 208, y: 4, w: 116 } : { x: 8, y: 142, w: 130 }),
      h: 54,
      title: tr('满负荷', 'Full load'),
      lines: [tr('显示的文字', 'shown word')],
      size: 14,
      tone: 'brand',
      fill: 'soft',
    });
    kit.arrow(stored, shown, { tone: 'brand', label: tr('查枚举集', 'looked up') });
    const headings = [tr('枚举集', 'Enumeration set'), tr('枚举量', 'Items'), tr('子枚举量', 'Child items')];
    headings.forEach((heading, column) =>
      kit.text(heading, {
        x: treeX + w / 2 + column * (w + gap),
        y: top,
        size: 12,
        color: 'muted',
        align: 'middle',
      }),
    );
    kit.tree({
      x: treeX,
      y: top + 20,
      direction: 'right',
      nodeW: w,
      gapX: 14,
      gapY: gap,
      root: {
        label: tr('运行状态', 'Run state'),
        tone: 'neutral',
        children: [
          {
            label: tr('运行', 'Running'),
            lines: ['1'],
            children: [
              { label: tr('满负荷', 'Full load'), lines: ['11'], tone: 'brand' },
              { label: tr('部分负荷', 'Partial load'), lines: ['12'] },
            ],
          },
          { label: tr('停机', 'Stopped'), lines: ['0'] },
        ],
      },
    });
  },
};

const WIND = tr('风电', 'Wind');
const SOLAR = tr('光伏', 'Solar');

export const categoryFilter: Figure = {
  narrow: (_locale, kit) => {
    const header = [tr('元素', 'Element'), tr('分类', 'Category')];
    const wind = [tr('风机-1', 'Turbine 1'), tr('风机-2', 'Turbine 2'), tr('测风塔', 'Wind mast')];
    const all = kit.table({
      x: 4,
      y: 4,
      widths: [180, 140],
      header,
      rows: [
        [tr('风机-1', 'Turbine 1'), WIND],
        [tr('逆变器-1', 'Inverter 1'), SOLAR],
        [tr('风机-2', 'Turbine 2'), WIND],
        [tr('逆变器-2', 'Inverter 2'), SOLAR],
        [tr('测风塔', 'Wind mast'), WIND],
      ],
      marked: { 0: 'brand', 2: 'brand', 4: 'brand' },
    });
    const found = kit.table({
      x: 4,
      y: all.y + all.h + 48,
      widths: [180, 140],
      header,
      rows: wind.map((element) => [element, WIND]),
      marked: { 0: 'brand', 1: 'brand', 2: 'brand' },
    });
    kit.arrow(all, found, { tone: 'brand', label: tr('分类 = 风电', 'Category = Wind') });
  },
  name: 'category-filter',
  chapter: '06-advanced',
  width: 720,
  height: 208,
  title: tr('按分类过滤', 'Filtering by category'),
  desc: tr(
    '左侧列表有五个元素，各带一个分类；选择分类“风电”之后，右侧列表只剩带有这个分类的三个元素。',
    'A list of five elements, each with a category; after the category “Wind” is chosen, the list at the right holds only the three elements that carry it.',
  ),
  draw(_locale, kit) {
    const rows = [
      [tr('风机-1', 'Turbine 1'), WIND],
      [tr('逆变器-1', 'Inverter 1'), SOLAR],
      [tr('风机-2', 'Turbine 2'), WIND],
      [tr('逆变器-2', 'Inverter 2'), SOLAR],
      [tr('测风塔', 'Wind mast'), WIND],
    ] as const;
    const header = [tr('元素', 'Element'), tr('分类', 'Category')];
    const all = kit.table({
      x: 8,
      y: 18,
      widths: [130, 100],
      header,
      rows,
      marked: { 0: 'brand', 2: 'brand', 4: 'brand' },
    });
    const found = kit.table({
      x: 482,
      y: 18,
      widths: [130, 100],
      header,
      rows: rows.filter(([, category]) => category === WIND),
      marked: { 0: 'brand', 1: 'brand', 2: 'brand' },
    });
    const filter = kit.box({
      x: 288,
      y: 44,
      w: 144,
      h: 62,
      title: tr('分类过滤器', 'Category filter'),
      lines: [tr('分类 = 风电', 'Category = Wind')],
      size: 13,
      tone: 'brand',
      fill: 'soft',
    });
    kit.arrow(all, filter, { tone: 'brand' });
    kit.arrow(filter, found, { tone: 'brand' });
  },
};

export const unitConversion: Figure = {
  narrow: rowsFlow([
    { boxes: [{ title: '25 °C', lines: [tr('存储的值，不被改动', 'stored value, never altered')] }] },
    {
      boxes: [
        {
          title: tr('自动换算', 'Conversion'),
          lines: [tr('从存储单位出发', 'from the stored unit')],
          tone: 'brand',
        },
      ],
      tone: 'brand',
    },
    {
      boxes: [
        {
          title: tr('表达式求值', 'Expression'),
          lines: [tr('校验量纲，换算后参与计算', 'dimension checked, value converted')],
        },
        { title: '77 °F', lines: [tr('以显示单位展示', 'shown in the display unit')] },
      ],
    },
  ]),
  name: 'unit-conversion',
  chapter: '06-advanced',
  width: 720,
  height: 196,
  title: tr('存储单位与显示单位', 'Stored unit and display unit'),
  desc: tr(
    '示例：存储的 25 °C 保持不变；换算从存储单位出发，一路用于表达式求值，一路显示为 77 °F。',
    'Example: the stored 25 °C stays as it is. Conversion starts from the stored unit and serves the evaluation of expressions and the display as 77 °F.',
  ),
  draw(_locale, kit) {
    const stored = kit.box({
      x: 8,
      y: 58,
      w: 176,
      h: 80,
      title: '25 °C',
      lines: [tr('存储的值，不被改动', 'stored value, never altered')],
      size: 14,
    });
    const convert = kit.box({
      x: 268,
      y: 58,
      w: 160,
      h: 80,
      title: tr('自动换算', 'Conversion'),
      lines: [tr('从存储单位出发', 'from the stored unit')],
      size: 14,
      tone: 'brand',
      fill: 'soft',
    });
    const expression = kit.box({
      x: 520,
      y: 8,
      w: 192,
      h: 78,
      title: tr('表达式求值', 'Expression'),
      lines: [tr('校验量纲，换算后参与计算', 'dimension checked, value converted')],
      size: 14,
    });
    const display = kit.box({
      x: 520,
      y: 110,
      w: 192,
      h: 78,
      title: '77 °F',
      lines: [tr('以显示单位展示', 'shown in the display unit')],
      size: 14,
    });
    kit.arrow(stored, convert);
    kit.arrow(convert, expression, { tone: 'brand', from: 'right', to: 'left' });
    kit.arrow(convert, display, { tone: 'brand', from: 'right', to: 'left' });
  },
};

export const compositeMetrics: Figure = {
  narrow: rowsFlow([
    {
      boxes: [
        {
          title: tr('采集的数据', 'Collected data'),
          lines: [tr('业务语义、数据情景', 'business semantics, context')],
        },
        {
          title: tr('补充情景和描述', 'Add context and descriptions'),
          lines: [tr('重新生成 5–10 分钟', 'Regenerate: 5–10 min')],
        },
      ],
    },
    { boxes: [{ title: 'AI', tone: 'violet' }], label: tr('推荐', 'recommends'), tone: 'violet' },
    {
      boxes: [
        {
          title: tr('复合指标', 'Composite metrics'),
          lines: [tr('名称、描述、计算公式等', 'name, description, formula, …')],
          tone: 'brand',
        },
      ],
      heads: 'both',
      label: tr('下载、上传', 'download, upload'),
    },
    { boxes: [{ title: tr('修改文件', 'Edit the file') }] },
  ]),
  name: 'composite-metrics',
  chapter: '06-advanced',
  width: 720,
  height: 228,
  title: tr('复合指标的来源与修正', 'Origin and correction of composite metrics'),
  desc: tr(
    'AI 根据采集数据、业务语义和数据情景生成复合指标；可以下载文件、修改后上传，也可以补充情景后重新生成，需 5–10 分钟。',
    'AI creates composite metrics from collected data, business semantics and context. They are corrected by downloading, editing and uploading a file, or renewed after adding context, which takes 5–10 minutes.',
  ),
  draw(_locale, kit) {
    const data = kit.box({
      x: 8,
      y: 8,
      w: 170,
      h: 78,
      title: tr('采集的数据', 'Collected data'),
      lines: [tr('业务语义、数据情景', 'business semantics, context')],
      size: 13,
    });
    const ai = kit.box({ x: 266, y: 8, w: 90, h: 78, title: 'AI', size: 16, tone: 'violet', fill: 'soft' });
    const metrics = kit.box({
      x: 448,
      y: 8,
      w: 264,
      h: 78,
      title: tr('复合指标', 'Composite metrics'),
      lines: [tr('名称、描述、计算公式等', 'name, description, formula, …')],
      size: 13,
      tone: 'brand',
      fill: 'soft',
    });
    kit.box({ x: 490, y: 164, w: 180, h: 54, title: tr('修改文件', 'Edit the file'), size: 13 });
    const context = kit.box({
      x: 8,
      y: 164,
      w: 170,
      h: 54,
      title: tr('补充情景和描述', 'Add context and descriptions'),
      size: 13,
    });
    kit.arrow(data, ai);
    kit.arrow(ai, metrics, { tone: 'violet', label: tr('推荐', 'recommends') });
    kit.arrow({ x: 530, y: 86 }, { x: 530, y: 164 }, { label: tr('下载', 'download'), labelAt: 'left' });
    kit.arrow({ x: 630, y: 164 }, { x: 630, y: 86 }, { label: tr('上传', 'upload'), labelAt: 'right' });
    kit.arrow(context, ai, { from: 'right', to: 'bottom' });
    kit.text(tr('重新生成', 'Regenerate'), { x: 244, y: 178, size: 12, color: 'muted', align: 'middle' });
    kit.text(tr('5–10 分钟', '5–10 min'), { x: 244, y: 204, size: 12, color: 'muted', align: 'middle' });
  },
};
