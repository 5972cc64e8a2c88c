import { tr, type Figure, type Label } from '../kit';

export const chatBiSequence: Figure = {
  name: 'chat-bi-sequence',
  chapter: '05-basic',
  width: 720,
  height: 400,
  title: tr('一个数据问题的处理顺序', 'Sequence of a question about data'),
  desc: tr(
    '用户提问，IDMP 交给 AI，AI 返回 SQL，IDMP 在 TSDB 上执行，AI 组织回答，IDMP 显示。',
    'The user asks, IDMP passes the question to the AI, gets SQL, runs it on TSDB, the AI words the answer, IDMP shows it.',
  ),
  draw(_locale, kit) {
    const parties: [Label, number, 'neutral' | 'brand' | 'violet' | 'cyan'][] = [
      [tr('用户', 'User'), 80, 'neutral'],
      ['IDMP', 270, 'brand'],
      ['AI', 460, 'violet'],
      ['TSDB', 640, 'cyan'],
    ];
    for (const [name, x, tone] of parties) {
      kit.line(
        [
          { x, y: 48 },
          { x, y: 392 },
        ],
        { dashed: true },
      );
      kit.box({ x: x - 60, y: 8, w: 120, h: 40, title: name, tone, fill: 'soft' });
    }
    const steps: [number, number, Label][] = [
      [80, 270, tr('提问', 'question')],
      [270, 460, tr('问题', 'question')],
      [460, 270, 'SQL'],
      [270, 640, tr('执行 SQL', 'run the SQL')],
      [640, 270, tr('查询结果', 'result')],
      [270, 460, tr('查询结果', 'result')],
      [460, 270, tr('组织好的回答', 'worded answer')],
      [270, 80, tr('显示回答', 'answer')],
    ];
    for (const [index, [from, to, label]] of steps.entries()) {
      const y = 84 + index * 40;
      const side = from < to ? 1 : -1;
      kit.arrow(
        { x: from + 4 * side, y },
        { x: to - 4 * side, y },
        { route: 'straight', tone: 'brand', label },
      );
    }
  },
};
