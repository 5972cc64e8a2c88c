import { el, tr, type Draw, type Figure, type Label } from '../kit';

const ICONS = {
  search: 'M-5 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M2 3l4 4',
  paste: 'M-5-5h10v11h-10zM-2-7h4v3h-4z',
  refresh: 'M5-2a5.5 5.5 0 1 0 .5 4M5.500-6v4h-4',
  microphone: 'M-2-6h4v7h-4zM-5-1a5 5 0 0 0 10 0M0 4v3',
  moon: 'M2-6a6 6 0 1 0 4 9a5 5 0 0 1-4-9z',
} as const;

/** The places of the seven areas on a small screen, and what they are. */
const drawSmallScreen: Draw = (_locale, kit) => {
  kit.rect({ x: 4, y: 4, w: 320, h: 236 }, 'f-paper s-neutral', 8);
  kit.rect({ x: 4, y: 36, w: 86, h: 176 }, 'f-soft');
  kit.words({ x: 14, y: 68, w: 66 }, [0.6, 0.8, 0.7, 1, 0.8, 0.9, 0.8, 0.6, 0.7]);
  for (const y of [36, 212])
    kit.line([
      { x: 4, y },
      { x: 324, y },
    ]);
  kit.words({ x: 14, y: 18, w: 60 }, [1]);
  for (const x of [126, 164, 202, 240]) kit.words({ x, y: 18, w: 26 }, [1]);
  kit.add(el('circle', { class: 'w-brand s-brand', cx: 310, cy: 20, r: 8 }));
  kit.rect({ x: 98, y: 42, w: 198, h: 20 }, 'f-soft', 4);
  kit.words({ x: 106, y: 50, w: 120 }, [1]);
  kit.words({ x: 98, y: 76, w: 60 }, [1]);
  for (const x of [228, 252, 276]) kit.rect({ x, y: 69, w: 20, h: 18 }, 'f-paper s-neutral', 3);
  for (const x of [98, 172, 246])
    for (const y of [94, 152]) {
      kit.rect({ x, y, w: 68, h: 52 }, 'f-paper s-rule', 4);
      for (const [index, h] of [12, 24, 18, 30].entries())
        kit.rect({ x: x + 9 + index * 13, y: y + 46 - h, w: 9, h }, 'f-brand');
    }
  kit.words({ x: 14, y: 224, w: 110 }, [1]);
  const marks = [
    [106, 20],
    [24, 52],
    [309, 52],
    [309, 78],
    [206, 149],
    [150, 226],
    [286, 20],
  ] as const;
  for (const [index, [x, y]] of marks.entries()) kit.callout(index + 1, { x, y });
  const items = [
    tr('主菜单', 'Main Menu'),
    tr('树状结构', 'Sidebar'),
    tr('路径条', 'Path Bar'),
    tr('动作区', 'Action Bar'),
    tr('主工作区', 'Main Area'),
    tr('信息区', 'Info Bar'),
    tr('头像', 'Profile'),
  ];
  kit.calloutList({ x: 4, y: 254, w: 152, items: items.slice(0, 4) });
  kit.calloutList({ x: 164, y: 254, w: 160, items: items.slice(4), first: 5 });
};

export const mainScreen: Figure = {
  narrow: drawSmallScreen,
  name: 'main-screen',
  schematic: true,
  chapter: '05-basic',
  width: 720,
  height: 520,
  title: tr('主界面的七个区域', 'The seven areas of the main screen'),
  desc: tr(
    '主菜单、树状结构、路径条、动作区、主工作区、信息区和头像在界面中的位置。',
    'Where main menu, sidebar, path bar, action bar, main area, info bar and profile stand on the screen.',
  ),
  draw(_locale, kit) {
    const icon = (name: keyof typeof ICONS, x: number, y: number): void =>
      kit.add(
        el('path', { class: 'nofill s-neutral w15', transform: `translate(${x} ${y})`, d: ICONS[name] }),
      );
    const iconButton = (x: number, y: number, content: keyof typeof ICONS | '+'): void => {
      kit.rect({ x, y, w: 30, h: 28 }, 'f-paper s-neutral', 5);
      if (content === '+') kit.text('+', { x: x + 15, y: y + 14, size: 16, align: 'middle' });
      else icon(content, x + 15, y + 14);
    };

    kit.rect({ x: 8, y: 8, w: 704, h: 504 }, 'f-paper s-neutral', 10);
    kit.line([
      { x: 8, y: 54 },
      { x: 712, y: 54 },
    ]);
    kit.text('TDengine IDMP', { x: 26, y: 31, size: 14, bold: true, color: 'link' });
    kit.tabs({
      x: 196,
      y: 17,
      gap: 16,
      selected: 1,
      items: [
        tr('AI 问答', 'AI Chat'),
        tr('元素浏览器', 'Explorer'),
        tr('仪表板', 'Dashboards'),
        tr('事件', 'Events'),
        tr('基础库', 'Libraries'),
      ],
    });
    kit.add(
      el('circle', { class: 'w-brand s-brand', cx: 684, cy: 31, r: 14 }),
      el('circle', { class: 'f-brand', cx: 684, cy: 27, r: 4.5 }),
      el('path', { class: 'f-brand', d: 'M675.5 39a8.500 6.500 0 0 1 17 0z' }),
    );

    kit.rect({ x: 8, y: 54, w: 190, h: 426 }, 'f-soft');
    kit.outline({
      x: 12,
      y: 88,
      w: 184,
      row: 25,
      items: [
        { label: tr('元素', 'Elements'), depth: 0, state: 'open' },
        { label: tr('公共事业', 'Utilities'), depth: 1, state: 'open' },
        { label: tr('北京', 'California'), depth: 2, state: 'open' },
        { label: tr('朝阳', 'San Diego County'), depth: 3, state: 'open' },
        { label: tr('三元桥街道', 'San Diego'), depth: 4, state: 'open' },
        { label: tr('em-10', 'em-11'), depth: 5, selected: true },
        { label: tr('em-11', 'em-12'), depth: 5 },
        ...['12', '13', '14'].map((number) => ({
          label: tr(`em-${number}`, `em-${Number(number) + 1}`),
          depth: 5,
        })),
        { label: tr('河北', 'Georgia'), depth: 2, state: 'closed' },
        { label: tr('河南', 'New York'), depth: 2, state: 'closed' },
        { label: tr('元素收藏', 'Favorite Elements'), depth: 0, state: 'closed' },
        { label: tr('元素过滤器', 'Element Filters'), depth: 0, state: 'closed' },
      ],
    });
    icon('search', 182, 100);

    const left = 210;
    kit.text('≡', { x: left + 2, y: 77, size: 16, color: 'muted' });
    const path: readonly Label[] = [
      tr('元素', 'Elements'),
      tr('公共事业', 'Utilities'),
      '…',
      tr('三元桥街道', 'San Diego'),
      tr('em-10', 'em-11'),
      tr('面板 ▾', 'Panels ▾'),
    ];
    kit.pathBar({ x: left + 24, y: 62, w: 446, items: path });

    kit.text(tr('分类', 'Categories'), { x: left + 74, y: 120, size: 13, color: 'muted', align: 'end' });
    kit.field({ x: left + 80, y: 106, w: 84, kind: 'select', value: tr('全部', 'All') });
    kit.switchMark(left + 182, 120, true);
    kit.text(tr('AI 推荐', 'AI Suggestions'), { x: left + 220, y: 120, size: 13 });
    iconButton(578, 106, '+');
    iconButton(612, 106, 'paste');
    iconButton(646, 106, 'refresh');

    const cards: [Label, 'line' | 'bar' | 'gauge' | 'pie' | 'table'][] = [
      [tr('电压与电流', 'Voltage and current'), 'line'],
      [tr('每日用电量', 'Daily consumption'), 'bar'],
      [tr('当前功率', 'Power now'), 'gauge'],
      [tr('用电分布', 'Use by floor'), 'pie'],
      [tr('最新读数', 'Latest readings'), 'table'],
    ];
    const [w, h] = [154, 122];
    for (const [index, [title, chart]] of cards.entries()) {
      kit.panelCard({
        x: left + (index % 3) * (w + 12),
        y: 148 + Math.floor(index / 3) * (h + 12),
        w,
        h,
        title,
        chart,
      });
    }
    kit.box({
      x: left + 2 * (w + 12),
      y: 148 + h + 12,
      w,
      h,
      lines: [tr('+ 更多推荐', '+ More Suggestions')],
      dashed: true,
      size: 13,
    });
    kit.rect({ x: left, y: 420, w: 486, h: 40 }, 'f-paper s-neutral', 8);
    kit.text(tr('描述您想要的面板…', 'Describe the panel you want …'), {
      x: left + 14,
      y: 440,
      size: 13,
      color: 'muted',
    });
    icon('microphone', 590, 440);
    kit.button({ x: 606, y: 426, w: 84, label: tr('问我一下', 'Ask AI'), primary: true });

    kit.line([
      { x: 8, y: 480 },
      { x: 712, y: 480 },
    ]);
    kit.text(tr('TDengine IDMP 版本 …   数据版本 …', 'TDengine IDMP Version …   Data Version …'), {
      x: 26,
      y: 496,
      size: 12,
      color: 'muted',
    });
    icon('moon', 652, 496);
    kit.text('中', { x: 684, y: 496, size: 13, color: 'muted', align: 'middle' });

    kit.callout(1, { x: 178, y: 31 });
    kit.callout(2, { x: 26, y: 72 });
    kit.callout(3, { x: 696, y: 77 });
    kit.callout(4, { x: 696, y: 120 });
    kit.callout(5, { x: 700, y: 209 });
    kit.callout(6, { x: 400, y: 496 });
    kit.callout(7, { x: 656, y: 31 });
  },
};
