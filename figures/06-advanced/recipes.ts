import {
  formFigure,
  tr,
  type Figure,
  type FormField,
  type FormOptions,
  type Label,
  type Localized,
} from '../kit';

type Section = FormOptions['sections'][number];

interface Output {
  expression: Label;
  /** Attribute of the element that is created for the result. */
  attribute?: Label;
  eventAttribute?: Label;
}

interface Recipe {
  id: string;
  trigger: Localized;
  name: Localized;
  settings: readonly (readonly FormField[])[];
  /** Template of the event that the analysis raises. */
  event?: Label;
  /** Whether the event must be acknowledged. */
  acknowledged?: boolean;
  on?: Label;
  rollup?: Label;
  stamp?: Label;
  outputs: readonly Output[];
}

const WINDOW = 'Window Start – Window End';
const AT_TRIGGER = tr('触发时间', 'Trigger time');
const AT_START = tr('窗口开始时间', 'Window start');
const AT_END = tr('窗口结束时间', 'Window end');
const OFF = tr('不启用', 'Off');
const ATTRIBUTE = tr('属性', 'Attribute');
const SLIDE = tr('滑动时长', 'Slide duration');

const RECIPES: readonly Recipe[] = [
  {
    id: 'sliding-window',
    trigger: tr('滑动窗口', 'Sliding Window'),
    name: tr('10 分钟平均电压', 'Mean voltage, 10 minutes'),
    settings: [[{ label: SLIDE, value: tr('10 分钟', '10 minutes') }]],
    rollup: tr('启用，时间间隔 10 分钟', 'On; interval 10 minutes'),
    stamp: AT_TRIGGER,
    outputs: [
      { expression: tr('AVG(电压)', 'AVG(Voltage)'), attribute: tr('10 分钟电压', 'Voltage 10 min') },
    ],
  },
  {
    id: 'anomaly-detection',
    trigger: tr('异常检测', 'Anomaly Detection'),
    name: tr('负荷异常', 'Unusual load'),
    settings: [
      [
        { label: SLIDE, value: tr('1 小时', '1 hour') },
        { kind: 'select', label: tr('目标属性', 'Target attribute'), value: tr('功率', 'Power') },
      ],
      [
        { kind: 'select', label: tr('算法', 'Algorithm'), value: '…' },
        { label: tr('算法参数', 'Algorithm parameters'), value: 'a=1,b=2,c=3', mono: true },
      ],
    ],
    event: tr('负荷异常', 'Unusual load'),
    stamp: AT_START,
    outputs: [
      { expression: tr('MAX(功率)', 'MAX(Power)'), attribute: tr('异常负荷峰值', 'Peak of unusual load') },
    ],
  },
  {
    id: 'periodic-time-window',
    trigger: tr('周期窗口', 'Periodic Time Window'),
    name: tr('日报', 'Daily report'),
    settings: [
      [
        { label: tr('周期', 'Period'), value: tr('1 天', '1 day') },
        { label: tr('偏移', 'Offset'), value: tr('2 小时', '2 hours') },
      ],
    ],
    on: tr('子元素：电表的元素模板', 'Child elements: meter template'),
    rollup: WINDOW,
    stamp: AT_START,
    outputs: [
      { expression: tr('MAX(功率)', 'MAX(Power)'), attribute: tr('当日最大功率', 'Peak power of the day') },
      {
        expression: tr('AVG(电压)', 'AVG(Voltage)'),
        attribute: tr('当日平均电压', 'Mean voltage of the day'),
      },
    ],
  },
  {
    id: 'data-input',
    trigger: tr('数据输入', 'Data Input'),
    name: tr('功率', 'Power'),
    settings: [[{ kind: 'select', label: ATTRIBUTE, value: tr('电流', 'Current') }]],
    rollup: OFF,
    stamp: AT_TRIGGER,
    outputs: [{ expression: tr('电流 * 电压', 'Current * Voltage'), attribute: tr('功率', 'Power') }],
  },
  {
    id: 'state-window',
    trigger: tr('状态窗口', 'State Window'),
    name: tr('各状态的输出', 'Output per state'),
    settings: [[{ kind: 'select', label: ATTRIBUTE, value: tr('运行状态（整数）', 'Run state (integer)') }]],
    rollup: WINDOW,
    stamp: AT_START,
    outputs: [
      {
        expression: tr('AVG(输出功率)', 'AVG(Output power)'),
        attribute: tr('状态期间平均输出', 'Mean output of the state'),
      },
      {
        expression: tr('MAX(输出功率)', 'MAX(Output power)'),
        attribute: tr('状态期间最大输出', 'Peak output of the state'),
      },
    ],
  },
  {
    id: 'event-window',
    trigger: tr('事件窗口', 'Event Window'),
    name: tr('出水 COD 超标', 'Outlet COD too high'),
    settings: [
      [
        {
          label: tr('开始条件', 'Start condition'),
          value: tr('出水COD - 50', 'Outlet COD - 50'),
          mono: true,
        },
        { label: tr('结束条件', 'End condition'), value: tr('45 - 出水COD', '45 - Outlet COD'), mono: true },
      ],
      [
        {
          label: tr('开始条件的最短持续时间', 'Minimum duration of the start condition'),
          value: tr('10 分钟', '10 minutes'),
        },
      ],
    ],
    event: tr('排放超标', 'Discharge limit exceeded'),
    acknowledged: true,
    rollup: WINDOW,
    stamp: AT_START,
    outputs: [
      { expression: tr('MAX(出水COD)', 'MAX(Outlet COD)'), eventAttribute: tr('COD 峰值', 'Peak COD') },
      { expression: tr('AVG(出水COD)', 'AVG(Outlet COD)'), eventAttribute: tr('COD 均值', 'Mean COD') },
    ],
  },
  {
    id: 'count-window',
    trigger: tr('计数窗口', 'Count Window'),
    name: tr('每 100 条记录的速度', 'Speed per 100 records'),
    settings: [
      [
        { label: tr('记录条数', 'Number of records'), value: '100' },
        { kind: 'select', label: ATTRIBUTE, value: tr('速度', 'Speed') },
      ],
    ],
    rollup: WINDOW,
    stamp: AT_END,
    outputs: [
      {
        expression: tr('AVG(速度)', 'AVG(Speed)'),
        attribute: tr('百条记录平均速度', 'Mean speed, 100 records'),
      },
      {
        expression: tr('MAX(速度)', 'MAX(Speed)'),
        attribute: tr('百条记录最高速度', 'Top speed, 100 records'),
      },
    ],
  },
  {
    id: 'session-window',
    trigger: tr('会话窗口', 'Session Window'),
    name: tr('风机无数据', 'Turbine silent'),
    settings: [[{ label: tr('时长', 'Length of the span'), value: tr('10 分钟', '10 minutes') }]],
    event: tr('设备无数据', 'Device silent'),
    acknowledged: true,
    rollup: OFF,
    outputs: [],
  },
];

function eventRows({ event, acknowledged = false }: Recipe): Section['rows'] {
  const raised: FormField = {
    kind: 'switch',
    on: event !== undefined,
    label: tr('生成事件', 'Event generation'),
  };
  if (event === undefined) return [[raised]];
  return [
    [raised, { kind: 'checkbox', on: acknowledged, label: tr('需要确认', 'Requires acknowledgment') }],
    [
      { kind: 'select', label: tr('事件模板', 'Event Template'), value: event },
      { kind: 'select', label: tr('严重程度', 'Severity'), value: '…' },
    ],
  ];
}

function calculation({ on = tr('元素自身', 'The element itself'), rollup, stamp }: Recipe): Section['rows'] {
  const last: FormField[] = [];
  if (rollup !== undefined)
    last.push({ kind: 'select', label: tr('时间窗口聚合', 'Rollup on Window'), value: rollup });
  if (stamp !== undefined)
    last.push({ kind: 'select', label: tr('输出结果的时间戳', 'Output Timestamp'), value: stamp });
  return [[{ kind: 'select', label: tr('计算分析的对象', 'Calculation On'), value: on }], last];
}

function outputRow({ expression, attribute, eventAttribute }: Output): FormField[] {
  return [
    { label: tr('表达式', 'Expression'), value: expression, mono: true },
    attribute === undefined
      ? { kind: 'select', label: tr('事件属性', 'Event Attributes'), value: eventAttribute ?? '' }
      : { kind: 'select', label: tr('元素属性（新）', 'Element Attributes (new)'), value: attribute },
  ];
}

/** One filled form of an analysis for each kind of trigger. */
export const recipes: readonly Figure[] = RECIPES.map((recipe) => {
  const { id, trigger, name, settings, outputs } = recipe;
  return formFigure({
    name: `recipe-${id}`,
    chapter: '06-advanced',
    title: tr(
      `填好的分析：${trigger['zh-Hans']}“${name['zh-Hans']}”`,
      `Filled-in analysis: ${trigger.en}, ${name.en}`,
    ),
    desc: tr(
      '分析的表单，依次是名称和触发方式及其设置、生成事件、计算，以及表达式和存放结果的属性；填写的内容与页面上的表格相同。',
      'Form of an analysis with name, trigger and its settings, event generation, calculation, and the expressions with the attributes for their results; the values are those of the table on the page.',
    ),
    forms: [
      {
        title: tr('分析', 'Analysis'),
        sections: [
          {
            rows: [
              [
                { label: tr('名称', 'Name'), value: name, required: true },
                { kind: 'select', label: tr('触发方式', 'Trigger'), value: trigger, required: true },
              ],
              ...settings,
            ],
          },
          { rows: eventRows(recipe) },
          { rows: calculation(recipe) },
          ...(outputs.length > 0 ? [{ rows: outputs.map(outputRow) }] : []),
        ],
        buttons: [tr('取消', 'Cancel'), tr('保存', 'Save')],
      },
    ],
  });
});
