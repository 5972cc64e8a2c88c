import * as Plot from '@observablehq/plot';
import {
  bothWidths,
  color,
  samples,
  tr,
  type Figure,
  type Kit,
  type Label,
  type Rect,
  type Tone,
} from '../kit';

const CHAPTER = '05-basic';
const EDGE = 4;

interface EventRow {
  name: Label;
  severity: Label;
  tone: Tone;
  active: boolean;
  acknowledged: boolean;
  start: string;
}

const ROWS: readonly EventRow[] = [
  {
    name: tr('em-15 电压波动', 'em-15 Voltage swings'),
    severity: tr('次要', 'minor'),
    tone: 'amber',
    active: false,
    acknowledged: true,
    start: '07:20',
  },
  {
    name: tr('em-12 数据中断', 'em-12 No data'),
    severity: tr('次要', 'minor'),
    tone: 'amber',
    active: true,
    acknowledged: true,
    start: '09:58',
  },
  {
    name: tr('em-10 电流越限', 'em-10 High current'),
    severity: tr('警告', 'warning'),
    tone: 'amber',
    active: true,
    acknowledged: false,
    start: '10:45',
  },
];

function stateOf({ active }: EventRow): Label {
  return active ? tr('活动', 'Active') : tr('已关闭', 'Closed');
}

function acknowledgmentOf({ acknowledged }: EventRow): Label {
  return acknowledged ? tr('已确认', 'acknowledged') : tr('未确认', 'not acknowledged');
}

/** The list as a table where there is room, otherwise as one card for each event. */
function eventRows(kit: Kit, { x, y, w }: Omit<Rect, 'h'>): void {
  const wide = w > 400;
  ROWS.forEach((row, index) => {
    const h = wide ? 44 : 74;
    const top = y + index * (h + 8);
    kit.rect({ x, y: top, w, h }, 'f-paper s-rule', 6);
    kit.rect({ x, y: top + 6, w: 4, h: h - 12 }, `f-${row.tone}`, 2);
    kit.text(row.name, { x: x + 16, y: top + (wide ? 22 : 20), bold: true, size: 13 });
    const line = top + (wide ? 22 : 50);
    const left = wide ? x + 214 : x + 16;
    kit.pill({ x: left, y: line - 11, h: 22, label: row.severity, tone: row.tone });
    kit.text(stateOf(row), {
      x: left + (wide ? 104 : 90),
      y: line,
      size: 13,
      color: row.active ? 'ink' : 'muted',
    });
    kit.text(acknowledgmentOf(row), { x: left + (wide ? 186 : 150), y: line, size: 13, color: 'muted' });
    kit.text(row.start, { x: x + w - 40, y: wide ? line : top + 20, size: 13, color: 'muted', align: 'end' });
    kit.text('⋮', { x: x + w - 18, y: wide ? line : top + 20, size: 16, bold: true, align: 'middle' });
  });
}

export const eventList: Figure = {
  name: 'event-list',
  schematic: true,
  chapter: CHAPTER,
  title: tr('事件列表', 'List of events'),
  desc: tr(
    '主菜单“事件”中的列表：每行有名称、严重程度、是否活动、是否已确认、开始时间；最后一行是活动且未确认的事件，它的三点菜单展开，含确认和趋势图分析。',
    'List under the main menu Events: each row has name, severity, whether it is active, whether it is acknowledged, and the start time; in the last row, of an active event that nobody has acknowledged, the open three-dot menu offers to acknowledge and Trend Chart Analysis.',
  ),
  ...bothWidths((kit, w) => {
    kit.tabs({
      x: EDGE + 4,
      y: 2,
      gap: w > 400 ? 22 : 16,
      selected: w > 400 ? 3 : 1,
      items:
        w > 400
          ? [
              tr('AI 问答', 'AI Chat'),
              tr('元素浏览器', 'Explorer'),
              tr('仪表板', 'Dashboards'),
              tr('事件', 'Events'),
              tr('基础库', 'Libraries'),
            ]
          : ['…', tr('事件', 'Events'), tr('基础库', 'Libraries')],
    });
    eventRows(kit, { x: EDGE, y: 42, w });
    const last = 42 + ROWS.length * (w > 400 ? 52 : 82) - 8;
    const menu = { x: EDGE + w - 200, y: last - 6, w: 172, h: 72 };
    kit.rect(menu, 'f-paper s-brand w15', 6);
    kit.text(tr('确认', 'Acknowledge'), { x: menu.x + 14, y: menu.y + 20, size: 13 });
    kit.rect({ x: menu.x + 5, y: menu.y + 38, w: menu.w - 10, h: 28 }, 'w-brand', 4);
    kit.text(tr('趋势图分析', 'Trend Chart Analysis'), {
      x: menu.x + 14,
      y: menu.y + 52,
      size: 13,
      bold: true,
    });
  }),
};

const current = samples({
  seed: 23,
  count: 49,
  start: '2025-08-01T09:00',
  stepMinutes: 5,
  mean: 5.6,
  swing: 0.5,
  noise: 0.5,
}).map(({ time, value }, index) => ({ time, value: index > 20 && index < 33 ? value + 2.6 : value }));
const at = (index: number): Date => current[index]?.time ?? new Date(0);

function trend(kit: Kit, area: Rect): void {
  const hours = [9, 10, 11, 12, 13].map((hour) => new Date(Date.UTC(2025, 7, 1, hour)));
  kit.plot(area, {
    marginLeft: 26,
    marginRight: 14,
    marginTop: 20,
    y: { domain: [3, 10] },
    marks: [
      Plot.gridY([4, 6, 8, 10], { stroke: color('rule'), strokeOpacity: 1 }),
      Plot.axisX(hours, {
        tickFormat: (date: Date) => date.toISOString().slice(11, 16),
        tickSize: 4,
        label: null,
      }),
      Plot.axisY([4, 6, 8, 10], { tickSize: 0, label: null }),
      Plot.rectX([0], { x1: at(21), x2: at(33), fill: color('red'), fillOpacity: 0.16 }),
      Plot.ruleX([at(21), at(33)], { stroke: color('red'), strokeWidth: 1.5 }),
      Plot.lineY(current, { x: 'time', y: 'value', stroke: color('brand'), strokeWidth: 2 }),
    ],
  });
  const xOf = (index: number) => area.x + 26 + (index / 48) * (area.w - 40);
  kit.text(tr('开始', 'start'), { x: xOf(21) - 4, y: area.y + 10, size: 12, align: 'end' });
  kit.text(tr('结束', 'end'), { x: xOf(33) + 4, y: area.y + 10, size: 12 });
}

function facts(kit: Kit, { x, y, w }: Omit<Rect, 'h'>): number {
  const rows: [Label, Label][] = [
    [tr('开始时间', 'Start time'), '10:45'],
    [tr('结束时间', 'End time'), '11:45'],
    [tr('严重程度', 'Severity'), tr('警告', 'warning')],
    [tr('元素', 'Element'), 'em-10'],
    [tr('分析', 'Analysis'), tr('电流越限', 'High current')],
    [tr('事件属性：最大电流', 'Event attribute: peak current'), '9.1 A'],
    [tr('通知历史', 'Notification history'), tr('10:45 值班群', '10:45 Duty group')],
    [tr('备注', 'Comments'), tr('已通知现场检查', 'On-site check under way')],
  ];
  const table = kit.table({ x, y, widths: [w * 0.5, w * 0.5], rows, size: 12 });
  return table.y + table.h;
}

export const eventDetail: Figure = {
  name: 'event-detail',
  chapter: CHAPTER,
  title: tr('事件详情与趋势图', 'Event detail and trend chart'),
  desc: tr(
    '事件详情：开始时间、结束时间、严重程度、元素、分析、事件属性、通知历史和备注；事件已确认。趋势图中电流在事件开始到结束之间升高，起止处各有一条竖线。',
    'Event detail: start and end time, severity, element, analysis, event attribute, notification history and comments; the event is acknowledged. In the trend chart the current is raised between two upright lines that mark start and end of the event.',
  ),
  ...bothWidths((kit, w, wide) => {
    kit.text(tr('em-10 电流越限', 'em-10 High current'), { x: EDGE, y: 20, size: 16, bold: true });
    kit.pill({ x: EDGE + w - 116, y: 9, h: 22, label: tr('已确认', 'acknowledged'), tone: 'green' });
    const half = wide ? 296 : w;
    const bottom = facts(kit, { x: EDGE, y: 46, w: half });
    const chart = wide
      ? { x: EDGE + half + 16, y: 46, w: w - half - 16, h: Math.max(230, bottom - 46) }
      : { x: EDGE, y: bottom + 14, w, h: 220 };
    kit.rect(chart, 'f-paper s-rule', 8);
    kit.text(tr('趋势图分析：电流（A）', 'Trend Chart Analysis: current (A)'), {
      x: chart.x + 12,
      y: chart.y + 20,
      size: 13,
      bold: true,
    });
    trend(kit, { x: chart.x + 8, y: chart.y + 38, w: chart.w - 16, h: chart.h - 46 });
  }),
};
