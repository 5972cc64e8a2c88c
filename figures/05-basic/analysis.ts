import { el, rowsFlow, tr, type Draw, type Figure, type Kit, type Label } from '../kit';

const CHAPTER = '05-basic';

export const analysisPipeline: Figure = {
  narrow: rowsFlow([
    {
      boxes: [{ title: tr('属性数据', 'Attribute data'), lines: [tr('TDengine 指标', 'TDengine Metric')] }],
      tone: 'brand',
    },
    {
      boxes: [{ title: tr('触发', 'Trigger'), lines: [tr('何时计算', 'when')], tone: 'green' }],
      tone: 'brand',
    },
    {
      boxes: [{ title: tr('窗口', 'Window'), lines: [tr('对哪段数据', 'over what')], tone: 'green' }],
      tone: 'brand',
    },
    {
      boxes: [{ title: tr('表达式', 'Expression'), lines: [tr('算什么', 'what')], tone: 'green' }],
      tone: 'brand',
    },
    {
      boxes: [
        { title: tr('属性', 'Attribute'), lines: [tr('写回 TSDB', 'stored in TSDB')], tone: 'cyan' },
        {
          title: tr('事件', 'Event'),
          lines: [tr('可选，通知负责人', 'optional, notifies people')],
          tone: 'amber',
        },
      ],
    },
  ]),
  name: 'analysis-pipeline',
  chapter: CHAPTER,
  width: 720,
  height: 230,
  title: tr('实时分析的处理流程', 'Pipeline of a real-time analysis'),
  desc: tr(
    '属性数据触发分析，在窗口上计算表达式，结果写入属性，也可以生成事件并通知负责人。',
    'Attribute data triggers the analysis, an expression is computed over a window, and the result goes to an attribute or raises an event with messages.',
  ),
  draw(_locale, kit) {
    const stream = kit.group({
      x: 158,
      y: 8,
      w: 376,
      h: 156,
      caption: tr('TSDB-Enterprise 流计算', 'TSDB-Enterprise stream computing'),
      tone: 'green',
    });
    const data = kit.box({
      x: 8,
      y: 60,
      w: 128,
      h: 72,
      title: tr('属性数据', 'Attribute data'),
      lines: [tr('TDengine 指标', 'TDengine Metric')],
      size: 13,
    });
    const [w, y, h] = [104, stream.y + 14, 82];
    const trigger = kit.box({
      x: stream.x - 4,
      y,
      w,
      h,
      title: tr('触发', 'Trigger'),
      lines: [tr('何时计算', 'when')],
      size: 12,
    });
    const window = kit.box({
      x: stream.x + 122,
      y,
      w,
      h,
      title: tr('窗口', 'Window'),
      lines: [tr('对哪段数据', 'over what')],
      size: 12,
    });
    const expression = kit.box({
      x: stream.x + 248,
      y,
      w,
      h,
      title: tr('表达式', 'Expression'),
      lines: [tr('算什么', 'what')],
      size: 12,
    });
    kit.arrow(data, trigger, { tone: 'brand' });
    kit.arrow(trigger, window, { tone: 'brand' });
    kit.arrow(window, expression, { tone: 'brand' });
    const attribute = kit.box({
      x: 556,
      y: 22,
      w: 156,
      h: 66,
      title: tr('属性', 'Attribute'),
      lines: [tr('写回 TSDB', 'stored in TSDB')],
      tone: 'cyan',
      fill: 'soft',
      size: 13,
    });
    const event = kit.box({
      x: 556,
      y: 104,
      w: 156,
      h: 66,
      title: tr('事件', 'Event'),
      lines: [tr('可选', 'if wanted')],
      tone: 'amber',
      fill: 'soft',
      size: 13,
    });
    kit.arrow(expression, attribute, { tone: 'brand', from: 'right', to: 'left' });
    kit.arrow(expression, event, { tone: 'brand', from: 'right', to: 'left', dashed: true });
    const people = kit.box({
      x: 556,
      y: 190,
      w: 156,
      h: 34,
      title: tr('通知负责人', 'notify people'),
      size: 12,
    });
    kit.arrow(event, people);
    kit.text(tr('在 IDMP 界面中配置，后台运行', 'configured in IDMP, runs in the background'), {
      x: 345,
      y: 184,
      size: 12,
      color: 'muted',
      align: 'middle',
    });
  },
};

interface Lane {
  name: Label;
  hint: Label;
  draw: (kit: Kit, at: (share: number) => number, middle: number) => void;
}

const LANE_HEIGHT = 58;
const LEFT = 196;
const RIGHT = 700;

function points(kit: Kit, at: (share: number) => number, middle: number, shares: readonly number[]): void {
  for (const share of shares) kit.dot(at(share), middle, 'neutral', 3.5);
}

function start(kit: Kit, x: number, middle: number): void {
  kit.add(el('path', { class: 'f-amber', d: `M${x} ${middle + 10}l5 9h-10z` }));
}

/** A start that the product's documentation leaves open. */
function maybeStart(kit: Kit, x: number, middle: number): void {
  kit.add(el('path', { class: 'f-ground s-amber w15', d: `M${x} ${middle + 10}l5 9h-10z` }));
}

function span(
  kit: Kit,
  from: number,
  to: number,
  middle: number,
  tone: 'brand' | 'cyan' | 'violet' | 'green',
  dashed = false,
): void {
  kit.rect({ x: from, y: middle - 9, w: to - from, h: 18 }, `w-${tone} s-${tone}${dashed ? ' dash' : ''}`, 4);
}

const OPEN_START = tr('是否在此启动，暂无说明', 'may start, not documented');

const STREAM = [0.03, 0.09, 0.13, 0.22, 0.27, 0.33, 0.44, 0.49, 0.58, 0.63, 0.7, 0.79, 0.86, 0.93];

const LANES: readonly Lane[] = [
  {
    name: tr('滑动窗口', 'Sliding Window'),
    hint: tr('每过固定的事件时间', 'every fixed event time'),
    draw(kit, at, middle) {
      for (const index of [0, 1, 2, 3])
        span(kit, at(index / 4) + 2, at((index + 1) / 4) - 2, middle, 'brand');
      points(kit, at, middle, STREAM);
      for (const index of [1, 2, 3, 4]) start(kit, at(index / 4), middle);
    },
  },
  {
    name: tr('异常检测', 'Anomaly Detection'),
    hint: tr('定时运行算法', 'an algorithm, regularly'),
    draw(kit, at, middle) {
      points(
        kit,
        at,
        middle + 4,
        STREAM.filter((share) => share !== 0.58),
      );
      kit.dot(at(0.58), middle - 12, 'red', 5);
      kit.text(tr('异常', 'unusual'), { x: at(0.58) + 10, y: middle - 12, size: 12 });
      for (const share of [1 / 3, 2 / 3, 1]) start(kit, at(share), middle);
    },
  },
  {
    name: tr('周期窗口', 'Periodic Time Window'),
    hint: tr('按系统时间', 'by system time'),
    draw(kit, at, middle) {
      const ends = [0, 0.38, 0.76];
      for (const [index, end] of ends.slice(1).entries()) {
        span(kit, at(ends[index] ?? 0) + 2, at(end) - 2, middle, 'violet');
        kit.text(tr('周期', 'period'), {
          x: (at(ends[index] ?? 0) + at(end)) / 2,
          y: middle,
          size: 12,
          align: 'middle',
        });
        kit.line(
          [
            { x: at(end), y: middle + 16 },
            { x: at(end + 0.1) - 6, y: middle + 16 },
          ],
          { tone: 'amber', dotted: true },
        );
        kit.text(tr('偏移', 'offset'), { x: at(end + 0.1) + 9, y: middle + 19, size: 12, color: 'muted' });
        start(kit, at(end + 0.1), middle);
      }
    },
  },
  {
    name: tr('数据输入', 'Data Input'),
    hint: tr('每来一个新值', 'each new value'),
    draw(kit, at, middle) {
      const shares = [0.05, 0.15, 0.3, 0.38, 0.52, 0.68, 0.8, 0.95];
      points(kit, at, middle, shares);
      for (const share of shares) start(kit, at(share), middle);
    },
  },
  {
    name: tr('状态窗口', 'State Window'),
    hint: tr('整数值变化', 'an integer changes'),
    draw(kit, at, middle) {
      const states: [number, number, string, 'cyan' | 'green' | 'violet'][] = [
        [0, 0.28, '1', 'green'],
        [0.28, 0.45, '0', 'cyan'],
        [0.45, 0.8, '1', 'green'],
        [0.8, 1, '2', 'violet'],
      ];
      for (const [from, to, value, tone] of states) {
        span(kit, at(from) + 1, at(to) - 1, middle, tone);
        kit.text(value, { x: (at(from) + at(to)) / 2, y: middle, size: 12, align: 'middle' });
        if (from > 0) start(kit, at(from), middle);
      }
    },
  },
  {
    name: tr('事件窗口', 'Event Window'),
    hint: tr('条件 A 到条件 B', 'condition A to B'),
    draw(kit, at, middle) {
      span(kit, at(0.25), at(0.72), middle, 'brand');
      points(kit, at, middle, STREAM);
      for (const [share, label] of [
        [0.25, tr('开始条件', 'start condition')],
        [0.72, tr('结束条件', 'end condition')],
      ] as const) {
        kit.add(
          el('path', { class: 's-amber w2', d: `M${at(share)} ${middle + 12}V${middle - 20}` }),
          el('path', { class: 'f-amber', d: `M${at(share)} ${middle - 20}l10 4-10 4z` }),
        );
        kit.text(label, { x: at(share) + 14, y: middle - 17, size: 12 });
      }
      maybeStart(kit, at(0.25), middle);
      maybeStart(kit, at(0.72), middle);
    },
  },
  {
    name: tr('计数窗口', 'Count Window'),
    hint: tr('每 N 条记录', 'every N records'),
    draw(kit, at, middle) {
      for (const first of [0, 4, 8]) {
        const [a, b] = [STREAM[first] ?? 0, STREAM[first + 3] ?? 1];
        span(kit, at(a) - 9, at(b) + 9, middle, 'cyan');
        start(kit, at(b), middle);
      }
      points(kit, at, middle, STREAM);
      kit.text('N = 4', { x: at(0.125), y: middle - 18, size: 12, color: 'muted', align: 'middle' });
    },
  },
  {
    name: tr('会话窗口', 'Session Window'),
    hint: tr('一段时间没有数据', 'no data for a while'),
    draw(kit, at, middle) {
      const run = [0.03, 0.09, 0.13, 0.22, 0.27, 0.33, 0.42];
      span(kit, at(0.03) - 9, at(0.42) + 9, middle, 'violet');
      span(kit, at(0.84) - 9, at(1), middle, 'violet', true);
      points(kit, at, middle, [...run, 0.84, 0.89, 0.95]);
      kit.arrow(
        { x: at(0.42) + 11, y: middle },
        { x: at(0.72), y: middle },
        { route: 'straight', heads: 'both', label: tr('静默时长', 'silence') },
      );
      start(kit, at(0.72), middle);
    },
  },
];

const drawTriggersNarrow: Draw = (_locale, kit) => {
  const [left, right, step] = [4, 318, 92];
  const at = (share: number): number => left + 8 + share * (right - left - 22);
  for (const [index, lane] of LANES.entries()) {
    const top = 14 + index * step;
    kit.text(lane.name, { x: left, y: top, size: 13, bold: true });
    kit.text(lane.hint, { x: 322, y: top, size: 12, color: 'muted', align: 'end' });
    const middle = top + 46;
    kit.arrow({ x: left, y: middle + 10 }, { x: right + 6, y: middle + 10 }, { route: 'straight' });
    lane.draw(kit, at, middle);
  }
  const y = LANES.length * step + 18;
  kit.dot(12, y, 'neutral', 3.5);
  kit.text(tr('数据', 'data'), { x: 22, y, size: 12, color: 'muted' });
  kit.rect({ x: 88, y: y - 7, w: 26, h: 14 }, 'w-brand s-brand', 4);
  kit.text(tr('窗口', 'window'), { x: 120, y, size: 12, color: 'muted' });
  start(kit, 200, y - 15);
  kit.text(tr('分析启动', 'analysis starts'), { x: 212, y, size: 12, color: 'muted' });
  maybeStart(kit, 12, y + 9);
  kit.text(OPEN_START, { x: 22, y: y + 24, size: 12, color: 'muted' });
};

export const triggers: Figure = {
  name: 'triggers',
  chapter: CHAPTER,
  width: 720,
  height: 8 * LANE_HEIGHT + 50,
  title: tr('八种触发方式', 'The eight triggers'),
  desc: tr(
    '每种触发方式一条时间轴，标出数据、窗口以及分析启动的时刻；事件窗口在开始时、结束时还是两者都启动，暂无说明。会话窗口是一段连续到来的数据，之后的静默达到设定时长时窗口关闭。',
    'One time axis per trigger with data, windows, and the moments at which the analysis starts; for the event window, it is not documented whether that is the start, the end, or both. A session window is a run of data; it closes when the silence after it reaches the set length.',
  ),
  narrow: drawTriggersNarrow,
  draw(_locale, kit) {
    const at = (share: number): number => LEFT + 10 + share * (RIGHT - LEFT - 26);
    for (const [index, lane] of LANES.entries()) {
      const middle = 30 + index * LANE_HEIGHT;
      kit.text(lane.name, { x: 8, y: middle - 8, size: 13, bold: true });
      kit.text(lane.hint, { x: 8, y: middle + 10, size: 12, color: 'muted' });
      kit.arrow({ x: LEFT, y: middle + 10 }, { x: RIGHT + 12, y: middle + 10 }, { route: 'straight' });
      lane.draw(kit, at, middle);
    }
    const y = 8 * LANE_HEIGHT + 30;
    kit.dot(190, y, 'neutral', 3.5);
    kit.text(tr('数据', 'data'), { x: 202, y, size: 12, color: 'muted' });
    kit.rect({ x: 262, y: y - 7, w: 26, h: 14 }, 'w-brand s-brand', 4);
    kit.text(tr('窗口', 'window'), { x: 296, y, size: 12, color: 'muted' });
    start(kit, 366, y - 15);
    kit.text(tr('分析启动', 'analysis starts'), { x: 378, y, size: 12, color: 'muted' });
    maybeStart(kit, 494, y - 15);
    kit.text(OPEN_START, { x: 506, y, size: 12, color: 'muted' });
  },
};
