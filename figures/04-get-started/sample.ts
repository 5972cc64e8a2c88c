import { el, tr, type Figure, type Kit, type Label, type Rect } from '../kit';

const CHAPTER = '04-get-started';

/** Window with main menu, element tree and path bar; returns the work area below the path bar. */
function explorer(kit: Kit, height: number, page: Label): Rect {
  const room = kit.window({ x: 4, y: 4, w: 712, h: height - 8, title: 'TDengine IDMP' });
  kit.tabs({
    x: 20,
    y: room.y + 4,
    selected: 1,
    items: [
      tr('AI 问答', 'AI Chat'),
      tr('元素浏览器', 'Explorer'),
      tr('仪表板', 'Dashboards'),
      tr('事件', 'Events'),
      tr('基础库', 'Libraries'),
    ],
  });
  const top = room.y + 38;
  kit.line([
    { x: 4, y: top },
    { x: 716, y: top },
  ]);
  kit.line([
    { x: 216, y: top },
    { x: 216, y: height - 4 },
  ]);
  kit.outline({
    x: 8,
    y: top + 8,
    w: 206,
    items: [
      { label: tr('元素', 'Elements'), depth: 0, state: 'open' },
      { label: tr('公共事业', 'Utilities'), depth: 1, state: 'open' },
      { label: tr('北京', 'California'), depth: 2, state: 'open' },
      { label: tr('朝阳', 'San Diego County'), depth: 3, state: 'open' },
      { label: tr('三元桥街道', 'Chula Vista'), depth: 4, state: 'open' },
      { label: 'em-10', depth: 5, selected: true },
      { label: tr('元素收藏', 'Favorite Elements'), depth: 0, state: 'closed' },
      { label: tr('元素过滤器', 'Element Filters'), depth: 0, state: 'closed' },
    ],
  });
  kit.pathBar({
    x: 224,
    y: top + 10,
    w: 484,
    items: [
      tr('公共事业  ›  北京  ›  朝阳', '…  ›  San Diego County'),
      tr('三元桥街道', 'Chula Vista'),
      'em-10',
      `${kit.t(page)} ▾`,
    ],
  });
  return { x: 224, y: top + 50, w: 484, h: height - 14 - (top + 50) };
}

/** On a phone only the path bar and the page below it, without menu and tree. */
function explorerNarrow(kit: Kit, page: Label): Rect {
  kit.pathBar({ x: 4, y: 4, w: 320, items: ['…', 'em-10', `${kit.t(page)} ▾`] });
  return { x: 4, y: 46, w: 320, h: 0 };
}

/** The switch above the lists that AI fills. */
function suggestionSwitch(kit: Kit, { x, y }: Pick<Rect, 'x' | 'y'>): void {
  kit.field({ x, y, w: 200, kind: 'switch', on: true, label: tr('AI 推荐', 'AI Suggestions') });
}

const METRIC = tr('TDengine 指标', 'TDengine Metric');
const TAG = tr('TDengine 标签', 'TDengine Tag');
const ATTRIBUTES: readonly (readonly [Label, string, Label])[] = [
  [tr('电流', 'Current'), '6.42 A', METRIC],
  [tr('电压', 'Voltage'), '216 V', METRIC],
  [tr('功率', 'Power'), '100.00 W', METRIC],
  [tr('相位', 'Phase'), '…', METRIC],
  [tr('地址', 'Location'), '…', TAG],
  [tr('单元', 'Unit'), '…', TAG],
  [tr('楼层', 'Floor'), '…', TAG],
  [tr('设备ID', 'Device ID'), '…', TAG],
];
const VIEWS = [
  tr('通用', 'General'),
  tr('属性', 'Attributes'),
  tr('面板', 'Panels'),
  tr('分析', 'Analyses'),
  tr('事件', 'Events'),
  tr('仪表板', 'Dashboards'),
  tr('子元素', 'Child Elements'),
  tr('通知规则', 'Notification Rule'),
];

/** The open drop-down of the path bar. */
function viewMenu(kit: Kit, { x, y, w }: Omit<Rect, 'h'>): void {
  kit.rect({ x, y, w, h: VIEWS.length * 26 + 12 }, 'f-paper s-brand w15', 6);
  VIEWS.forEach((entry, index) => {
    const middle = y + 19 + index * 26;
    if (index === 1) kit.rect({ x: x + 5, y: middle - 12, w: w - 10, h: 24 }, 'w-brand', 4);
    kit.text(entry, { x: x + 16, y: middle, size: 13, bold: index === 1 });
  });
}

const PANELS = [
  { chart: 'line', title: tr('电压与电流趋势', 'Voltage and current') },
  { chart: 'bar', title: tr('每日功率对比', 'Power by day') },
  { chart: 'gauge', title: tr('当前电压', 'Present voltage') },
  { chart: 'pie', title: tr('功率分布', 'Shares of power') },
  { chart: 'table', title: tr('最新数据', 'Latest data') },
] as const;

/** The recommended panels in columns, the card for more as the last one; returns where they end. */
function panelGrid(kit: Kit, { x, y }: Pick<Rect, 'x' | 'y'>, columns: number): number {
  const [w, h] = [154, 104];
  const place = (index: number) => ({
    x: x + (index % columns) * (w + 11),
    y: y + Math.floor(index / columns) * (h + 28),
  });
  PANELS.forEach(({ chart, title }, index) => {
    const at = place(index);
    kit.panelCard({ ...at, w, h, title, chart });
    thumb(kit, at.x + w - 34, at.y + h + 12, false);
    thumb(kit, at.x + w - 12, at.y + h + 12, true);
  });
  const more = kit.box({
    ...place(PANELS.length),
    w,
    h,
    title: tr('+ 更多推荐', '+ More Suggestions'),
    dashed: true,
    tone: 'brand',
    size: 12,
  });
  return more.y + more.h;
}

function askBox(kit: Kit, { x, y, w }: Omit<Rect, 'h'>): void {
  kit.rect({ x, y, w, h: 34 }, 'f-paper s-brand', 6);
  kit.text(tr('描述您想要的面板', 'Describe the panel'), { x: x + 12, y: y + 17, size: 13, color: 'muted' });
  kit.button({ x: x + w - 84, y: y + 3, w: 80, label: tr('问我一下', 'Ask AI'), primary: true });
  microphone(kit, x + w - 102, y + 17);
}

const QUESTIONS = [
  tr('电压超过极限值时告警', 'Alert on high voltage'),
  tr('计算每小时平均功率', 'Compute average power by hour'),
  tr('电流长时间无数据时提醒', 'Alert when no data arrives'),
];

/** The suggested questions with their refresh icon. */
function questionList(kit: Kit, { x, y }: Pick<Rect, 'x' | 'y'>): void {
  const head = kit.text(tr('推荐问题', 'Suggested Questions'), { x, y, size: 13, bold: true });
  refresh(kit, head.x + head.w + 28, y);
  QUESTIONS.forEach((question, index) =>
    kit.text(question, { x, y: y + 28 + index * 26, size: 13, color: 'link' }),
  );
}

function thumb(kit: Kit, x: number, y: number, down: boolean): void {
  const d = 'M-7 -1h3v7h-3zM-3 -1l3-6c2 0 2 2 1.500 4.500h5l-1 8.500h-8.500z';
  kit.add(
    el('path', {
      class: 'nofill s-neutral',
      d,
      transform: `translate(${x} ${y})${down ? ' rotate(180)' : ''}`,
    }),
  );
}

function microphone(kit: Kit, x: number, y: number): void {
  kit.add(
    el('path', {
      class: 'nofill s-neutral w15',
      d: `M${x - 2.5} ${y - 6}a2.500 2.500 0 0 1 5 0v4a2.500 2.500 0 0 1-5 0zM${x - 5} ${y - 2}a5 5 0 0 0 10 0M${x} ${y + 3}v4`,
    }),
  );
}

function refresh(kit: Kit, x: number, y: number): void {
  kit.add(
    el('path', {
      class: 'nofill s-neutral w15',
      d: `M${x + 5} ${y - 2}a5.500 5.500 0 1 0 .500 4M${x + 6} ${y - 6}v4.500h-4.500`,
    }),
  );
}

export const sampleAttributes: Figure = {
  name: 'sample-attributes',
  schematic: true,
  chapter: CHAPTER,
  width: 720,
  height: 452,
  title: tr('电表 em-10 的属性页面', 'Attributes page of the meter em-10'),
  desc: tr(
    '左侧的树选中 em-10；路径条的下拉列表展开，列出通用、属性、面板、分析、事件、仪表板、子元素、通知规则；表格列出指标属性和标签属性。',
    'The tree at the left has em-10 selected. The drop-down of the path bar lists General, Attributes, Panels, Analyses, Events, Dashboards, Child Elements and Notification Rule. A table lists metric attributes and tag attributes.',
  ),
  draw(_locale, kit) {
    const area = explorer(kit, 452, tr('属性', 'Attributes'));
    kit.table({
      x: area.x,
      y: area.y + 4,
      size: 12,
      widths: [90, 84, 152],
      header: [tr('名称', 'Name'), tr('值', 'Value'), tr('数据引用类型', 'Data Reference Type')],
      rows: ATTRIBUTES,
    });
    viewMenu(kit, { x: 556, y: area.y - 8, w: 152 });
  },
  narrow(_locale, kit) {
    const area = explorerNarrow(kit, tr('属性', 'Attributes'));
    const table = kit.table({
      ...area,
      size: 12,
      widths: [92, 92, 136],
      header: [tr('名称', 'Name'), tr('值', 'Value'), tr('数据引用类型', 'Reference Type')],
      rows: ATTRIBUTES,
    });
    viewMenu(kit, { x: 148, y: table.y + table.h + 16, w: 176 });
  },
};

export const samplePanels: Figure = {
  name: 'sample-panels',
  chapter: CHAPTER,
  width: 720,
  height: 464,
  title: tr('AI 推荐的面板', 'Panels recommended by AI'),
  desc: tr(
    '面板页面：AI 推荐开关已打开；五个推荐面板各带点赞和点踩图标，第六张卡片是更多推荐；下方是带麦克风和按钮的输入框。',
    'Panels page with the switch AI Suggestions on: five recommended panels with thumbs-up and thumbs-down, a sixth card for more suggestions, and an input box with microphone and button.',
  ),
  draw(_locale, kit) {
    const area = explorer(kit, 464, tr('面板', 'Panels'));
    suggestionSwitch(kit, { x: area.x + 4, y: area.y - 6 });
    panelGrid(kit, { x: area.x, y: area.y + 26 }, 3);
    askBox(kit, { x: area.x, y: area.y + area.h - 32, w: area.w });
  },
  narrow(_locale, kit) {
    const area = explorerNarrow(kit, tr('面板', 'Panels'));
    suggestionSwitch(kit, area);
    const bottom = panelGrid(kit, { x: area.x, y: area.y + 36 }, 2);
    askBox(kit, { x: area.x, y: bottom + 34, w: area.w });
  },
};

export const sampleAnalyses: Figure = {
  name: 'sample-analyses',
  chapter: CHAPTER,
  width: 720,
  height: 408,
  title: tr('AI 推荐的分析', 'Analyses suggested by AI'),
  desc: tr(
    '分析页面：AI 推荐开关已打开；左上是三个推荐问题和刷新图标，右上是输入框；下方的分析列表为空，并有手工创建分析按钮。',
    'Analyses page with the switch AI Suggestions on: three suggested questions and a refresh icon at the upper left, an input box at the upper right; below, an empty list of analyses with the button to create one manually.',
  ),
  draw(_locale, kit) {
    const page = explorer(kit, 408, tr('分析', 'Analyses'));
    suggestionSwitch(kit, { x: page.x + 4, y: page.y - 6 });
    const area = { ...page, y: page.y + 28, h: page.h - 28 };
    kit.rect({ x: area.x, y: area.y, w: area.w, h: 118 }, 'f-soft s-rule', 8);
    questionList(kit, { x: area.x + 12, y: area.y + 18 });
    kit.rect({ x: area.x + 262, y: area.y + 12, w: area.w - 274, h: 94 }, 'f-paper s-brand', 6);
    kit.text(tr('输入自己的问题，按回车键', 'Type your own question, press Enter'), {
      x: area.x + 274,
      y: area.y + 32,
      size: 13,
      color: 'muted',
      width: area.w - 298,
    });
    const list = kit.table({
      x: area.x,
      y: area.y + 130,
      size: 12,
      widths: [66, 84, 86, 96, 66, 86],
      header: [
        tr('名称', 'Name'),
        tr('触发类型', 'Trigger Type'),
        tr('模板', 'Template'),
        tr('分类', 'Categories'),
        tr('状态', 'Status'),
        tr('更新时间', 'Update Time'),
      ],
      rows: [],
    });
    kit.button({
      x: area.x + 125,
      y: list.y + list.h + 24,
      w: 238,
      label: tr('+ 手工创建分析', '+ Create New analysis Manually'),
    });
  },
  narrow(_locale, kit) {
    const area = explorerNarrow(kit, tr('分析', 'Analyses'));
    suggestionSwitch(kit, area);
    kit.rect({ x: area.x, y: area.y + 36, w: area.w, h: 172 }, 'f-soft s-rule', 8);
    questionList(kit, { x: area.x + 12, y: area.y + 56 });
    kit.rect({ x: area.x + 12, y: area.y + 152, w: area.w - 24, h: 42 }, 'f-paper s-brand', 6);
    kit.text(tr('输入自己的问题，按回车键', 'Type your own question, press Enter'), {
      x: area.x + 24,
      y: area.y + 173,
      size: 12,
      color: 'muted',
    });
    const list = kit.table({
      x: area.x,
      y: area.y + 220,
      size: 12,
      widths: [86, 138, 96],
      header: [tr('名称', 'Name'), tr('触发类型', 'Trigger Type'), tr('状态', 'Status')],
      rows: [],
    });
    kit.button({
      x: area.x + 41,
      y: list.y + list.h + 16,
      w: 238,
      label: tr('+ 手工创建分析', '+ Create New analysis Manually'),
    });
  },
};
