import { formFigure, tr, type Figure, type FormField, type Label } from '../kit';

const CHAPTER = '05-basic';

const triggerField = (value: Label): FormField => ({
  kind: 'select',
  label: tr('触发方式', 'Trigger'),
  value,
  required: true,
});
const rollupField = (value: Label): FormField => ({
  kind: 'select',
  label: tr('时间窗口聚合', 'Rollup on Window'),
  value,
});
const stampField = (value: Label): FormField => ({
  kind: 'select',
  label: tr('输出结果的时间戳', 'Output Timestamp'),
  value,
});

const WINDOW = 'Window Start – Window End';
const AT_END = 'Window End';
const AT_TRIGGER = tr('触发时间', 'Trigger time');
const CURRENT = tr('电流', 'Current');

export const analysisEditor: Figure = formFigure({
  name: 'analysis-editor',
  schematic: true,
  chapter: CHAPTER,
  title: tr('分析编辑器', 'The analysis editor'),
  desc: tr(
    '分析编辑器的示意图，自上而下是基本设置、触发方式、生成事件、计算和输出属性。以事件窗口为例，开始条件和结束条件各是一个表达式。',
    'Schematic form of the analysis editor, from top to bottom: basic settings, trigger, event generation, calculation, and output attributes. The example uses an event window with an expression for its start and its end condition.',
  ),
  forms: [
    {
      title: tr('分析', 'Analysis'),
      sections: [
        {
          caption: tr('基本设置', 'Basic settings'),
          rows: [
            [
              { label: tr('名称', 'Name'), value: tr('电流越限', 'High current'), required: true, mark: 1 },
              { label: tr('分类', 'Categories'), kind: 'select' },
            ],
            [{ label: tr('描述', 'Description') }],
            [
              { kind: 'switch', on: true, label: tr('立即启动', 'Start at once') },
              { kind: 'switch', label: tr('乱序数据重新计算', 'Recompute out-of-order data') },
            ],
          ],
        },
        {
          rows: [
            [{ ...triggerField(tr('事件窗口', 'Event Window')), mark: 2 }],
            [
              { label: tr('开始条件', 'Start condition'), value: tr('电流 - 7', 'Current - 7'), mono: true },
              { label: tr('结束条件', 'End condition'), value: tr('7 - 电流', '7 - Current'), mono: true },
            ],
          ],
        },
        {
          rows: [
            [{ kind: 'switch', on: true, label: tr('生成事件', 'Event generation'), mark: 3 }],
            [
              {
                kind: 'select',
                label: tr('事件模板', 'Event Template'),
                value: tr('电流过高', 'Overcurrent'),
              },
              { kind: 'select', label: tr('严重程度', 'Severity'), value: tr('警告', 'warning') },
            ],
            [{ kind: 'checkbox', on: true, label: tr('需要确认', 'Requires acknowledgment') }],
          ],
        },
        {
          caption: tr('计算', 'Calculation'),
          rows: [
            [
              {
                kind: 'select',
                label: tr('计算分析的对象', 'Calculation On'),
                value: tr('元素自身的属性', 'Attributes of the element'),
                mark: 4,
              },
            ],
            [rollupField(WINDOW), stampField(AT_END)],
          ],
        },
        {
          caption: tr('输出属性', 'Output Attributes'),
          rows: [
            [
              {
                label: tr('表达式', 'Expression'),
                value: tr('MAX(电流)', 'MAX(Current)'),
                mono: true,
                mark: 5,
              },
            ],
            [
              {
                kind: 'select',
                label: tr('元素属性', 'Element Attributes'),
                value: tr('创建新的属性', 'New Attribute'),
              },
              {
                kind: 'select',
                label: tr('事件属性', 'Event Attributes'),
                value: tr('最大电流', 'Peak current'),
              },
            ],
          ],
        },
      ],
      aside: tr('+ 输出属性', '+ Output attribute'),
      buttons: [tr('取消', 'Cancel'), tr('保存', 'Save')],
    },
  ],
  notes: [
    tr(
      '分析叫什么，何时启用，是否处理迟到的乱序数据',
      'What the analysis is called, whether it starts at once, and what happens to late data',
    ),
    tr(
      '什么触发计算；下方的字段随触发方式变化',
      'What starts the calculation. The fields below it depend on the trigger',
    ),
    tr('触发时是否生成事件；需要先有事件模板', 'Whether an event is raised. It needs an event template'),
    tr(
      '用谁的数据、哪个窗口来算，结果记在哪个时刻',
      'Whose data and which window are used, and the time of the result',
    ),
    tr(
      '每个表达式的结果写入哪里；用 + 添加更多',
      'Where the result of each expression goes. + adds more of them',
    ),
  ],
});

interface TriggerForm {
  name: string;
  title: { zh: string; en: string };
  rows: readonly (readonly FormField[])[];
  note: Label;
  rollup: Label;
  stamp: Label;
}

const TRIGGERS: readonly TriggerForm[] = [
  {
    name: 'sliding-window',
    title: { zh: '滑动窗口', en: 'Sliding Window' },
    rows: [[{ label: tr('滑动时长', 'Slide duration'), value: tr('10 分钟', '10 minutes'), mark: 1 }]],
    note: tr(
      '数据的事件时间每前进这么久，计算一次',
      'Runs each time the event time of the data has moved on by this span',
    ),
    rollup: tr('最近 10 分钟', 'the last 10 minutes'),
    stamp: AT_TRIGGER,
  },
  {
    name: 'anomaly-detection',
    title: { zh: '异常检测', en: 'Anomaly Detection' },
    rows: [
      [
        { label: tr('滑动时长', 'Slide duration'), value: tr('10 分钟', '10 minutes') },
        { kind: 'select', label: tr('目标属性', 'Target attribute'), value: CURRENT },
      ],
      [
        { kind: 'select', label: tr('算法', 'Algorithm'), value: '…' },
        { label: tr('算法参数', 'Algorithm parameters'), value: 'a=1,b=2,c=3', mono: true, mark: 1 },
      ],
    ],
    note: tr('参数写成 a=1,b=2,c=3 的形式', 'Parameters are written as a=1,b=2,c=3'),
    rollup: '…',
    stamp: AT_END,
  },
  {
    name: 'periodic-time-window',
    title: { zh: '周期窗口', en: 'Periodic Time Window' },
    rows: [
      [
        { label: tr('周期', 'Period'), value: tr('1 天', '1 day') },
        { label: tr('偏移', 'Offset'), value: tr('2 小时', '2 hours'), mark: 1 },
      ],
    ],
    note: tr(
      '周期结束后再等这么久才计算：每天凌晨 2:00 运行',
      'Delay after the period ends: runs every day at 2:00 AM',
    ),
    rollup: WINDOW,
    stamp: AT_END,
  },
  {
    name: 'data-input',
    title: { zh: '数据输入', en: 'Data Input' },
    rows: [[{ kind: 'select', label: tr('属性', 'Attribute'), value: CURRENT, mark: 1 }]],
    note: tr('该属性每写入新数据，计算一次', 'Runs whenever new data is written to this attribute'),
    rollup: '–',
    stamp: AT_TRIGGER,
  },
  {
    name: 'state-window',
    title: { zh: '状态窗口', en: 'State Window' },
    rows: [
      [
        {
          kind: 'select',
          label: tr('属性', 'Attribute'),
          value: tr('运行状态（Int）', 'Running state (Int)'),
          mark: 1,
        },
      ],
    ],
    note: tr('只能选整数类型的属性；值变化时触发', 'Integer attributes only; starts when the value changes'),
    rollup: WINDOW,
    stamp: AT_END,
  },
  {
    name: 'event-window',
    title: { zh: '事件窗口', en: 'Event Window' },
    rows: [
      [
        {
          label: tr('开始条件', 'Start condition'),
          value: tr('电流 - 7', 'Current - 7'),
          mono: true,
          mark: 1,
        },
        { label: tr('结束条件', 'End condition'), value: tr('7 - 电流', '7 - Current'), mono: true },
      ],
      [
        {
          label: tr('开始条件的最短持续时间（可选）', 'Minimum duration of the start condition (optional)'),
          value: tr('1 分钟', '1 minute'),
          mark: 2,
        },
      ],
    ],
    note: tr('表达式的结果大于 0 表示满足', 'A condition is met when its expression is greater than 0'),
    rollup: WINDOW,
    stamp: AT_END,
  },
  {
    name: 'count-window',
    title: { zh: '计数窗口', en: 'Count Window' },
    rows: [
      [
        { label: tr('记录数 N', 'Number of records N'), value: '100', mark: 1 },
        { kind: 'select', label: tr('属性（可选）', 'Attributes (optional)'), value: CURRENT },
      ],
    ],
    note: tr(
      '新记录达到 N 条时触发；不选属性时，所有属性的记录都计数',
      'Starts at N new records; without an attribute, records of all attributes count',
    ),
    rollup: WINDOW,
    stamp: AT_END,
  },
  {
    name: 'session-window',
    title: { zh: '会话窗口', en: 'Session Window' },
    rows: [[{ label: tr('静默时长', 'Length of the silence'), value: tr('10 分钟', '10 minutes'), mark: 1 }]],
    note: tr(
      '所有属性在这段时间内都没有新数据时触发',
      'Starts when no attribute has received data for this long',
    ),
    rollup: WINDOW,
    stamp: AT_END,
  },
];

const SHORT = tr('持续时间更短时不生成事件', 'Shorter stretches raise no event');

export const triggerForms: readonly Figure[] = TRIGGERS.map(({ name, title, rows, note, rollup, stamp }) => {
  const label = tr(title.zh, title.en);
  return formFigure({
    name: `form-${name}`,
    chapter: CHAPTER,
    title: tr(`${title.zh}的设置`, `Settings of ${title.en}`),
    desc: tr(
      `触发方式选为${title.zh}时分析编辑器中的字段，连同时间窗口聚合和输出结果的时间戳，填有示例值。`,
      `Fields of the analysis editor for the trigger ${title.en}, with Rollup on Window and Output Timestamp, filled with example values.`,
    ),
    forms: [
      {
        title: label,
        sections: [
          { rows: [[triggerField(label)], ...rows] },
          { rows: [[rollupField(rollup), stampField(stamp)]] },
        ],
      },
    ],
    notes: name === 'event-window' ? [note, SHORT] : [note],
  });
});
