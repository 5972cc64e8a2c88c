import { rowsFlow, tr, type Figure } from '../kit';

export const architecture: Figure = {
  narrow: rowsFlow([
    {
      boxes: [{ title: tr('用户（浏览器）', 'Users (browser)') }],
      heads: 'both',
      label: tr('查看、配置、提问', 'view, configure, ask'),
    },
    {
      boxes: [
        {
          title: 'TDengine IDMP',
          lines: [
            tr(
              '元素树、情景化、面板、分析、事件、通知',
              'elements, context, panels, analyses, events, messages',
            ),
            tr('使用旁边的 AI 服务', 'uses an AI service beside it'),
          ],
          tone: 'brand',
        },
      ],
      heads: 'both',
      label: tr('查询、流计算任务、结果', 'queries, stream tasks, results'),
    },
    {
      boxes: [
        {
          title: 'TDengine TSDB-Enterprise',
          lines: [tr('全部时序数据 · 标签 · 流计算', 'time-series data · tags · stream computing')],
          tone: 'green',
        },
      ],
      upwards: true,
      label: tr('写入', 'write'),
    },
    {
      boxes: [{ title: tr('taosX：读取、转换、写入', 'taosX: read, transform, write'), tone: 'amber' }],
      upwards: true,
    },
    { boxes: [{ title: tr('网关、PLC 等数据源', 'Gateways, PLCs and other sources') }] },
  ]),
  name: 'architecture',
  chapter: '',
  width: 720,
  height: 452,
  title: tr('TDengine IDMP 在系统中的位置', 'Where TDengine IDMP fits in'),
  desc: tr(
    '自下而上：网关与 PLC 的数据经 taosX 写入 TDengine TSDB-Enterprise，TDengine IDMP 位于其上，用户通过浏览器使用；AI 服务在 IDMP 旁边。',
    'From bottom to top: data of gateways and PLCs go through taosX into TDengine TSDB-Enterprise; TDengine IDMP is above it, and users work with it in a browser; an AI service is beside IDMP.',
  ),
  draw(_locale, kit) {
    const [x, w] = [8, 704];
    const users = kit.box({ x, y: 8, w, h: 44, title: tr('用户（浏览器）', 'Users (browser)') });
    const idmp = kit.box({
      x,
      y: 92,
      w: 532,
      h: 92,
      title: 'TDengine IDMP',
      tone: 'brand',
      fill: 'soft',
      lines: [
        tr(
          '元素树与元数据 · 数据情景化 · 数据标准化',
          'element tree and metadata · contextualization · standardization',
        ),
        tr(
          '面板 · 仪表板 · 实时分析的配置 · 事件 · 通知',
          'panels · dashboards · setup of analyses · events · notifications',
        ),
      ],
    });
    const tsdb = kit.box({
      x,
      y: 224,
      w,
      h: 72,
      title: 'TDengine TSDB-Enterprise',
      fill: 'soft',
      lines: [tr('全部时序数据 · 标签 · 流计算', 'all time-series data · tags · stream computing')],
    });
    const taosx = kit.box({
      x,
      y: 336,
      w,
      h: 44,
      title: tr('taosX：读取、转换、写入', 'taosX: read, transform, write'),
      fill: 'soft',
    });
    const field = kit.box({
      x,
      y: 400,
      w,
      h: 44,
      title: tr('网关、PLC 等数据源', 'Gateways, PLCs and other sources'),
    });
    const ai = kit.box({
      x: 592,
      y: 92,
      w: 120,
      h: 92,
      title: tr('AI 服务', 'AI service'),
      lines: [tr('大模型', 'large models')],
      tone: 'violet',
      fill: 'soft',
    });
    kit.arrow(users, idmp, { heads: 'both', label: tr('查看、配置、提问', 'view, configure, ask') });
    kit.arrow(idmp, tsdb, {
      heads: 'both',
      label: tr('查询、流计算任务、结果', 'queries, stream tasks, results'),
    });
    kit.arrow(taosx, tsdb, { label: tr('写入', 'write') });
    kit.arrow(field, taosx);
    kit.arrow(idmp, ai, { heads: 'both', tone: 'violet' });
  },
};
