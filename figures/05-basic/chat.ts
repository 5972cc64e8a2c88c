import { COMPONENT, tr, type Figure, type Kit, type Label, type Tone } from '../kit';

export const chatBiSequence: Figure = {
  name: 'chat-bi-sequence',
  chapter: '05-basic',
  width: 720,
  height: 400,
  title: tr('一个数据问题的处理顺序', 'Sequence of a question about data'),
  desc: tr(
    '用户提问，IDMP 交给 AI，AI 返回 SQL，IDMP 在 TSDB 上执行，AI 组织回答，IDMP 显示；虚线箭头是返回。',
    'The user asks, IDMP passes the question to the AI, gets SQL, runs it on TSDB, the AI writes the answer, IDMP shows it; dashed arrows are answers.',
  ),
  draw: (_locale, kit) => drawSequence(kit, [80, 270, 460, 640], 120),
  narrow: (_locale, kit) => drawSequence(kit, [38, 128, 220, 294], 66),
};

/** Draws the exchange between user, IDMP, AI and TSDB, whose lines of life stand at the given places. */
function drawSequence(
  kit: Kit,
  [user, idmp, ai, tsdb]: readonly [number, number, number, number],
  w: number,
): void {
  const parties: [Label, number, Tone][] = [
    [tr('用户', 'User'), user, 'neutral'],
    ['IDMP', idmp, COMPONENT.idmp],
    ['AI', ai, COMPONENT.ai],
    ['TSDB', tsdb, COMPONENT.tsdb],
  ];
  for (const [name, x, tone] of parties) {
    kit.line(
      [
        { x, y: 48 },
        { x, y: 392 },
      ],
      { dotted: true },
    );
    kit.box({ x: x - w / 2, y: 8, w, h: 40, title: name, tone, fill: 'soft' });
  }
  const steps: [number, number, Label, 'ask' | 'answer'][] = [
    [user, idmp, tr('提问', 'question'), 'ask'],
    [idmp, ai, tr('问题', 'question'), 'ask'],
    [ai, idmp, 'SQL', 'answer'],
    [idmp, tsdb, tr('执行 SQL', 'run the SQL'), 'ask'],
    [tsdb, idmp, tr('查询结果', 'result'), 'answer'],
    [idmp, ai, tr('查询结果', 'result'), 'ask'],
    [ai, idmp, tr('回答', 'answer'), 'answer'],
    [idmp, user, tr('显示回答', 'answer'), 'answer'],
  ];
  for (const [index, [from, to, label, kind]] of steps.entries()) {
    const y = 84 + index * 40;
    const side = from < to ? 1 : -1;
    kit.arrow(
      { x: from + 4 * side, y },
      { x: to - 4 * side, y },
      { route: 'straight', tone: 'brand', dashed: kind === 'answer' },
    );
    // Beside the lifelines, never upon them.
    const middle = Math.min(from, to) === idmp ? (idmp + ai) / 2 : (from + to) / 2;
    kit.text(label, { x: middle, y: y - 12, size: 12, color: 'muted', align: 'middle' });
  }
}
