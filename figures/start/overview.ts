import { rowsFlow, tr, type Figure, type Rect, type Tone } from '../kit';

export const readingPaths: Figure = {
  narrow: (_locale, kit) => {
    kit.table({
      x: 4,
      y: 4,
      widths: [128, 192],
      header: [tr('角色', 'Role'), tr('依次阅读', 'Read in this order')],
      rows: [
        [tr('只想了解概貌', 'Big picture only'), tr('产品简介', 'Introduction')],
        [
          tr('业务人员、运营人员', 'Business and operations staff'),
          tr('基本概念 → 基础功能', 'Concepts → Basic Features'),
        ],
        [
          tr('数据分析师、工艺工程师', 'Data analysts, process engineers'),
          tr(
            '基本概念 → 基础功能 → 高级功能 → 最佳实践',
            'Concepts → Basic Features → Advanced Features → Best Practices',
          ),
        ],
        [tr('系统管理员', 'System administrators'), tr('基本概念 → 运维指南', 'Concepts → Operations Guide')],
      ],
    });
  },
  name: 'reading-paths',
  chapter: '',
  width: 720,
  height: 322,
  title: tr('各类读者的阅读路线', 'Reading paths by role'),
  desc: tr(
    '只想了解概貌的读者读产品简介；业务与运营人员、数据分析师与工艺工程师、系统管理员先读基本概念，再读各自的章节。',
    'Readers who want the big picture read the introduction; business and operations staff, analysts and process engineers, and administrators read the concepts first and then their own chapters.',
  ),
  draw(_locale, kit) {
    const role = (y: number, h: number, label: ReturnType<typeof tr>, tone: Tone) =>
      kit.box({ x: 8, y, w: 206, h, title: label, tone, fill: 'soft', size: 13 });
    const chapter = (y: number, label: ReturnType<typeof tr>) =>
      kit.box({ x: 512, y, w: 200, h: 50, title: label });
    const newcomer = role(8, 50, tr('只想了解概貌', 'Big picture only'), 'neutral');
    const business = role(76, 50, tr('业务人员、\n运营人员', 'Business staff,\noperations staff'), 'cyan');
    const analyst = role(
      138,
      112,
      tr('数据分析师、\n工艺工程师', 'Data analysts,\nprocess engineers'),
      'violet',
    );
    const admin = role(264, 50, tr('系统管理员', 'System administrators'), 'amber');
    const intro = chapter(8, tr('产品简介', 'Introduction'));
    const basic = chapter(76, tr('基础功能', 'Basic Features'));
    const advanced = chapter(138, tr('高级功能', 'Advanced Features'));
    const practices = chapter(200, tr('最佳实践', 'Best Practices'));
    const operation = chapter(264, tr('运维指南', 'Operations Guide'));
    kit.arrow(newcomer, intro);
    const concepts = kit.box({
      x: 276,
      y: 76,
      w: 148,
      h: 238,
      title: tr('基本概念', 'Concepts'),
      tone: 'brand',
      fill: 'soft',
    });
    const through = (from: Rect, y: number, tone: Tone) =>
      kit.arrow({ x: from.x + from.w, y }, { x: concepts.x, y }, { tone });
    const right = concepts.x + concepts.w;
    through(business, 92, 'cyan');
    kit.arrow({ x: right, y: 92 }, { x: basic.x, y: 92 }, { tone: 'cyan' });
    through(analyst, 163, 'violet');
    kit.arrow({ x: right, y: 163 }, { x: basic.x, y: 114 }, { tone: 'violet', route: 'ortho' });
    kit.arrow({ x: right, y: 163 }, advanced, { tone: 'violet' });
    kit.arrow({ x: right, y: 163 }, { x: practices.x, y: 225 }, { tone: 'violet' });
    through(admin, 289, 'amber');
    kit.arrow({ x: right, y: 289 }, operation, { tone: 'amber' });
  },
};

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
  title: tr('TDengine IDMP 在系统中的位置', 'Where TDengine IDMP stands'),
  desc: tr(
    '自下而上：网关与 PLC 的数据经 taosX 写入 TDengine TSDB-Enterprise，TDengine IDMP 位于其上，用户通过浏览器使用；AI 服务在 IDMP 旁边。',
    'From bottom to top: data of gateways and PLCs go through taosX into TDengine TSDB-Enterprise; TDengine IDMP stands above it, users work with it in a browser; an AI service stands beside IDMP.',
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

export const piEquivalence: Figure = {
  name: 'pi-equivalence',
  chapter: '',
  width: 720,
  height: 310,
  squeeze: 1.5,
  title: tr('TDengine 与 PI System 的功能对应', 'TDengine and PI System: which part does what'),
  desc: tr(
    'TDengine IDMP 对应 PI Asset Framework 加 PI Vision；TDengine TSDB-Enterprise 加 TDengine IDMP 对应整个 PI System。',
    'TDengine IDMP corresponds to PI Asset Framework plus PI Vision; TDengine TSDB-Enterprise plus TDengine IDMP corresponds to the whole PI System.',
  ),
  draw(_locale, kit) {
    const [left, right] = [
      { x: 8, y: 8, w: 270, h: 254 },
      { x: 442, y: 8, w: 270, h: 254 },
    ];
    kit.group({ ...left, caption: 'TDengine', tone: 'brand' });
    kit.group({ ...right, caption: 'PI System' });
    const idmp = kit.box({
      x: 22,
      y: 44,
      w: 242,
      h: 104,
      title: 'TDengine IDMP',
      tone: 'brand',
      fill: 'paper',
    });
    kit.box({ x: 22, y: 160, w: 242, h: 88, title: 'TDengine TSDB-Enterprise', fill: 'paper' });
    const upper = { x: 456, y: 44, w: 242, h: 104 };
    kit.rect(upper, 'f-paper s-neutral', 8);
    kit.box({ x: 466, y: 54, w: 222, h: 38, title: 'PI Asset Framework', fill: 'none' });
    kit.box({ x: 466, y: 100, w: 222, h: 38, title: 'PI Vision', fill: 'none' });
    kit.box({ x: 466, y: 164, w: 222, h: 34, title: 'PI Data Archive' });
    kit.box({ x: 466, y: 208, w: 222, h: 34, title: 'PI Interface' });
    kit.arrow(idmp, upper, { heads: 'both', tone: 'brand', label: tr('功能对应', 'corresponds to') });
    kit.arrow(left, right, {
      heads: 'both',
      tone: 'neutral',
      from: 'bottom',
      to: 'bottom',
      via: [
        { x: 143, y: 288 },
        { x: 577, y: 288 },
      ],
      label: tr('两者合起来对应整个 PI System', 'both together correspond to the whole PI System'),
    });
  },
};
