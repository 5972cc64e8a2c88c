import { rowsFlow, tr, type Draw, type Figure, type Label, type Rect } from '../kit';

const chapter = '07-operation';

export const connections: Figure = {
  narrow: rowsFlow([
    {
      boxes: [
        { title: 'taosAdapter', lines: [tr('端口 6041', 'port 6041')], tone: 'green' },
        { title: 'Explorer', lines: ['http://[host]:6060'], tone: 'green' },
      ],
      upwards: true,
      label: tr('TDengine 连接', 'TDengine connection'),
      tone: 'green',
    },
    {
      boxes: [{ title: 'TDengine IDMP', tone: 'brand' }],
      label: tr('AI 连接', 'AI connection'),
      tone: 'violet',
    },
    {
      boxes: [
        { title: tr('模型 1', 'Model 1'), lines: [tr('普通对话', 'ordinary chat')], tone: 'violet' },
        { title: tr('模型 2', 'Model 2'), lines: [tr('深度思考', 'deep thinking')], tone: 'violet' },
      ],
    },
  ]),
  name: 'connections',
  chapter,
  width: 720,
  height: 224,
  title: tr('TDengine IDMP 的两种连接', 'The two kinds of connection'),
  desc: tr(
    'IDMP 居中；TDengine 连接指向 TSDB-Enterprise 的 taosAdapter（6041）与 Explorer（6060）；AI 连接指向兼容 OpenAI 的服务，模型 1 用于普通对话，模型 2 用于深度思考。',
    'IDMP in the middle; the TDengine connection leads to taosAdapter (6041) and Explorer (6060) of TSDB-Enterprise, the AI connection to an OpenAI-compatible service with model 1 for chat and model 2 for deep thinking.',
  ),
  draw(_locale, kit) {
    const parts = (
      x: number,
      caption: Label,
      tone: 'green' | 'violet',
      items: readonly [Label, Label][],
    ): Rect => {
      const area = { x, y: 8, w: 202, h: 208 };
      const inner = kit.group({ ...area, caption, tone });
      items.forEach(([title, line], index) =>
        kit.box({ x: inner.x, y: inner.y + index * 82, w: inner.w, h: 70, title, lines: [line], size: 13 }),
      );
      return area;
    };
    const tsdb = parts(8, 'TSDB-Enterprise', 'green', [
      ['taosAdapter', tr('端口 6041', 'port 6041')],
      ['Explorer', 'http://[host]:6060'],
    ]);
    const ai = parts(510, tr('AI 服务（OpenAI API）', 'AI service (OpenAI API)'), 'violet', [
      [tr('模型 1', 'Model 1'), tr('普通对话', 'ordinary chat')],
      [tr('模型 2', 'Model 2'), tr('深度思考', 'deep thinking')],
    ]);
    const idmp = kit.box({
      x: 304,
      y: 72,
      w: 112,
      h: 80,
      title: 'TDengine IDMP',
      tone: 'brand',
      fill: 'soft',
    });
    kit.arrow(idmp, tsdb, { tone: 'green' });
    kit.arrow(idmp, ai, { tone: 'violet' });
    const caption = (x: number, label: Label) =>
      kit.text(label, { x, y: 78, size: 12, color: 'muted', align: 'middle' });
    caption(257, tr('TDengine\n连接', 'TDengine\nconnection'));
    caption(463, tr('AI\n连接', 'AI\nconnection'));
  },
};

export const rolesAndPermissions: Figure = {
  name: 'roles-and-permissions',
  chapter,
  width: 720,
  height: 262,
  narrow: true,
  title: tr('用户、角色与权限', 'User, roles and permissions'),
  desc: tr(
    '一个用户有两个角色：角色 A 可查看元素与仪表板，角色 B 可查看、添加、编辑分析；用户的权限是两者的并集。',
    'A user has two roles: role A may view elements and dashboards, role B may view, add and edit analyses; the user has the union of both.',
  ),
  draw(_locale, kit) {
    const user = kit.box({
      ...(kit.narrow ? { x: 114, y: 4, w: 100, h: 40 } : { x: 8, y: 96, w: 92, h: 68 }),
      title: tr('用户', 'User'),
      tone: 'brand',
      fill: 'soft',
    });
    const columns = [tr('查看', 'View'), tr('添加', 'Add'), tr('删除', 'Delete'), tr('编辑', 'Edit')];
    const role = (y: number, title: Label, rows: readonly (readonly Label[])[]) =>
      kit.table({
        x: kit.narrow ? 16 : 152,
        y,
        widths: kit.narrow ? [92, 52, 44, 60, 48] : [96, 54, 48, 64, 48],
        header: [title, ...columns],
        rows,
        size: 12,
        align: ['start', 'middle', 'middle', 'middle', 'middle'],
      });
    const a = role(kit.narrow ? 76 : 16, tr('角色 A', 'Role A'), [
      [tr('元素', 'Elements'), '✓', '', '', ''],
      [tr('仪表板', 'Dashboards'), '✓', '', '', ''],
    ]);
    const b = role(kit.narrow ? 184 : 154, tr('角色 B', 'Role B'), [
      [tr('元素', 'Elements'), '✓', '', '', ''],
      [tr('分析', 'Analyses'), '✓', '✓', '', '✓'],
    ]);
    const rights = kit.box({
      ...(kit.narrow ? { x: 16, y: 298, w: 296, h: 96 } : { x: 514, y: 64, w: 198, h: 132 }),
      tone: 'brand',
      fill: 'soft',
      size: 13,
      title: tr('有效权限（并集）', 'Effective rights (union)'),
      lines: [
        tr('元素：查看', 'Elements: View'),
        tr('仪表板：查看', 'Dashboards: View'),
        tr('分析：查看、添加、编辑', 'Analyses: View, Add, Edit'),
      ],
    });
    if (kit.narrow) {
      const middle = ({ y, h }: Rect) => y + h / 2;
      kit.arrow(user, a);
      kit.arrow(user, b, {
        from: 'left',
        to: 'left',
        via: [
          { x: 6, y: middle(user) },
          { x: 6, y: middle(b) },
        ],
      });
      kit.arrow(a, rights, {
        from: 'right',
        to: 'right',
        tone: 'brand',
        via: [
          { x: 322, y: middle(a) },
          { x: 322, y: middle(rights) },
        ],
      });
      kit.arrow(b, rights, { tone: 'brand' });
      return;
    }
    for (const role of [a, b]) {
      kit.arrow(user, role, { from: 'right', to: 'left' });
      kit.arrow(role, rights, { from: 'right', to: 'left', tone: 'brand' });
    }
  },
};

const ACCESS_NODE = tr('为用户设置的顶层元素节点', 'Top-level element node set for the user');

const drawAccessNarrow: Draw = (_locale, kit) => {
  kit.rect({ x: 4, y: 30, w: 320, h: 78 }, 'w-brand s-brand', 6);
  kit.outline({
    x: 4,
    y: 4,
    w: 320,
    items: [
      { label: tr('电力集团', 'Power Company'), depth: 0, ref: true },
      { label: tr('风电厂-A', 'Wind Farm A'), depth: 1 },
      { label: tr('风机-1', 'Turbine 1'), depth: 2 },
      { label: tr('风机-2', 'Turbine 2'), depth: 2 },
      { label: tr('风电厂-B', 'Wind Farm B'), depth: 1, ref: true },
      { label: tr('风机-3', 'Turbine 3'), depth: 2, ref: true },
      { label: tr('风机-4', 'Turbine 4'), depth: 2, ref: true },
    ],
  });
  kit.callout(1, { x: 304, y: 43 });
  kit.calloutList({ x: 4, y: 204, w: 320, items: [ACCESS_NODE] });
  kit.legend({
    x: 8,
    y: 244,
    items: [{ label: tr('可见、可访问', 'visible and accessible'), tone: 'brand' }],
  });
  kit.outline({
    x: 2,
    y: 254,
    w: 322,
    items: [
      {
        label: tr('虚线圆圈：不出现在该用户的树中', 'dashed: not in the tree of this user'),
        depth: 0,
        ref: true,
      },
    ],
  });
};

export const elementAccess: Figure = {
  narrow: drawAccessNarrow,
  name: 'element-access',
  chapter,
  width: 720,
  height: 292,
  title: tr('元素的访问范围', 'Which elements a user sees'),
  desc: tr(
    '元素树中，顶层元素节点“风电厂-A”及其下方的元素对用户可见，上方与其他分支不可见。',
    'In the element tree, the top-level element node Wind Farm A and everything below it are visible to the user; everything above and beside it is not.',
  ),
  draw(_locale, kit) {
    const hidden = (label: Label, id: string) => ({ id, label, ref: true });
    const seen = (label: Label, id: string) => ({ id, label, tone: 'brand' as const });
    const areas = kit.tree({
      x: 65,
      y: 8,
      nodeW: 142,
      gapX: 8,
      gapY: 40,
      root: {
        ...hidden(tr('电力集团', 'Power Company'), 'root'),
        children: [
          {
            ...seen(tr('风电厂-A', 'Wind Farm A'), 'top'),
            children: [seen(tr('风机-1', 'Turbine 1'), 't1'), seen(tr('风机-2', 'Turbine 2'), 't2')],
          },
          {
            ...hidden(tr('风电厂-B', 'Wind Farm B'), 'other'),
            children: [hidden(tr('风机-3', 'Turbine 3'), 't3'), hidden(tr('风机-4', 'Turbine 4'), 't4')],
          },
        ],
      },
    });
    const { top } = areas;
    if (top) kit.callout(1, { x: top.x + 4, y: top.y });
    const bottom = Math.max(...Object.values(areas).map(({ y, h }) => y + h));
    kit.calloutList({
      x: 75,
      y: bottom + 26,
      w: 560,
      items: [ACCESS_NODE],
    });
    kit.legend({
      x: 79,
      y: bottom + 74,
      items: [
        { label: tr('可见、可访问', 'visible and accessible'), tone: 'brand', kind: 'line' },
        {
          label: tr('不出现在该用户的树中', 'not in the tree of this user'),
          tone: 'neutral',
          kind: 'dashed',
        },
      ],
    });
  },
};

export const dataLocations: Figure = {
  narrow: (_locale, kit) => {
    kit.table({
      x: 4,
      y: 4,
      widths: [104, 216],
      header: [tr('内容', 'Content'), tr('位置', 'Place')],
      rows: [
        [tr('数据文件', 'Data files'), '/var/lib/taos'],
        [tr('其中：IDMP 的数据', 'of which IDMP data'), '/var/lib/taos/idmp'],
        [tr('其中：索引', 'of which index'), '/var/lib/taos/idmp/index'],
        [tr('配置', 'Configuration'), '/usr/local/taos/idmp/config/application.yml'],
        [tr('日志', 'Logs'), '/var/log/taos'],
        [tr('元数据与事件', 'Metadata, events'), tr('H2，位置没有说明', 'H2, place not stated')],
        [
          tr('时序数据', 'Time series'),
          tr(
            '在 TSDB-Enterprise 中；它在本机时，默认也在 /var/lib/taos',
            'in TSDB-Enterprise; if it runs here, by default in /var/lib/taos too',
          ),
        ],
      ],
    });
  },
  name: 'data-locations',
  chapter,
  width: 720,
  height: 356,
  title: tr('数据存放的位置', 'Where data is stored'),
  desc: tr(
    'IDMP 主机上有数据文件、配置与日志；数据文件的目录中有 IDMP 的数据，其中又有索引；H2 的元数据与事件没有说明位置；时序数据在 TSDB-Enterprise 中，它可以在另一台主机上，也可以在这台主机上，此时它的文件默认也在 /var/lib/taos。',
    'The IDMP host holds data files, configuration and logs; the directory of the data files contains the data of IDMP, which contains the index; the place of metadata and events, in H2, is not stated; time-series data is in TSDB-Enterprise, on another machine or on this one, where its files are by default in /var/lib/taos too.',
  ),
  draw(_locale, kit) {
    const host = { x: 8, y: 8, w: 524, h: 340 };
    const inner = kit.group({ ...host, caption: tr('IDMP 主机', 'IDMP host') });
    const gap = 14;
    const w = (inner.w - gap) / 2;
    const data = kit.group({
      ...inner,
      w,
      caption: tr('数据文件\n/var/lib/taos', 'Data files\n/var/lib/taos'),
      tone: 'brand',
    });
    const filesH = 62;
    const idmp = kit.group({
      ...data,
      h: data.h - filesH - gap,
      caption: tr('IDMP 的数据\n/var/lib/taos/idmp', 'IDMP data\n/var/lib/taos/idmp'),
      tone: 'brand',
      fill: 'none',
    });
    kit.box({
      ...idmp,
      title: tr('索引', 'Index'),
      lines: ['/var/lib/taos/idmp/index'],
      size: 13,
      tone: 'brand',
    });
    kit.box({
      ...data,
      y: data.y + data.h - filesH,
      h: filesH,
      title: tr('TSDB-Enterprise 的文件', 'Files of TSDB-Enterprise'),
      lines: [tr('当它在本机时', 'if it runs here')],
      size: 13,
      tone: 'green',
      dashed: true,
    });
    const items: readonly [Label, ...string[]][] = [
      [tr('配置', 'Configuration'), '/usr/local/taos/idmp/config', 'application.yml'],
      [tr('日志', 'Logs'), '/var/log/taos'],
    ];
    const h = (inner.h - 2 * gap) / 3;
    items.forEach(([title, ...lines], index) =>
      kit.box({
        x: inner.x + w + gap,
        y: inner.y + index * (h + gap),
        w,
        h,
        title,
        lines,
        size: 13,
        ...(index === 0 ? { tone: 'brand' as const, fill: 'soft' as const } : {}),
      }),
    );
    kit.box({
      x: inner.x + w + gap,
      y: inner.y + 2 * (h + gap),
      w,
      h,
      title: tr('元数据与事件（H2）', 'Metadata and events (H2)'),
      lines: [tr('位置没有说明', 'place not stated')],
      size: 13,
      dashed: true,
    });
    const tsdb = kit.box({
      x: 560,
      y: 116,
      w: 152,
      h: 124,
      title: 'TSDB-Enterprise',
      lines: [tr('时序数据；在另一台主机或本机', 'time series; on another machine or on this one')],
      tone: 'green',
      fill: 'soft',
    });
    kit.arrow(host, tsdb, { heads: 'both' });
  },
};

export const troubleshootingFlow: Figure = {
  name: 'troubleshooting-flow',
  chapter,
  width: 720,
  height: 262,
  squeeze: 1.2,
  title: tr('问题排查的流程', 'Troubleshooting in order'),
  desc: tr(
    '停用缓存并重试；问题消失则结束；问题仍在时，依次收集控制台错误、失败的请求、后端日志，然后提交 issue。',
    'Disable the cache and retry; if the problem is gone, you are done; otherwise collect console errors, failed requests and backend logs, then open an issue.',
  ),
  draw(_locale, kit) {
    const cache = kit.box({
      x: 8,
      y: 16,
      w: 150,
      h: 66,
      title: tr('停用缓存并重试', 'Disable cache, retry'),
      tone: 'brand',
      fill: 'soft',
      size: 13,
    });
    const persists = kit.box({
      x: 250,
      y: 16,
      w: 150,
      h: 66,
      title: tr('问题仍在？', 'Still there?'),
      size: 13,
    });
    const done = kit.box({
      x: 492,
      y: 16,
      w: 150,
      h: 66,
      title: tr('缓存所致，已解决', 'It was the cache: solved'),
      tone: 'brand',
      fill: 'soft',
      size: 13,
    });
    const steps = [
      kit.box({
        x: 8,
        y: 168,
        w: 150,
        h: 82,
        title: tr('控制台错误', 'Console errors'),
        lines: [tr('开发者工具', 'developer tools')],
        size: 13,
      }),
      kit.box({
        x: 193,
        y: 168,
        w: 150,
        h: 82,
        title: tr('失败的请求', 'Failed requests'),
        lines: [tr('开发者工具', 'developer tools')],
        size: 13,
      }),
      kit.box({
        x: 378,
        y: 168,
        w: 150,
        h: 82,
        title: tr('后端日志', 'Backend logs'),
        lines: ['IDMP', 'TSDB'],
        size: 13,
      }),
      kit.box({
        x: 562,
        y: 168,
        w: 150,
        h: 82,
        title: tr('提交 issue', 'Open an issue'),
        lines: ['GitHub'],
        tone: 'brand',
        fill: 'soft',
        size: 13,
      }),
    ];
    const [first] = steps;
    kit.arrow(cache, persists);
    kit.arrow(persists, done, { label: tr('否', 'no') });
    if (first) kit.arrow(persists, first, { label: tr('是', 'yes'), from: 'bottom', to: 'top' });
    steps.slice(1).forEach((to, index) => {
      const from = steps[index];
      if (from) kit.arrow(from, to);
    });
  },
};
