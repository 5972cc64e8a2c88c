import { decisionList, rowsFlow, tr, type Draw, type Figure, type Kit, type Label, type Rect } from '../kit';

const INSTALLATION = '07-operation/02-installation';

const browser = tr('浏览器', 'Browser');
const coreTask = tr('核心服务：管理与数据访问', 'core: management and data access');
const h2Task = tr('元数据与配置', 'metadata, configuration');
const chatTask = tr('AI 任务与分析', 'AI tasks and analysis');

const drawPortsNarrow: Draw = (_locale, kit) => {
  const user = kit.box({ x: 4, y: 4, w: 320, h: 40, title: browser });
  const host = { x: 4, y: 92, w: 320, h: 316 };
  kit.group({ ...host, caption: tr('IDMP 主机', 'IDMP host'), fill: 'none' });
  const core = kit.box({
    x: 16,
    y: 126,
    w: 296,
    h: 70,
    title: 'tdengine-idmp',
    lines: [coreTask],
    fill: 'soft',
  });
  const h2 = kit.box({ x: 16, y: 270, w: 140, h: 124, title: 'tdengine-idmp-h2', lines: [h2Task], size: 13 });
  const chat = kit.box({
    x: 172,
    y: 270,
    w: 140,
    h: 124,
    title: 'tdengine-idmp-chat',
    lines: [chatTask],
    size: 13,
  });
  const tsdb = kit.box({
    x: 4,
    y: 470,
    w: 152,
    h: 66,
    title: 'TSDB-Enterprise',
    lines: ['taosAdapter'],
    fill: 'soft',
  });
  const mail = kit.box({ x: 168, y: 470, w: 72, h: 66, title: 'SMTP', size: 13 });
  const ai = kit.box({
    x: 252,
    y: 470,
    w: 72,
    h: 66,
    title: tr('AI 服务', 'AI service'),
    fill: 'soft',
    size: 13,
  });
  kit.arrow(user, core, { tone: 'brand' });
  kit.text('6042', { x: 172, y: 68, size: 12, color: 'muted' });
  kit.arrow(core, h2, { label: '6039\n6038' });
  kit.arrow(core, chat, { label: '6040' });
  const bottom = host.y + host.h;
  kit.arrow({ x: 40, y: bottom }, { x: 40, y: tsdb.y }, { label: '6041' });
  kit.arrow({ x: 92, y: tsdb.y }, { x: 92, y: bottom }, { tone: 'green', label: 'ws 6042' });
  for (const outside of [mail, ai]) {
    const x = outside.x + outside.w / 2;
    kit.arrow({ x, y: bottom }, { x, y: outside.y });
  }
};

const programs = tr('其他程序', 'Programs');
const openPorts = tr('对整个网络开放', 'open to the whole network');
const fullOnly = [tr('仅完整部署', 'full deployment'), '6035–6037'];

const drawComposeNarrow: Draw = (_locale, kit) => {
  const user = kit.box({ x: 4, y: 4, w: 212, h: 40, title: browser });
  const others = kit.box({ x: 228, y: 4, w: 96, h: 40, title: programs });
  kit.group({ x: 4, y: 92, w: 320, h: 388, caption: tr('Docker 主机', 'Docker host'), fill: 'none' });
  const idmp = kit.box({ x: 16, y: 128, w: 142, h: 62, title: 'tdengine-idmp', fill: 'soft' });
  const tsdb = kit.box({
    x: 16,
    y: 262,
    w: 296,
    h: 84,
    title: 'tdengine-tsdb',
    lines: ['TSDB-Enterprise', tr('含 Explorer', 'with Explorer')],
    fill: 'soft',
  });
  const gpt = kit.box({ x: 16, y: 398, w: 296, h: 64, title: 'TDgpt', lines: fullOnly, dashed: true });
  const down = (from: Rect, x: number, to: Rect, label: string, open = true) => {
    kit.arrow({ x, y: from.y + from.h }, { x, y: to.y }, { tone: open ? 'amber' : 'brand' });
    kit.text(label, { x: x + 6, y: 66, size: 12, color: 'muted' });
  };
  down(user, 102, idmp, '6042', false);
  down(user, 146, idmp, '6038');
  down(user, 196, tsdb, '6060');
  down(others, 246, tsdb, '6030, 6041');
  const low = idmp.y + idmp.h;
  kit.arrow({ x: 40, y: low }, { x: 40, y: tsdb.y }, { label: tr('查询 6041', 'queries 6041') });
  kit.arrow({ x: 124, y: tsdb.y }, { x: 124, y: low }, { label: 'ws 6042' });
  kit.arrow(tsdb, gpt, { heads: 'both', dashed: true, tone: 'cyan' });
  kit.legend({ x: 8, y: 500, items: [{ label: openPorts, tone: 'amber', kind: 'line' }] });
};

export const portsAndComponents: Figure = {
  narrow: drawPortsNarrow,
  name: 'ports-and-components',
  chapter: '07-operation',
  width: 720,
  height: 400,
  title: tr('组件与端口', 'Components and ports'),
  desc: tr(
    '浏览器通过 6042 端口访问 tdengine-idmp；它通过 6039、6038 端口使用 H2，通过 6040 端口使用 chat 服务，通过 6041 端口访问 TSDB-Enterprise；TSDB-Enterprise 反向通过 6042 端口的 WebSocket 向 IDMP 上报事件；主机另需访问 SMTP 服务和 AI 服务。',
    'The browser reaches tdengine-idmp on port 6042, which uses H2 on ports 6039 and 6038, the chat service on 6040 and TSDB-Enterprise on 6041; TSDB-Enterprise in turn reports events to IDMP by WebSocket on port 6042; the host also needs an SMTP service and an AI service.',
  ),
  draw(_locale, kit) {
    const host = { x: 146, y: 8, w: 360, h: 338 };
    kit.group({ ...host, caption: tr('IDMP 主机', 'IDMP host'), fill: 'none' });
    const user = kit.box({ x: 4, y: 54, w: 84, h: 76, title: browser });
    const core = kit.box({
      x: 158,
      y: 46,
      w: 336,
      h: 92,
      title: 'tdengine-idmp',
      lines: [coreTask],
      fill: 'soft',
    });
    const h2 = kit.box({ x: 158, y: 226, w: 158, h: 106, title: 'tdengine-idmp-h2', lines: [h2Task] });
    const chat = kit.box({ x: 328, y: 226, w: 166, h: 106, title: 'tdengine-idmp-chat', lines: [chatTask] });
    const right = { x: 570, w: 146 };
    const tsdb = kit.box({
      ...right,
      y: 46,
      h: 92,
      title: 'TSDB-Enterprise',
      lines: ['taosAdapter'],
      fill: 'soft',
    });
    const mail = kit.box({ ...right, y: 196, h: 62, title: 'SMTP', lines: [tr('邮件服务', 'mail service')] });
    const ai = kit.box({ ...right, y: 284, h: 62, title: tr('AI 服务', 'AI service'), fill: 'soft' });
    kit.arrow(user, core, { label: '6042', tone: 'brand' });
    kit.arrow(core, h2, { label: tr('6039（监听）\n6038（控制台）', '6039 listener\n6038 console') });
    kit.arrow(core, chat, { label: '6040 API' });
    const [edge, start] = [core.x + core.w, tsdb.x];
    kit.arrow({ x: edge, y: 70 }, { x: start, y: 70 }, { label: '6041' });
    kit.arrow(
      { x: start, y: 112 },
      { x: edge, y: 112 },
      { tone: 'green', label: 'ws 6042', labelAt: 'below' },
    );
    for (const outside of [mail, ai]) {
      const y = outside.y + outside.h / 2;
      kit.arrow({ x: host.x + host.w, y }, { x: outside.x, y });
    }
    kit.legend({
      x: 8,
      y: 376,
      items: [
        { label: tr('用户访问，在防火墙上放行', 'users: open in the firewall'), tone: 'brand', kind: 'line' },
        { label: tr('TSDB 上报事件', 'events from TSDB'), tone: 'green', kind: 'line' },
        { label: tr('其他连接', 'other connections'), tone: 'neutral', kind: 'line' },
      ],
    });
  },
};

export const chooseDeployment: Figure = {
  narrow: decisionList({
    yes: tr('是', 'yes'),
    no: tr('否', 'no'),
    decisions: [
      {
        question: tr('使用 Kubernetes？', 'On Kubernetes?'),
        answer: { title: 'Helm', lines: [tr('TSDB 另行安装', 'TSDB installed separately')] },
      },
      {
        question: tr('单机运行容器？', 'Containers on one host?'),
        answer: { title: 'Docker', lines: [tr('含 TSDB，可选 TDgpt', 'TSDB, optional TDgpt')] },
      },
      {
        question: tr('安装到多台服务器？', 'Several servers?'),
        answer: { title: 'Ansible', lines: [tr('TSDB 可选', 'TSDB optional')] },
      },
    ],
    otherwise: {
      title: tr('安装包', 'Installer package'),
      lines: [tr('TSDB-Enterprise 需要提前运行', 'TSDB-Enterprise must run before')],
    },
  }),
  name: 'choose-deployment',
  chapter: INSTALLATION,
  width: 720,
  height: 246,
  title: tr('选择部署方式', 'Choosing a deployment method'),
  desc: tr(
    '依次回答三个问题：使用 Kubernetes 选 Helm，单机容器选 Docker，多台服务器选 Ansible，否则使用安装包。',
    'Three questions in a row: Kubernetes leads to Helm, containers on one host to Docker, several servers to Ansible, otherwise the installer package.',
  ),
  draw(_locale, kit) {
    const [yes, no] = [tr('是', 'yes'), tr('否', 'no')];
    const question = (x: number, title: Label) => kit.box({ x, y: 20, w: 146, h: 66, title, size: 13 });
    const answer = (x: number, title: Label, lines: readonly Label[]) =>
      kit.box({ x, y: 146, w: 146, h: 88, title, lines, tone: 'brand', fill: 'soft', size: 13 });
    const questions = [
      question(8, tr('使用 Kubernetes？', 'On Kubernetes?')),
      question(194, tr('单机运行容器？', 'Containers on one host?')),
      question(380, tr('安装到多台服务器？', 'Several servers?')),
    ];
    const answers = [
      answer(8, 'Helm', ['TSDB-Enterprise', tr('另行安装', 'installed separately')]),
      answer(194, 'Docker', [
        tr('含 TSDB-Enterprise', 'TSDB-Enterprise'),
        tr('可选 TDgpt', 'and optional TDgpt'),
      ]),
      answer(380, 'Ansible', ['TSDB-Enterprise', tr('可选', 'optional')]),
    ];
    const [, , last] = questions;
    const installer = answer(566, tr('安装包', 'Installer package'), [
      'TSDB-Enterprise',
      tr('需要提前运行', 'must run before'),
    ]);
    questions.forEach((from, index) => {
      const [down, next] = [answers[index], questions[index + 1]];
      if (down) kit.arrow(from, down, { label: yes, tone: 'brand' });
      if (next) kit.arrow(from, next, { label: no });
    });
    if (last) kit.arrow(last, installer, { label: no, from: 'right', to: 'top' });
  },
};

export const ansibleLayout: Figure = {
  narrow: rowsFlow([
    {
      boxes: [
        {
          title: tr('控制节点', 'Control node'),
          lines: ['playbooks/tdengine-idmp.yml', 'inventory/hosts', 'inventory/group_vars/public.yml'],
          tone: 'brand',
        },
      ],
      label: 'SSH',
      tone: 'brand',
    },
    {
      boxes: [
        { title: '[tdengine_idmp_servers]', lines: ['idmp-server1', 'idmp-server2'] },
        {
          title: '[tdengine_tsdb_servers]',
          lines: [
            'tsdb-server1',
            'tsdb-server2',
            tr('仅在 deploy_tdengine_tsdb=true 时', 'only with deploy_tdengine_tsdb=true'),
          ],
          dashed: true,
        },
      ],
    },
  ]),
  name: 'ansible-layout',
  chapter: INSTALLATION,
  width: 720,
  height: 292,
  title: tr('Ansible 部署的结构', 'Layout of an Ansible deployment'),
  desc: tr(
    '控制节点上有 playbook、服务器清单与加密的凭据文件，通过 SSH 连接 IDMP 服务器组与可选的 TSDB 服务器组。',
    'The control node holds the playbook, the inventory and the encrypted credentials; over SSH it reaches the group of IDMP servers and, optionally, the group of TSDB servers.',
  ),
  draw(_locale, kit) {
    const control = { x: 8, y: 8, w: 272, h: 276 };
    const inner = kit.group({ ...control, caption: tr('控制节点', 'Control node') });
    const layers = [
      { title: 'playbook', lines: ['playbooks/tdengine-idmp.yml'] },
      { title: tr('服务器清单', 'Inventory'), lines: ['inventory/hosts'] },
      {
        title: tr('加密的凭据', 'Encrypted credentials'),
        lines: ['inventory/group_vars/public.yml'],
      },
    ];
    layers.forEach(({ title, lines }, index) =>
      kit.box({
        x: inner.x,
        y: inner.y + index * 78,
        w: inner.w,
        h: 66,
        title,
        lines,
        tone: 'brand',
        fill: 'soft',
        size: 13,
      }),
    );
    const servers = (y: number, caption: string, names: readonly string[], dashed: boolean) => {
      const area = { x: 400, y, w: 312, h: 104 };
      const room = kit.group({ ...area, caption, dashed });
      names.forEach((title, index) =>
        kit.box({ x: room.x + index * 146, y: room.y, w: 138, h: room.h, title, dashed, size: 13 }),
      );
      return area;
    };
    const idmp = servers(8, '[tdengine_idmp_servers]', ['idmp-server1', 'idmp-server2'], false);
    const tsdb = servers(146, '[tdengine_tsdb_servers]', ['tsdb-server1', 'tsdb-server2'], true);
    kit.arrow(control, idmp, { label: 'SSH', tone: 'brand' });
    kit.arrow(control, tsdb, { label: 'SSH', tone: 'brand', dashed: true });
    kit.text(tr('虚线：仅在 deploy_tdengine_tsdb=true 时', 'Dashed: only with deploy_tdengine_tsdb=true'), {
      x: 400,
      y: 270,
      size: 12,
      color: 'muted',
    });
  },
};

/** Arrows of the two ways between a container on the left and its database. */
function joinDatabase(kit: Kit, idmp: Rect, tsdb: Rect): void {
  const [start, end] = [idmp.x + idmp.w, tsdb.x];
  kit.arrow({ x: start, y: 72 }, { x: end, y: 72 }, { label: tr('查询 · 6041', 'queries · 6041') });
  kit.arrow(
    { x: end, y: 104 },
    { x: start, y: 104 },
    { label: tr('事件 · ws 6042', 'events · ws 6042'), labelAt: 'below' },
  );
}

export const dockerComposeStack: Figure = {
  narrow: drawComposeNarrow,
  name: 'docker-compose-stack',
  chapter: INSTALLATION,
  width: 720,
  height: 452,
  title: tr('Docker Compose 部署的结构', 'Docker Compose stack'),
  desc: tr(
    '浏览器通过 6042 端口访问容器 tdengine-idmp，通过 6060 端口访问 tdengine-tsdb 中的 Explorer；tdengine-idmp 通过 6041 端口查询 tdengine-tsdb，后者通过 6042 端口的 WebSocket 回传事件；6038、6030、6041、6060 端口对整个网络开放；TDgpt 与 tdengine-tsdb 相连，仅在完整部署中，端口为 6035 至 6037。',
    'The browser reaches the container tdengine-idmp on port 6042 and the Explorer in tdengine-tsdb on port 6060; tdengine-idmp queries tdengine-tsdb on port 6041, which reports events back by WebSocket on port 6042; ports 6038, 6030, 6041 and 6060 are open to the whole network; TDgpt, with ports 6035 to 6037, is joined to tdengine-tsdb and is in the full deployment only.',
  ),
  draw(_locale, kit) {
    kit.group({ x: 180, y: 8, w: 532, h: 406, caption: tr('Docker 主机', 'Docker host'), fill: 'none' });
    const user = kit.box({ x: 8, y: 46, w: 104, h: 166, title: browser });
    const others = kit.box({ x: 8, y: 238, w: 104, h: 58, title: programs });
    const idmp = kit.box({
      x: 198,
      y: 46,
      w: 150,
      h: 104,
      title: 'tdengine-idmp',
      lines: [tr('容器', 'container')],
      fill: 'soft',
    });
    const tsdb = kit.box({
      x: 534,
      y: 46,
      w: 162,
      h: 250,
      title: 'tdengine-tsdb',
      lines: ['TSDB-Enterprise', tr('含 Explorer', 'with Explorer')],
      fill: 'soft',
    });
    const gpt = kit.box({
      x: 534,
      y: 326,
      w: 162,
      h: 80,
      title: 'TDgpt',
      lines: fullOnly,
      dashed: true,
      size: 13,
    });
    const right = user.x + user.w;
    kit.arrow({ x: right, y: 76 }, { x: idmp.x, y: 76 }, { label: '6042', tone: 'brand' });
    kit.arrow({ x: right, y: 132 }, { x: idmp.x, y: 132 }, { label: '6038', tone: 'amber' });
    kit.arrow({ x: right, y: 188 }, { x: tsdb.x, y: 188 }, { label: '6060', tone: 'amber' });
    const y = others.y + others.h / 2;
    kit.arrow({ x: right, y }, { x: tsdb.x, y }, { label: '6030, 6041', tone: 'amber' });
    joinDatabase(kit, idmp, tsdb);
    kit.arrow(tsdb, gpt, { heads: 'both', dashed: true, tone: 'cyan' });
    kit.legend({ x: 8, y: 434, items: [{ label: openPorts, tone: 'amber', kind: 'line' }] });
  },
};

export const dockerIdmpOnly: Figure = {
  narrow: rowsFlow([
    { boxes: [{ title: browser }], label: '6042', tone: 'brand' },
    {
      boxes: [
        {
          title: 'tdengine-idmp',
          lines: [tr('容器，挂载 application.yml 和数据卷', 'container with application.yml, volumes')],
          tone: 'brand',
        },
      ],
      heads: 'both',
      label: tr('查询 6041 · 事件 ws 6042', 'queries 6041 · events ws 6042'),
    },
    {
      boxes: [{ title: 'TSDB-Enterprise', lines: [tr('已有的数据库', 'existing database')], tone: 'green' }],
    },
  ]),
  name: 'docker-idmp-only',
  chapter: INSTALLATION,
  width: 720,
  height: 252,
  title: tr('单独运行 IDMP 容器', 'IDMP container alone'),
  desc: tr(
    '主机上的 application.yml 和数据卷 idmp_data、idmp_log 挂载到容器 tdengine-idmp；浏览器通过 6042 端口访问容器，容器通过 6041 端口连接外部的 TSDB-Enterprise，后者通过 6042 端口的 WebSocket 回传事件。',
    'application.yml of the host and the volumes idmp_data and idmp_log are mounted into the container tdengine-idmp; browsers reach it on port 6042; it connects to a TSDB-Enterprise outside on port 6041, which reports events by WebSocket on port 6042.',
  ),
  draw(_locale, kit) {
    kit.group({ x: 190, y: 8, w: 236, h: 236, caption: tr('Docker 主机', 'Docker host'), fill: 'none' });
    const user = kit.box({ x: 8, y: 52, w: 108, h: 70, title: browser });
    const idmp = kit.box({
      x: 208,
      y: 46,
      w: 200,
      h: 82,
      title: 'tdengine-idmp',
      lines: ['tdengine/idmp-ee'],
      tone: 'brand',
      fill: 'soft',
    });
    const file = kit.box({
      x: 208,
      y: 176,
      w: 200,
      h: 52,
      title: 'application.yml',
      lines: ['idmp_data · idmp_log'],
      size: 13,
    });
    const tsdb = kit.box({
      x: 560,
      y: 46,
      w: 152,
      h: 82,
      title: 'TSDB-Enterprise',
      lines: [tr('已有的数据库', 'existing database')],
      tone: 'green',
      fill: 'soft',
    });
    kit.arrow(user, idmp, { label: '6042', tone: 'brand' });
    kit.arrow(file, idmp, { label: tr('挂载', 'mounted'), dashed: true });
    joinDatabase(kit, idmp, tsdb);
  },
};

const written = tr('IDMP 写入这里，重启即丢失', 'IDMP writes here; lost at each restart');
const unused = tr('chart 挂载到这里，IDMP 不使用', 'the chart mounts here; IDMP ignores it');
const ownClaim = tr('您自己的 PVC', 'your own claim');

export const helmLayout: Figure = {
  narrow: rowsFlow([
    {
      boxes: [
        { title: browser },
        { title: 'TSDB-Enterprise', lines: [tr('另行安装', 'installed separately')], tone: 'green' },
      ],
      label: tr('网页 6042 · 事件 ws 6042', 'web pages 6042 · events ws 6042'),
      tone: 'brand',
    },
    { boxes: [{ title: tr('服务 · 6042', 'Service · 6042'), lines: ['ClusterIP, NodePort, LoadBalancer'] }] },
    {
      boxes: [
        {
          title: 'tdengine-idmp',
          lines: [tr('pod，通过 6041 查询 TSDB', 'pod; queries TSDB on 6041')],
          tone: 'brand',
        },
      ],
    },
    {
      boxes: [
        { title: '/var/lib/taos', lines: [written], tone: 'red' },
        { title: '/app/data', lines: ['PersistentVolume', unused], dashed: true },
      ],
    },
  ]),
  name: 'helm-layout',
  chapter: INSTALLATION,
  width: 720,
  height: 372,
  title: tr('Helm 部署的结构', 'Layout of a Helm deployment'),
  desc: tr(
    'Kubernetes 集群中，服务（ClusterIP、NodePort 或 LoadBalancer，端口 6042）通向 pod tdengine-idmp；IDMP 把数据写入 pod 中的 /var/lib/taos，重启即丢失；chart 却把卷挂载到 /app/data，IDMP 不使用；pod 通过 6041 端口查询 chart 之外的 TSDB-Enterprise，后者通过服务的 6042 端口以 WebSocket 回传事件。',
    'In the cluster a service (ClusterIP, NodePort or LoadBalancer, port 6042) leads to the pod tdengine-idmp; IDMP writes its data to /var/lib/taos in the pod, where it is lost at each restart, while the chart mounts the volume at /app/data, which IDMP ignores; the pod queries a TSDB-Enterprise outside the chart on port 6041, which reports events by WebSocket through port 6042 of the service.',
  ),
  draw(_locale, kit) {
    kit.group({
      x: 118,
      y: 8,
      w: 404,
      h: 262,
      caption: tr('chart 安装的内容', 'Installed by the chart'),
      fill: 'none',
    });
    const user = kit.box({ x: 4, y: 112, w: 82, h: 70, title: browser, size: 13 });
    const service = kit.box({
      x: 130,
      y: 96,
      w: 126,
      h: 102,
      title: tr('服务 · 6042', 'Service · 6042'),
      lines: ['ClusterIP', 'NodePort', 'LoadBalancer'],
      size: 13,
    });
    const pod = { x: 296, y: 72, w: 214, h: 186 };
    const room = kit.group({ ...pod, caption: 'pod tdengine-idmp', tone: 'brand' });
    const place = { x: room.x, w: room.w, h: 66, size: 13 as const };
    kit.box({ ...place, y: room.y, title: '/var/lib/taos', lines: [written], tone: 'red' });
    const mount = kit.box({ ...place, y: room.y + 76, title: '/app/data', lines: [unused], dashed: true });
    const volume = kit.box({
      x: 296,
      y: 308,
      w: 214,
      h: 56,
      title: 'PersistentVolume',
      lines: [ownClaim],
      dashed: true,
      size: 13,
    });
    const tsdb = kit.box({
      x: 564,
      y: 97,
      w: 150,
      h: 100,
      title: 'TSDB-Enterprise',
      lines: [tr('另行安装', 'installed separately')],
      tone: 'green',
      fill: 'soft',
      size: 13,
    });
    kit.arrow(user, service, { tone: 'brand' });
    kit.arrow({ x: service.x + service.w, y: 147 }, { x: pod.x, y: 147 });
    kit.arrow(mount, volume, { dashed: true });
    kit.arrow({ x: pod.x + pod.w, y: 147 }, { x: tsdb.x, y: 147 });
    kit.text('6041', { x: 537, y: 136, size: 12, color: 'muted', align: 'middle' });
    const turn = 54;
    const [start, end] = [
      { x: tsdb.x + tsdb.w / 2, y: tsdb.y },
      { x: service.x + service.w / 2, y: service.y },
    ];
    kit.arrow(start, end, {
      via: [
        { x: start.x, y: turn },
        { x: end.x, y: turn },
      ],
    });
    kit.text(tr('事件 · ws 6042', 'events · ws 6042'), { x: 417, y: turn - 14, size: 12, align: 'middle' });
  },
};
