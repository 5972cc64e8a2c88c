import { rowsFlow, tr, type Figure } from '../kit';

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
        { title: tr('属性', 'Attribute'), lines: [tr('写回 TSDB', 'stored in TSDB')] },
        {
          title: tr('事件', 'Event'),
          lines: [tr('可选，通知负责人', 'optional, notifies people')],
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
      size: 13,
    });
    const event = kit.box({
      x: 556,
      y: 104,
      w: 156,
      h: 66,
      title: tr('事件', 'Event'),
      lines: [tr('可选', 'if wanted')],
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
