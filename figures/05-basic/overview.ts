import { rowsFlow, tr, type Figure } from '../kit';

export const basicFeaturesFlow: Figure = {
  narrow: rowsFlow([
    {
      boxes: [
        { title: tr('无问智推', 'Insights Pushed by AI'), tone: 'violet' },
        { title: tr('智能问数', 'Chat BI'), tone: 'violet' },
      ],
      tone: 'violet',
      dashed: true,
    },
    {
      boxes: [
        { title: tr('查看', 'See'), lines: [tr('面板', 'panels')], tone: 'brand' },
        { title: tr('计算', 'Compute'), lines: [tr('分析', 'analyses')], tone: 'brand' },
        { title: tr('响应', 'React'), lines: [tr('事件', 'events')], tone: 'brand' },
      ],
      upwards: true,
    },
    {
      boxes: [
        { title: tr('情景化', 'Context'), lines: [tr('含义', 'meaning')] },
        { title: tr('标准化', 'Standards'), lines: [tr('统一', 'uniformity')] },
      ],
      upwards: true,
    },
    {
      boxes: [
        {
          title: tr('数据模型', 'Data model'),
          lines: [tr('元素树、属性、数据引用', 'element tree, attributes, data references')],
        },
      ],
    },
  ]),
  name: 'basic-features-flow',
  chapter: '05-basic',
  width: 720,
  height: 344,
  title: tr('基础功能之间的关系', 'How the basic features build on each other'),
  desc: tr(
    '数据模型之上是情景化与标准化，再往上是查看、计算和响应，AI 功能位于最上层。',
    'Contextualization and standardization stand on the data model; above them seeing, computing and reacting; the AI features on top.',
  ),
  draw(_locale, kit) {
    const ai = kit.group({ x: 8, y: 8, w: 704, h: 76, caption: tr('AI', 'AI'), tone: 'violet' });
    kit.pill({
      x: 205,
      y: ai.y,
      align: 'middle',
      label: tr('无问智推：主动推荐面板和分析', 'Insights Pushed by AI: recommends'),
    });
    kit.pill({
      x: 525,
      y: ai.y,
      align: 'middle',
      label: tr('智能问数：用自己的话提问', 'Chat BI: answers questions'),
    });

    const top = 118;
    const see = kit.box({
      x: 8,
      y: top,
      w: 210,
      h: 70,
      title: tr('查看', 'See'),
      lines: [tr('面板与仪表板', 'panels and dashboards')],
      tone: 'brand',
      fill: 'soft',
    });
    const compute = kit.box({
      x: 255,
      y: top,
      w: 210,
      h: 70,
      title: tr('计算', 'Compute'),
      lines: [tr('实时分析', 'real-time analyses')],
      tone: 'brand',
      fill: 'soft',
    });
    const react = kit.box({
      x: 502,
      y: top,
      w: 210,
      h: 70,
      title: tr('响应', 'React'),
      lines: [tr('事件与通知', 'events and messages')],
      tone: 'brand',
      fill: 'soft',
    });
    kit.arrow(compute, react);
    kit.arrow(compute, see);
    for (const area of [see, compute])
      kit.arrow({ x: area.x + area.w / 2, y: 84 }, area, { tone: 'violet', dashed: true });

    const context = kit.box({
      x: 8,
      y: 222,
      w: 346,
      h: 44,
      title: tr('数据情景化：含义', 'Contextualization: meaning'),
      size: 13,
    });
    const standard = kit.box({
      x: 366,
      y: 222,
      w: 346,
      h: 44,
      title: tr('数据标准化：统一', 'Standardization: uniformity'),
      size: 13,
    });
    kit.arrow({ x: 113, y: context.y }, see);
    kit.arrow({ x: 312, y: context.y }, compute);
    kit.arrow({ x: 408, y: standard.y }, compute);
    kit.arrow({ x: 607, y: standard.y }, react);
    kit.box({
      x: 8,
      y: 278,
      w: 704,
      h: 58,
      title: tr('数据模型', 'Data model'),
      lines: [tr('元素树、属性、数据引用', 'element tree, attributes, data references')],
    });
  },
};
