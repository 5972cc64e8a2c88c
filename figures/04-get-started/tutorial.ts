import * as Plot from '@observablehq/plot';
import {
  bothWidths,
  color,
  formFigure,
  samples,
  tr,
  type Figure,
  type Kit,
  type Label,
  type Rect,
} from '../kit';

const CHAPTER = '04-get-started';
const EDGE = 4;
const DEVICE = 'DEV-em-10';
const CURRENT = tr('电流', 'Current');
const METRIC = tr('TDengine 指标', 'TDengine Metric');
const TEMPLATE = tr('监测电表', 'Monitored Meter');
const ANALYSIS = tr('电流越限', 'High current');
const EVENT_TEMPLATE = tr('电流过高', 'Overcurrent');
const DUTY_GROUP = tr('值班群', 'Duty staff');
const SEVERITY = tr('警告', 'warning');
const SAVE = [tr('取消', 'Cancel'), tr('保存', 'Save')];

/** A tree beside a page, or above it where there is little room; returns the room of the page. */
function treeAndPage(kit: Kit, w: number, wide: boolean, selected: string, page: Label, h: number): Rect {
  const devices = ['em-10', DEVICE];
  const items = [
    { label: tr('元素', 'Elements'), depth: 0, state: 'open' as const },
    { label: tr('公共事业', 'Utilities'), depth: 1, state: 'open' as const },
    { label: tr('北京', 'California'), depth: 2, state: 'open' as const },
    { label: '…', depth: 3, state: 'open' as const },
    { label: devices[0] ?? '', depth: 4, selected: selected === devices[0] },
    ...(selected === DEVICE ? [{ label: DEVICE, depth: 2, selected: true }] : []),
  ];
  const rowsH = items.length * 26 + 16;
  const left = { x: EDGE, y: EDGE, w: wide ? 176 : w, h: wide ? h : rowsH };
  kit.rect(left, 'f-soft s-rule', 8);
  kit.outline({ x: left.x + 4, y: left.y + 8, w: left.w - 8, items });
  const x = wide ? left.x + left.w + 12 : EDGE;
  const y = wide ? EDGE : left.y + left.h + 10;
  const room = wide ? w - left.w - 12 : w;
  kit.pathBar({ x, y, w: room, items: ['…', selected, `${kit.t(page)} ▾`] });
  return { x, y: y + 42, w: room, h: h - 42 };
}

const loadData: Figure = {
  name: 'tutorial-1-sample-data',
  schematic: true,
  chapter: CHAPTER,
  title: tr('第 1 步：示例数据', 'Step 1: sample data'),
  desc: tr(
    '勾选示例场景公共事业并确认后，树中出现电表 em-10；属性列表中电流、电压、功率的数据引用类型为 TDengine 指标，最后更新时间在变化。',
    'After the sample scenario Utilities is ticked and confirmed, the tree holds the meter em-10; its attributes current, voltage and power have the data reference type TDengine Metric and a recent update time.',
  ),
  ...bothWidths((kit, w, wide) => {
    const page = treeAndPage(kit, w, wide, 'em-10', tr('属性', 'Attributes'), 212);
    kit.table({
      x: page.x,
      y: page.y,
      widths: [0.24, 0.24, 0.22, 0.3].map((share) => share * page.w),
      header: [tr('名称', 'Name'), tr('值', 'Value'), tr('更新', 'Update'), tr('数据引用', 'Reference')],
      rows: [
        [CURRENT, '6.42 A', '10:41', METRIC],
        [tr('电压', 'Voltage'), '216 V', '10:41', METRIC],
        [tr('地址', 'Location'), '…', '', tr('TDengine 标签', 'TDengine Tag')],
      ],
      size: 12,
      marked: { 0: 'brand' },
    });
  }),
};

const findSource: Figure = formFigure({
  name: 'tutorial-2-data-source',
  chapter: CHAPTER,
  title: tr('第 2 步：数据来源', 'Step 2: where the data is stored'),
  desc: tr(
    '属性电流的编辑页面：数据引用类型下方的输入框由连接名、数据库名、表名、列名四部分组成，记下后不保存。',
    'Edit page of the attribute Current: the field below the data reference type holds connection, database, table and column, to be written down.',
  ),
  forms: [
    {
      title: tr('属性：电流', 'Attribute: Current'),
      sections: [
        {
          rows: [
            [
              { label: tr('名称', 'Name'), value: CURRENT },
              { kind: 'select', label: tr('数据类型', 'Data type'), value: 'Float', mark: 1 },
            ],
            [{ kind: 'select', label: tr('数据引用类型', 'Data reference type'), value: METRIC }],
            [{ value: 'TDengine/idmp_sample_utility/em-10/current', mono: true, mark: 2 }],
          ],
        },
      ],
      buttons: [tr('取消', 'Cancel')],
    },
  ],
  notes: [
    tr('记下值类型', 'Note the value type'),
    tr('记下连接名、数据库名、表名、列名', 'Note connection, database, table and column'),
  ],
});

const createTemplate: Figure = formFigure({
  name: 'tutorial-3-element-template',
  chapter: CHAPTER,
  title: tr('第 3 步：元素模板', 'Step 3: element template'),
  desc: tr(
    '元素模板监测电表：勾选容许扩展，元素命名模式为 DEV-${KEYWORD1}；属性模板电流的源表名称模式为 ${KEYWORD1}，检查通过后确认。',
    'Element template Monitored Meter with Allow Extension and the naming pattern DEV-${KEYWORD1}; its attribute template Current has the Table Name Pattern ${KEYWORD1}; Check passes, then Confirm.',
  ),
  forms: [
    {
      title: tr('创建元素模板', 'New Element Template'),
      sections: [
        {
          rows: [
            [{ label: tr('名称', 'Name'), value: TEMPLATE, required: true }],
            [{ kind: 'checkbox', on: true, label: tr('容许扩展', 'Allow Extension') }],
            [
              {
                kind: 'plus',
                label: tr('元素命名模式', 'Element Naming Pattern'),
                value: 'DEV-${KEYWORD1}',
                mono: true,
              },
            ],
          ],
        },
      ],
      buttons: SAVE,
    },
    {
      title: tr('属性模板：电流', 'Attribute Template: Current'),
      sections: [
        {
          rows: [
            [
              {
                kind: 'select',
                label: tr('连接 / 数据库', 'Connection / database'),
                value: 'TDengine / idmp_sample_utility',
              },
            ],
            [
              {
                kind: 'plus',
                label: tr('源表名称模式', 'Table Name Pattern'),
                value: '${KEYWORD1}',
                mono: true,
              },
            ],
            [{ label: tr('列名', 'Column'), value: 'current', mono: true }],
          ],
        },
      ],
      aside: tr('检查', 'Check'),
      buttons: [tr('确认', 'Confirm')],
    },
  ],
});

const createElement: Figure = {
  name: 'tutorial-4-element',
  chapter: CHAPTER,
  title: tr('第 4 步：元素', 'Step 4: element'),
  desc: tr(
    '公共事业下新建的元素 DEV-em-10 被选中，它的属性电流与 em-10 的值相同。',
    'The new element DEV-em-10 below Utilities is selected; its attribute Current has the same value as that of em-10.',
  ),
  ...bothWidths((kit, w, wide) => {
    const page = treeAndPage(kit, w, wide, DEVICE, tr('属性', 'Attributes'), 212);
    const table = kit.table({
      x: page.x,
      y: page.y,
      widths: [0.3, 0.3, 0.4].map((share) => share * page.w),
      header: [tr('名称', 'Name'), tr('值', 'Value'), tr('数据引用', 'Reference')],
      rows: [[CURRENT, '6.42 A', METRIC]],
      size: 12,
    });
    kit.box({
      x: page.x,
      y: table.y + table.h + 16,
      w: page.w,
      h: 62,
      lines: [tr('与 em-10 读取同一列，数据没有复制', 'Reads the same column as em-10; nothing is copied')],
      fill: 'soft',
    });
  }),
};

const day = samples({
  seed: 9,
  count: 61,
  start: '2025-08-01T10:00',
  stepMinutes: 1,
  mean: 6,
  swing: 1.5,
  noise: 0.35,
});

/** Minutes after 10:00 that a chart shows, and those between which an event is active. */
interface Stretch {
  ticks: readonly number[];
  until: number;
  rise?: number;
}
const LIVE = { ticks: [15, 25, 35, 45], rise: 36, until: 41 } satisfies Stretch;
const MARGIN = { left: 24, right: 34 };

function clock(minute: number): Date {
  return new Date(Date.UTC(2025, 7, 1, 10, minute));
}

function xOfMinute({ x, w }: Rect, { ticks }: Stretch, minute: number): number {
  const [first = 0, last = 60] = [ticks[0], ticks.at(-1)];
  return x + MARGIN.left + ((minute - first) / (last - first)) * (w - MARGIN.left - MARGIN.right);
}

function limitChart(
  kit: Kit,
  area: Rect,
  { ticks, until, rise }: Stretch = { ticks: [0, 20, 40, 60], until: 60 },
): void {
  const minutes = ticks.map(clock);
  kit.plot(area, {
    marginLeft: MARGIN.left,
    marginRight: MARGIN.right,
    x: { domain: [clock(ticks[0] ?? 0), clock(ticks.at(-1) ?? 60)] },
    y: { domain: [4, 9] },
    marks: [
      Plot.rectY([0], { y1: 7, y2: 9, fill: color('amber'), fillOpacity: 0.2 }),
      Plot.axisX(minutes, {
        tickFormat: (date: Date) => date.toISOString().slice(11, 16),
        tickSize: 4,
        label: null,
      }),
      Plot.axisY([4, 5, 6, 7, 8, 9], { tickSize: 0, label: null }),
      Plot.ruleY([7], { stroke: color('amber'), strokeDasharray: '5 4', strokeWidth: 1.5 }),
      Plot.text(['Hi 7'], {
        y: () => 7,
        frameAnchor: 'right',
        textAnchor: 'start',
        dx: 4,
        fill: color('ink'),
      }),
      ...(rise === undefined
        ? []
        : [Plot.rectX([0], { x1: clock(rise), x2: clock(until), fill: color('red'), fillOpacity: 0.16 })]),
      Plot.lineY(day.slice(ticks[0], until + 1), {
        x: 'time',
        y: 'value',
        stroke: color('brand'),
        strokeWidth: 2,
      }),
    ],
  });
}

const createPanel: Figure = {
  name: 'tutorial-5-panel',
  chapter: CHAPTER,
  title: tr('第 5 步：带边界值的面板', 'Step 5: panel with a limit'),
  desc: tr(
    '趋势图面板：电流曲线两次越过 7 处的虚线，线以上的区域带颜色；旁边是边界值设置，级别 Hi 为 7，显示为线和区域。',
    'Trend chart: the current crosses the dashed line at 7 twice, the area above it is colored; beside it the Limits settings with the level Hi at 7, shown as filled regions and lines.',
  ),
  ...bothWidths((kit, w, wide) => {
    const chart = { x: EDGE, y: EDGE, w: wide ? w - 206 : w, h: 250 };
    kit.rect(chart, 'f-paper s-rule', 8);
    kit.text(tr('电流与边界值（A）', 'Current with limit (A)'), {
      x: chart.x + 14,
      y: chart.y + 20,
      size: 13,
      bold: true,
    });
    limitChart(kit, { x: chart.x + 8, y: chart.y + 36, w: chart.w - 14, h: chart.h - 44 });
    kit.form({
      x: wide ? EDGE + w - 194 : EDGE,
      y: wide ? EDGE : 266,
      w: wide ? 194 : w,
      title: tr('边界值', 'Limits'),
      sections: [
        {
          rows: [
            [{ kind: 'select', label: tr('添加边界值', 'Add limit'), value: CURRENT }],
            [{ label: tr('显示配置：Hi', 'Display Configuration: Hi'), value: '7' }],
            [
              {
                kind: 'select',
                label: tr('显示为', 'Show as'),
                value: tr('线和区域', 'As filled regions and lines'),
              },
            ],
          ],
        },
      ],
    });
  }),
};

const createEventTemplate: Figure = formFigure({
  name: 'tutorial-6-event-template',
  chapter: CHAPTER,
  title: tr('第 6 步：事件模板', 'Step 6: event template'),
  desc: tr(
    '事件模板电流过高：严重程度为警告，需要确认开关打开，命名模式由元素名称、分析名称、开始时间组成。',
    'Event template Overcurrent: severity warning, Requires Acknowledgment on, naming pattern of element name, analysis name and start time.',
  ),
  forms: [
    {
      title: tr('事件模板', 'Event Template'),
      sections: [
        {
          rows: [
            [
              { label: tr('名称', 'Name'), value: EVENT_TEMPLATE, required: true },
              { kind: 'select', label: tr('严重程度', 'Severity'), value: SEVERITY },
            ],
            [{ kind: 'switch', on: true, label: tr('需要确认', 'Requires Acknowledgment') }],
            [
              {
                kind: 'plus',
                label: tr('命名模式', 'Event Naming Pattern'),
                value: tr('元素名称 - 分析名称 - 开始时间', 'Element name - Analysis name - Start time'),
              },
            ],
          ],
        },
      ],
      buttons: SAVE,
    },
  ],
});

const createAnalysis: Figure = formFigure({
  name: 'tutorial-7-analysis',
  chapter: CHAPTER,
  title: tr('第 7 步：事件窗口分析', 'Step 7: analysis with an event window'),
  desc: tr(
    '分析电流越限：触发方式为事件窗口，开始条件是电流减 7，结束条件是 7 减电流；生成事件打开，事件模板为电流过高，需要确认。',
    'Analysis High current: trigger Event Window, start condition Current minus 7, end condition 7 minus Current; it raises an event from the template Overcurrent that requires acknowledgment.',
  ),
  forms: [
    {
      title: tr('分析', 'Analysis'),
      sections: [
        {
          rows: [
            [
              { label: tr('名称', 'Name'), value: ANALYSIS, required: true },
              { kind: 'select', label: tr('触发方式', 'Trigger'), value: tr('事件窗口', 'Event Window') },
            ],
            [
              { label: tr('开始条件', 'Start condition'), value: tr('电流 - 7', 'Current - 7'), mono: true },
              { label: tr('结束条件', 'End condition'), value: tr('7 - 电流', '7 - Current'), mono: true },
            ],
            [
              { kind: 'switch', on: true, label: tr('生成事件', 'Event generation') },
              { kind: 'checkbox', on: true, label: tr('需要确认', 'Requires acknowledgment') },
            ],
            [
              { kind: 'select', label: tr('事件模板', 'Event Template'), value: EVENT_TEMPLATE },
              { kind: 'select', label: tr('严重程度', 'Severity'), value: SEVERITY },
            ],
          ],
        },
      ],
      buttons: SAVE,
    },
  ],
});

const firstEvent: Figure = {
  name: 'tutorial-8-event',
  chapter: CHAPTER,
  title: tr('第 8 步：第一个事件', 'Step 8: the first event'),
  desc: tr(
    '曲线在 10:36 越过 7，事件从此开始；事件列表中出现 DEV-em-10 电流越限，严重程度为警告，状态为活动，尚未确认。',
    'The curve rises above 7 at 10:36, which starts the event; the list of events shows DEV-em-10 High current with severity warning, active, not yet acknowledged.',
  ),
  ...bothWidths((kit, w, wide) => {
    const chart = { x: EDGE, y: EDGE, w, h: 190 };
    kit.rect(chart, 'f-paper s-rule', 8);
    const area = { x: chart.x + 6, y: chart.y + 8, w: chart.w - 12, h: chart.h - 14 };
    limitChart(kit, area, LIVE);
    const from = xOfMinute(area, LIVE, LIVE.rise);
    const rise = (from + xOfMinute(area, LIVE, LIVE.until)) / 2;
    const row = { x: EDGE, y: 232, w, h: wide ? 48 : 78 };
    kit.arrow({ x: rise, y: chart.y + chart.h }, { x: rise, y: row.y }, { tone: 'red' });
    kit.text(tr('生成事件', 'raises an event'), {
      x: rise - 10,
      y: (chart.y + chart.h + row.y) / 2,
      size: 12,
      color: 'muted',
      align: 'end',
    });
    kit.rect(row, 'f-paper s-neutral', 6);
    kit.rect({ x: row.x, y: row.y + 7, w: 4, h: row.h - 14 }, 'f-red', 2);
    const middle = row.y + 24;
    kit.text(tr(`${DEVICE} 电流越限 10:36`, `${DEVICE} High current 10:36`), {
      x: row.x + 16,
      y: middle,
      size: 13,
      bold: true,
    });
    const second = wide ? middle : row.y + 54;
    const left = wide ? row.x + w - 290 : row.x + 16;
    kit.pill({ x: left, y: second - 11, h: 22, label: SEVERITY, tone: 'red' });
    kit.text(tr('活动', 'Active'), { x: left + 96, y: second, size: 13 });
    kit.text(tr('未确认', 'not acknowledged'), { x: left + 158, y: second, size: 13, color: 'muted' });
  }),
};

const createContactPoint: Figure = formFigure({
  name: 'tutorial-9-contact-point',
  chapter: CHAPTER,
  title: tr('第 9 步：通知途径', 'Step 9: contact point'),
  desc: tr(
    '通知途径值班群：通知类型为飞书，地址为群机器人的 Webhook 地址。',
    'Contact point Duty staff: notification type Email, address chosen from the list of users.',
  ),
  forms: [
    {
      title: tr('通知途径', 'Notification Contact Point'),
      sections: [
        {
          rows: [
            [
              { label: tr('名称', 'Name'), value: DUTY_GROUP, required: true },
              { kind: 'select', label: tr('通知类型', 'Notification type'), value: tr('飞书', 'Email') },
            ],
            [
              {
                kind: { 'zh-Hans': 'input', en: 'select' },
                label: tr('地址', 'Address'),
                value: tr('机器人的 Webhook 地址', 'you@example.com'),
              },
            ],
          ],
        },
      ],
      buttons: SAVE,
    },
  ],
});

const setRule: Figure = formFigure({
  name: 'tutorial-10-notification-rule',
  chapter: CHAPTER,
  title: tr('第 10 步：通知规则', 'Step 10: notification rule'),
  desc: tr(
    '元素 DEV-em-10 的通知规则：联系途径为值班群，重发间隔 8 小时，事件模板电流过高的级别设为警告。',
    'Notification rule of the element DEV-em-10: contact point Duty staff, resend interval 8 hours, level warning for the event template Overcurrent.',
  ),
  forms: [
    {
      title: tr(`通知规则：${DEVICE}`, `Notification Rule: ${DEVICE}`),
      sections: [
        {
          rows: [
            [
              { kind: 'select', label: tr('联系途径', 'Contact Point'), value: DUTY_GROUP },
              { label: tr('重发间隔', 'Resend Interval'), value: tr('8 小时', '8 hours') },
            ],
          ],
        },
        {
          caption: tr('达到此级别才发送', 'Send from this severity'),
          rows: [[{ kind: 'select', label: EVENT_TEMPLATE, value: SEVERITY }]],
        },
      ],
      buttons: SAVE,
    },
  ],
});

function phone(kit: Kit, { x, y }: { x: number; y: number }): Rect {
  const area = { x, y, w: 212, h: 322 };
  kit.rect(area, 'f-paper s-neutral w15', 24);
  kit.rect({ x: x + 80, y: y + 10, w: 52, h: 6 }, 'f-rule', 3);
  kit.text(tr('值班群', 'Inbox'), { x: x + 106, y: y + 36, size: 13, bold: true, align: 'middle' });
  kit.line([
    { x, y: y + 54 },
    { x: x + area.w, y: y + 54 },
  ]);
  kit.dot(x + 26, y + 80, 'brand', 10);
  kit.text(tr('机器人 11:05', 'TDengine IDMP 11:05'), { x: x + 44, y: y + 80, size: 12, color: 'muted' });
  const card = { x: x + 16, y: y + 100, w: 180, h: 146 };
  kit.rect(card, 'w-red s-red', 10);
  kit.text(tr('电流过高', 'Overcurrent'), { x: card.x + 12, y: card.y + 20, size: 13, bold: true });
  const lines = [
    [tr('元素', 'Element'), DEVICE],
    [tr('分析', 'Analysis'), ANALYSIS],
    [tr('严重程度', 'Severity'), SEVERITY],
    [tr('开始', 'Start'), '11:05'],
  ] as const;
  lines.forEach(([name, value], index) => {
    const top = card.y + 48 + index * 24;
    kit.text(name, { x: card.x + 12, y: top, size: 12, color: 'muted' });
    kit.text(value, { x: card.x + 78, y: top, size: 12 });
  });
  kit.rect({ x: x + 16, y: y + 276, w: 180, h: 28 }, 'f-soft s-rule', 14);
  return area;
}

const acknowledge: Figure = {
  name: 'tutorial-11-acknowledge',
  chapter: CHAPTER,
  title: tr('第 11 步：收到消息并确认', 'Step 11: message and acknowledgment'),
  desc: tr(
    '手机上的飞书群值班群收到一条电流过高的消息；在浏览器的事件详情中可以看到通知历史，并点击确认；确认之后不再重发，也不升级。',
    'A mail on a phone reports the overcurrent; in the browser, the event shows its notification history and is acknowledged, which ends resending and escalation.',
  ),
  ...bothWidths((kit, w, wide) => {
    const mobile = phone(kit, { x: wide ? EDGE : EDGE + (w - 212) / 2, y: EDGE });
    const x = wide ? mobile.x + mobile.w + 84 : EDGE;
    const y = wide ? EDGE : mobile.y + mobile.h + 44;
    const form = kit.form({
      x,
      y,
      w: wide ? w - (x - EDGE) : w,
      title: tr(`${DEVICE} 电流越限 11:05`, `${DEVICE} High current 11:05`),
      sections: [
        {
          rows: [
            [
              { label: tr('严重程度', 'Severity'), value: SEVERITY },
              { label: tr('状态', 'State'), value: tr('活动', 'Active') },
            ],
            [
              {
                label: tr('通知历史', 'Notification history'),
                value: tr('11:05 飞书 值班群', '11:05 Email, Duty staff'),
              },
            ],
            [{ label: tr('备注', 'Comments'), value: tr('已派人检查', 'Somebody is on the way') }],
          ],
        },
      ],
      buttons: [tr('确认', 'Acknowledge')],
    });
    kit.arrow(mobile, form, wide ? { tone: 'brand' } : { tone: 'brand' });
    kit.box({
      x,
      y: form.y + form.h + 18,
      w: form.w,
      h: 48,
      lines: [tr('确认之后不再重发，也不升级', 'No resending and no escalation from here on')],
      fill: 'soft',
    });
  }),
};

export const tutorial: readonly Figure[] = [
  loadData,
  findSource,
  createTemplate,
  createElement,
  createPanel,
  createEventTemplate,
  createAnalysis,
  firstEvent,
  createContactPoint,
  setRule,
  acknowledge,
];
