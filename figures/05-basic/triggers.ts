import { bothWidths, el, tr, type Figure, type Kit, type Label } from '../kit';

/** A day of a pump, hours of the day throughout: a record every 15 minutes, none around 13:00, one out of line at 17:00. */
const RECORDS = Array.from({ length: 96 }, (_, index) => index / 4).filter(
  (hour) => hour <= 12 || hour >= 14,
);
const STATES = [
  { from: 0, to: 6, state: 0, current: 0.2 },
  { from: 6, to: 9, state: 1, current: 12 },
  { from: 9, to: 10.75, state: 2, current: 17 },
  { from: 10.75, to: 20, state: 1, current: 12 },
  { from: 20, to: 24, state: 0, current: 0.2 },
] as const;

function currentAt(hour: number): number {
  const { state, current } = STATES.findLast(({ from }) => from <= hour) ?? STATES[0];
  if (hour === 17) return 16;
  return state === 0 ? current : current + (hour % 1) * 0.8;
}

interface Window {
  from: number;
  to: number;
  label?: string;
  /** Still open at the end of the day. */
  open?: boolean;
  /** Rows from the axis up, for windows that overlap. */
  row?: number;
}

interface Lane {
  name: Label;
  hint: Label;
  windows?: readonly Window[];
  starts?: readonly number[];
  /** Starts that the product's documentation leaves open. */
  maybe?: readonly number[];
  note?: { at: number; text: Label; dot?: true };
}

const upTo = (step: number, end = 24) =>
  Array.from({ length: Math.floor(end / step) }, (_, index) => (index + 1) * step);

const GROUPS = upTo(20, RECORDS.length + 19).map((end) => RECORDS.slice(end - 20, end));

const LANES: readonly Lane[] = [
  {
    name: tr('滑动窗口', 'Sliding Window'),
    hint: tr('每 2 小时，对前 4 小时', 'every 2 h, over the last 4 h'),
    windows: upTo(2, 23).map((to, index) => ({ from: Math.max(0, to - 4), to, row: index % 2 })),
    starts: upTo(2, 23),
  },
  {
    name: tr('异常检测', 'Anomaly Detection'),
    hint: tr('每 4 小时运行算法', 'an algorithm, every 4 h'),
    starts: upTo(4, 23),
    note: { at: 17, text: tr('异常', 'unusual'), dot: true },
  },
  {
    name: tr('周期窗口', 'Periodic Time Window'),
    hint: tr('每 6 小时，偏移 30 分钟', 'every 6 h, 30 min later'),
    windows: upTo(6).map((to) => ({ from: to - 6, to })),
    starts: [6.5, 12.5, 18.5],
  },
  { name: tr('数据输入', 'Data Input'), hint: tr('每条记录', 'at each record'), starts: RECORDS },
  {
    name: tr('状态窗口', 'State Window'),
    hint: tr('运行状态变化时', 'when the state changes'),
    windows: STATES.map(({ from, to, state }) => ({ from, to, label: String(state), open: to === 24 })),
    starts: STATES.slice(1).map(({ from }) => from),
  },
  {
    name: tr('事件窗口', 'Event Window'),
    hint: tr('高于 15 A 起，低于 13 A 止', 'above 15 A until below 13 A'),
    windows: [{ from: 9, to: 10.75 }],
    maybe: [9, 10.75],
    note: { at: 17, text: tr('短于最小时长', 'too short') },
  },
  {
    name: tr('计数窗口', 'Count Window'),
    hint: tr('每 20 条记录', 'every 20 records'),
    windows: GROUPS.map((group) => ({
      from: group[0] ?? 0,
      to: group.at(-1) ?? 0,
      label: String(group.length),
      open: group.length < 20,
    })),
    starts: GROUPS.filter(({ length }) => length === 20).map((group) => group.at(-1) ?? 0),
  },
  {
    name: tr('会话窗口', 'Session Window'),
    hint: tr('静默满 1 小时', 'when silent for 1 h'),
    windows: [
      { from: 0, to: 12 },
      { from: 14, to: 23.75, open: true },
    ],
    starts: [13],
  },
];

const ROW = 16;
const MAYBE = 'f-ground s-amber w15';

/** Triangles whose tips are at `xs`, `y`. */
function triangles(kit: Kit, xs: readonly number[], y: number, className = 'f-amber'): void {
  const half = xs.length > 20 ? 2 : 4.5;
  const d = xs.map((x) => `M${x.toFixed(1)} ${y}l${half} ${2 * half}h${-2 * half}z`).join('');
  kit.add(el('path', { class: className, d }));
}

/** Windows above the axis at `y`, starts of the analysis below it. */
function drawLane(kit: Kit, { windows = [], starts = [], maybe = [], note }: Lane, at: At, y: number): void {
  kit.line([
    { x: at(0), y },
    { x: at(24), y },
  ]);
  for (const { from, to, label, open, row = 0 } of windows) {
    const area = { x: at(from), y: y - (row + 1) * ROW, w: at(to) - at(from), h: ROW - 2 };
    kit.rect(area, `w-brand s-brand${open ? ' dash' : ''}`, 3);
    if (label !== undefined)
      kit.text(label, { x: area.x + area.w / 2, y: area.y + area.h / 2, size: 12, align: 'middle' });
  }
  triangles(kit, starts.map(at), y + 3);
  triangles(kit, maybe.map(at), y + 3, MAYBE);
  if (note === undefined) return;
  if (note.dot) kit.dot(at(note.at), y - 8, 'red', 4);
  kit.text(note.text, { x: at(note.at) + (note.dot ? 9 : -6), y: y - 9, size: 12, color: 'muted' });
}

type At = (hour: number) => number;

/** The current over the day, with a break where there are no records. */
function drawDay(kit: Kit, at: At, bottom: number): void {
  const d = RECORDS.map((hour, index) => {
    const joined = index > 0 && hour - (RECORDS[index - 1] ?? 0) < 1;
    return `${joined ? 'L' : 'M'}${at(hour).toFixed(1)} ${(bottom - currentAt(hour) * 3.4).toFixed(1)}`;
  }).join('');
  kit.add(el('path', { class: 'nofill s-brand w15', d }));
  kit.text(tr('静默', 'silent'), { x: at(13), y: bottom - 58, size: 12, color: 'muted', align: 'middle' });
  kit.line([
    { x: at(0), y: bottom },
    { x: at(24), y: bottom },
  ]);
}

export const triggers: Figure = {
  name: 'triggers',
  chapter: '05-basic',
  title: tr('同一天的数据，八种触发方式', 'One day of data, eight triggers'),
  desc: tr(
    '上方是水泵一天的电流，12:15 到 14:00 没有数据，17:00 有一个离群的值；下方每种触发方式一行，标出它在这一天的窗口和分析启动的时刻。滑动窗口互相重叠，排成两行；事件窗口在开始时、结束时还是两者都启动，暂无说明。',
    'At the top the current of a pump over a day, silent from 12:15 to 14:00, with one value out of line at 17:00; below it one row per trigger with the windows of that day and the moments at which the analysis starts. The sliding windows overlap and stand in two rows. For the event window, it is not documented whether the analysis starts at its start, its end, or both.',
  ),
  ...bothWidths((kit, w, wide) => {
    const left = wide ? 180 : 8;
    const at: At = (hour) => left + (hour / 24) * (w - 4 - left);
    const [step, base] = wide ? [52, 40] : [70, 56];
    const first = wide ? 84 : 108;
    const end = first + LANES.length * step + 4;
    for (const hour of [0, 6, 12, 18, 24]) {
      kit.line(
        [
          { x: at(hour), y: first - 76 },
          { x: at(hour), y: end },
        ],
        { dotted: true },
      );
      kit.text(`${hour}:00`, {
        x: at(hour),
        y: end + 12,
        size: 12,
        color: 'muted',
        align: hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle',
      });
    }
    const label = ({ name, hint }: Pick<Lane, 'name' | 'hint'>, y: number) => {
      kit.text(name, { x: 4, y, size: 13, bold: true, halo: !wide });
      if (wide) kit.text(hint, { x: 4, y: y + 18, size: 12, color: 'muted' });
      else kit.text(hint, { x: 324, y, size: 12, color: 'muted', align: 'end', halo: true });
    };
    label(
      { name: tr('电流', 'Current'), hint: tr('每 15 分钟一条记录', 'one record every 15 min') },
      wide ? 40 : 14,
    );
    drawDay(kit, at, first - 6);
    for (const [index, lane] of LANES.entries()) {
      const y = first + index * step;
      label(lane, y + (wide ? 20 : 14));
      drawLane(kit, lane, at, y + base);
    }
    const y = end + 38;
    const key: [Label, (x: number, middle: number) => void][] = [
      [
        tr('窗口', 'window'),
        (x, middle) => kit.rect({ x, y: middle - 7, w: 22, h: 14 }, 'w-brand s-brand', 3),
      ],
      [
        tr('未结束的窗口', 'still open'),
        (x, middle) => kit.rect({ x, y: middle - 7, w: 22, h: 14 }, 'w-brand s-brand dash', 3),
      ],
      [tr('分析启动', 'analysis starts'), (x, middle) => triangles(kit, [x + 11], middle - 5)],
      [
        tr('是否在此启动，暂无说明', 'may start, not documented'),
        (x, middle) => triangles(kit, [x + 11], middle - 5, MAYBE),
      ],
    ];
    const places = wide ? [4, 92, 214, 346] : [4, 150, 4, 130];
    for (const [index, [text, mark]] of key.entries()) {
      const [x, middle] = [places[index] ?? 4, y + (wide || index < 2 ? 0 : 22)];
      mark(x, middle);
      kit.text(text, { x: x + 28, y: middle, size: 12, color: 'muted' });
    }
  }),
};
