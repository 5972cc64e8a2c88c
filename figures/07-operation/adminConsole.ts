import { bothWidths, tr, type Figure, type Kit, type Label, type Rect } from '../kit';

const CHAPTER = '07-operation';
const EDGE = 4;

interface Area {
  name: Label;
  tasks: Label;
}

const AREAS: readonly Area[] = [
  {
    name: tr('连接', 'Connections'),
    tasks: tr(
      'TDengine 连接与 AI 连接；简单导入、资产模型、数据导入',
      'TDengine and AI connections; Easy Import, Asset Model, Data Import',
    ),
  },
  {
    name: tr('用户管理', 'User Management'),
    tasks: tr('邀请用户，分配角色和可访问的元素', 'Invite users, assign roles and element nodes'),
  },
  {
    name: tr('角色', 'Roles'),
    tasks: tr('对各类资源的查看、添加、删除、编辑权限', 'View, Add, Delete and Edit for each resource'),
  },
  {
    name: tr('系统配置', 'System Configuration'),
    tasks: tr(
      '基本配置、通知途径、通知模板、邮件服务器配置',
      'Basic Configuration, Notification Contact Point, Notification Template, Email Configuration',
    ),
  },
  {
    name: tr('导入/导出', 'Import/Export'),
    tasks: tr('在系统之间移动模型', 'Move models between systems'),
  },
];

export const adminConsoleMap: Figure = {
  name: 'admin-console-map',
  chapter: CHAPTER,
  title: tr('管理后台里有什么', 'What is in the Admin Console'),
  desc: tr(
    '点击右上角头像，选择管理后台；其中有连接、用户管理、角色、系统配置、导入/导出，旁边写着各自的用途。',
    'The profile icon leads to the Admin Console, which holds Connections, User Management, Roles, System Configuration and Import/Export, each with what it is for.',
  ),
  ...bothWidths((kit, w, wide) => {
    const start = kit.box({
      x: EDGE,
      y: EDGE,
      w: wide ? 150 : w,
      h: 44,
      title: tr('右上角的头像', 'Profile icon'),
    });
    const left = wide ? EDGE + 196 : EDGE;
    const room = wide ? w - 196 : w;
    const top = wide ? EDGE : EDGE + 76;
    const heights = AREAS.map(({ name, tasks }) =>
      kit.boxHeight({ w: room - 28, title: name, lines: [tasks], size: 13 }),
    );
    const h = heights.reduce((sum, height) => sum + height + 10, 42);
    const frame = { x: left, y: top, w: room, h };
    kit.group({ ...frame, caption: tr('管理后台', 'Admin Console') });
    let y = top + 38;
    AREAS.forEach(({ name, tasks }, index) => {
      const height = heights[index] ?? 0;
      kit.box({
        x: left + 14,
        y,
        w: room - 28,
        h: height,
        title: name,
        lines: [tasks],
        align: 'start',
        size: 13,
      });
      y += height + 10;
    });
    if (wide) kit.arrow(start, { x: left, y: EDGE + 22 }, { tone: 'brand' });
    else kit.arrow(start, frame, { tone: 'brand' });
  }),
};

/** Cards of users: address, roles, element nodes. */
function userRows(kit: Kit, area: Omit<Rect, 'h'>): Rect {
  const header = [tr('用户', 'User'), tr('角色', 'Roles'), tr('顶层元素节点', 'Top-level element node')];
  const rows = [
    ['li@example.com', tr('超级用户', 'Superuser'), tr('风电厂-A、风电厂-B', 'Wind Farm A, Wind Farm B')],
    ['wang@example.com', tr('运营', 'Operations'), tr('风电厂-A', 'Wind Farm A')],
    ['zhao@example.com', tr('运营、分析', 'Operations, analysis'), tr('风电厂-B', 'Wind Farm B')],
  ];
  const share = area.w > 400 ? [0.36, 0.32, 0.32] : [0.42, 0.28, 0.3];
  return kit.table({ ...area, widths: share.map((part) => part * area.w), header, rows, size: 12 });
}

export const userList: Figure = {
  name: 'form-users',
  schematic: true,
  chapter: CHAPTER,
  title: tr('用户列表与邀请', 'List of users and invitation'),
  desc: tr(
    '用户管理列表：每个用户有邮箱地址、一个或多个角色、顶层元素节点；右上角的 + 打开邀请对话框，填写邮箱地址。',
    'User Management: each user has an email address, one or more roles and a top-level element node; + at the top right opens the invitation, which asks for an email address.',
  ),
  ...bothWidths((kit, w) => {
    kit.text(tr('管理后台  ›  用户管理', 'Admin Console  ›  User Management'), {
      x: EDGE,
      y: 20,
      size: 13,
      color: 'muted',
    });
    const plus = kit.button({ x: EDGE + w - 32, y: 6, w: 32, label: '+', primary: true });
    const list = userRows(kit, { x: EDGE, y: 44, w });
    const below = list.y + list.h + 34;
    const form = kit.form({
      x: w > 400 ? EDGE + w - 330 : EDGE,
      y: below,
      w: w > 400 ? 330 : w,
      title: tr('邀请用户', 'Invite a user'),
      sections: [
        { rows: [[{ label: tr('邮箱', 'Email'), value: 'chen@example.com', required: true }]] },
        {
          caption: tr('收到邮件 → 打开链接 → 填写信息、设置密码', 'Mail → link → personal data and password'),
          rows: [],
        },
      ],
      buttons: [tr('确认', 'Confirm')],
    });
    kit.arrow({ x: plus.x + 16, y: list.y + list.h + 2 }, { x: plus.x + 16, y: form.y }, { tone: 'brand' });
  }),
};

const RIGHTS = [tr('查看', 'View'), tr('添加', 'Add'), tr('删除', 'Delete'), tr('编辑', 'Edit')];
const GRANTS: readonly [Label, readonly boolean[]][] = [
  [tr('元素', 'Elements'), [true, true, false, true]],
  [tr('仪表板', 'Dashboards'), [true, true, true, true]],
  [tr('分析', 'Analyses'), [true, false, false, false]],
  [tr('事件', 'Events'), [true, false, false, true]],
  [tr('通知规则', 'Notification rules'), [true, false, false, false]],
  [tr('连接', 'Connections'), [false, false, false, false]],
];

export const roleForm: Figure = {
  name: 'form-role',
  chapter: CHAPTER,
  title: tr('角色的表单', 'Form of a role'),
  desc: tr(
    '角色表单的示意图：名称之下是权限表，每行一种资源，每列一种权限：查看、添加、删除、编辑。',
    'Schematic form of a role: below the name a table of permissions with one resource per row and the columns View, Add, Delete and Edit.',
  ),
  ...bothWidths((kit, w) => {
    const row = 32;
    const table = 128;
    const h = table + GRANTS.length * row + 92;
    const room = kit.dialog({
      x: EDGE,
      y: EDGE,
      w,
      h,
      title: tr('角色', 'Role'),
      buttons: [tr('取消', 'Cancel'), tr('保存', 'Save')],
    });
    kit.field({
      x: room.x,
      y: room.y,
      w: room.w,
      label: tr('名称', 'Name'),
      value: tr('运营', 'Operations'),
      required: true,
    });
    const first = room.x + room.w * (w > 400 ? 0.46 : 0.36);
    const step = (room.x + room.w - first) / RIGHTS.length;
    RIGHTS.forEach((right, index) =>
      kit.text(right, {
        x: first + (index + 0.5) * step,
        y: table + 4,
        size: 12,
        bold: true,
        align: 'middle',
        color: 'muted',
      }),
    );
    GRANTS.forEach(([resource, granted], line) => {
      const y = table + 18 + line * row;
      kit.line([
        { x: room.x, y },
        { x: room.x + room.w, y },
      ]);
      kit.text(resource, { x: room.x, y: y + 16, size: 13, width: first - room.x - 4, valign: 'middle' });
      granted.forEach((on, index) =>
        kit.field({ x: first + (index + 0.5) * step - 8, y: y + 3, w: 16, kind: 'checkbox', on }),
      );
    });
    kit.text('…', { x: room.x, y: table + 26 + GRANTS.length * row, color: 'muted' });
  }),
};
