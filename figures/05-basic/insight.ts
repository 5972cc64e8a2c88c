import { el, rowsFlow, tr, type Figure, type Label } from '../kit';

const CHAPTER = '05-basic';

export const insightLoop: Figure = {
  narrow: rowsFlow([
    {
      boxes: [
        {
          title: tr('数据与情景', 'Data and context'),
          lines: [tr('描述、单位、极限值', 'descriptions, units, limits')],
        },
      ],
      tone: 'violet',
    },
    {
      boxes: [
        {
          title: tr('复合指标', 'Composite metrics'),
          lines: [tr('由 AI 得出', 'derived by AI')],
          tone: 'violet',
        },
      ],
      tone: 'violet',
    },
    {
      boxes: [
        {
          title: tr('推荐', 'Recommendations'),
          lines: [tr('面板和分析', 'panels and analyses')],
          tone: 'violet',
        },
      ],
      tone: 'violet',
    },
    {
      boxes: [
        {
          title: tr('您来决定', 'You decide'),
          lines: [tr('保存；或者点踩，换一个', 'save, or dislike for a new one')],
          tone: 'brand',
        },
      ],
      tone: 'brand',
      label: tr('需要改进时', 'to get better ones'),
    },
    {
      boxes: [
        {
          title: tr('补充情景', 'Improve the context'),
          lines: [tr('重新生成复合指标', 'and regenerate the composite metrics')],
          tone: 'brand',
        },
      ],
    },
  ]),
  name: 'insight-loop',
  chapter: CHAPTER,
  width: 720,
  height: 260,
  title: tr('推荐的循环', 'Cycle of recommendations'),
  desc: tr(
    '数据和情景产生复合指标，再产生推荐；保留或点踩，补充情景后重新生成。',
    'Data and context lead to composite metrics and recommendations; keep or dislike them, improve the context, regenerate.',
  ),
  draw(_locale, kit) {
    const [w, h, y] = [200, 70, 20];
    const data = kit.box({
      x: 8,
      y,
      w,
      h,
      title: tr('数据与情景', 'Data and context'),
      lines: [tr('描述、单位、极限值', 'descriptions, units, limits')],
      size: 13,
    });
    const metrics = kit.box({
      x: 260,
      y,
      w,
      h,
      title: tr('复合指标', 'Composite metrics'),
      lines: [tr('由 AI 得出', 'derived by AI')],
      tone: 'violet',
      fill: 'soft',
      size: 13,
    });
    const offers = kit.box({
      x: 512,
      y,
      w,
      h,
      title: tr('推荐', 'Recommendations'),
      lines: [tr('面板和分析', 'panels and analyses')],
      tone: 'violet',
      fill: 'soft',
      size: 13,
    });
    const user = kit.box({
      x: 512,
      y: 170,
      w,
      h,
      title: tr('您来决定', 'You decide'),
      lines: [tr('保存，或者点踩', 'save or dislike')],
      tone: 'brand',
      fill: 'soft',
      size: 13,
    });
    const improve = kit.box({
      x: 134,
      y: 170,
      w,
      h,
      title: tr('补充情景', 'Improve the context'),
      tone: 'brand',
      fill: 'soft',
      size: 13,
    });
    kit.arrow(data, metrics, { tone: 'violet' });
    kit.arrow(metrics, offers, { tone: 'violet' });
    kit.arrow({ x: 570, y: offers.y + h }, { x: 570, y: user.y }, { tone: 'violet' });
    kit.arrow(
      { x: 654, y: user.y },
      { x: 654, y: offers.y + h },
      { label: tr('踩：换一个', 'dislike:\na new one'), dashed: true, labelAt: 'left' },
    );
    kit.arrow(user, improve, { tone: 'brand', label: tr('需要改进时', 'to get better ones') });
    kit.arrow({ x: 170, y: improve.y }, { x: 170, y: data.y + h }, { tone: 'brand' });
    kit.arrow(
      { x: 298, y: improve.y },
      { x: 298, y: metrics.y + h },
      { tone: 'brand', label: tr('重新生成', 'Regenerate') },
    );
  },
};

export const suggestionCard: Figure = {
  narrow: true,
  name: 'suggestion-card',
  schematic: true,
  chapter: CHAPTER,
  width: 720,
  height: 270,
  title: tr('推荐面板的卡片', 'Card of a recommended panel'),
  desc: tr(
    '缩略图右上角的三点菜单里有生成，标题下方是赞和踩。',
    'The three-dot menu at the top right of the thumbnail offers Generate; thumbs up and down stand below the title.',
  ),
  draw(_locale, kit) {
    const [left, top] = kit.narrow ? [14, 4] : [40, 12];
    kit.rect({ x: left, y: top, w: 300, h: 246 }, 'f-paper s-neutral', 10);
    kit.rect({ x: left + 12, y: top + 12, w: 276, h: 150 }, 'f-soft', 6);
    const bars = [0.45, 0.7, 0.55, 0.9, 0.65, 0.8];
    for (const [index, share] of bars.entries())
      kit.rect(
        { x: left + 36 + index * 38, y: top + 152 - share * 110, w: 24, h: share * 110 },
        'f-brand',
        2,
      );
    for (const dy of [0, 6, 12])
      kit.add(el('circle', { class: 'f-line', cx: left + 274, cy: top + 22 + dy, r: 2 }));
    const menu = kit.narrow ? 196 : 322;
    kit.rect({ x: menu, y: top + 40, w: 110, h: 36 }, 'f-paper s-brand w15', 6);
    kit.text(tr('生成', 'Generate'), { x: menu + 16, y: top + 58, size: 13, bold: true });
    kit.text(tr('各楼层每日用电量', 'Daily consumption by floor'), {
      x: left + 16,
      y: top + 186,
      size: 13,
      bold: true,
    });
    const thumb =
      'M-8-1h3v8h-3zM-3 7v-8l4-7c1.500 0 2.200 1 2 2.200l-.6 3.300h4.600c1 0 1.700 1 1.400 2l-1.600 6c-.2.7-.8 1.200-1.500 1.200z';
    const thumbs: [number, boolean, Label][] = [
      [left + 32, true, tr('赞', 'like')],
      [left + 112, false, tr('踩', 'dislike')],
    ];
    const y = top + 220;
    for (const [x, up, label] of thumbs) {
      kit.add(
        el('path', {
          class: 'nofill s-neutral w15',
          transform: `translate(${x} ${y})${up ? '' : ' rotate(180)'}`,
          d: thumb,
        }),
      );
      kit.text(label, { x: x + 18, y, size: 12, color: 'muted' });
    }
    const notes: [number, Label, number][] = [
      [top + 58, tr('生成面板，再编辑、保存', 'build it, then edit and save'), 440],
      [y, tr('不喜欢就换一个', 'not liked: get another one'), 236],
    ];
    if (kit.narrow) {
      kit.callout(1, { x: 288, y: top + 58 });
      kit.callout(2, { x: 208, y });
      kit.calloutList({ x: 14, y: 262, w: 300, items: notes.map(([, note]) => note) });
    } else
      for (const [at, note, to] of notes) {
        kit.arrow({ x: 474, y: at }, { x: to, y: at }, { tone: 'brand', route: 'straight' });
        kit.text(note, { x: 484, y: at, size: 13, width: 226, valign: 'middle' });
      }
  },
};
