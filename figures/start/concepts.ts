import { tr, type Figure, type Label } from '../kit';

const MANY = '0..n';

export const elementParts: Figure = {
  narrow: (_locale, kit) => {
    kit.box({
      x: 4,
      y: 4,
      w: 320,
      h: 58,
      title: tr('元素', 'Element'),
      lines: [tr('例如：一台风机', 'for example a turbine')],
      fill: 'solid',
    });
    kit.table({
      x: 4,
      y: 74,
      widths: [170, 150],
      rows: [
        [tr('通用描述信息', 'General information'), tr('1 组', '1 set')],
        [tr('属性（触发分析）', 'Attributes (trigger analyses)'), MANY],
        [tr('分析（生成事件）', 'Analyses (raise events)'), MANY],
        [tr('事件', 'Events'), tr('有起止时间和严重程度', 'start, end, severity')],
        [tr('面板', 'Panels'), MANY],
        [tr('仪表板', 'Dashboards'), tr('0..n，每个 1..n 个面板', '0..n, each 1..n panels')],
        [tr('通知规则', 'Notification rule'), '1'],
        [tr('父元素、子元素', 'Parent and child elements'), MANY],
        [tr('元素模板', 'Element template'), tr('同类元素的样板', 'pattern for one kind')],
      ],
    });
  },
  name: 'element-parts',
  chapter: '',
  width: 720,
  height: 372,
  title: tr('一个元素的组成', 'What an element consists of'),
  desc: tr(
    '元素带有一组通用描述信息和一条通知规则，可以有任意多个属性、分析、事件、面板、仪表板、父元素和子元素；属性触发分析，分析生成事件；元素可由元素模板创建。',
    'An element has one set of general information and one notification rule, and any number of attributes, analyses, events, panels, dashboards, parent and child elements. Attributes trigger analyses, analyses raise events. An element can be created from an element template.',
  ),
  draw(_locale, kit) {
    const [w, h] = [184, 56];
    const at = (x: number, y: number, title: Label, count: Label) =>
      kit.box({ x, y, w, h, title, lines: [count] });
    const [leftX, midX, rightX] = [8, 268, 528];
    const rows = [8, 112, 210, 308];
    const one = tr('1 组', '1 set');
    const element = kit.box({
      x: midX,
      y: 140,
      w,
      h: 98,
      title: tr('元素', 'Element'),
      lines: [tr('例如：一台风机', 'for example a turbine')],
      fill: 'solid',
    });
    const parent = at(midX, rows[0] ?? 0, tr('父元素', 'Parent elements'), MANY);
    const child = at(midX, rows[3] ?? 0, tr('子元素', 'Child elements'), MANY);
    at(leftX, rows[0] ?? 0, tr('通用描述信息', 'General information'), one);
    const attributes = at(leftX, rows[1] ?? 0, tr('属性', 'Attributes'), MANY);
    const analyses = at(leftX, rows[2] ?? 0, tr('分析', 'Analyses'), MANY);
    const events = at(
      leftX,
      rows[3] ?? 0,
      tr('事件', 'Events'),
      tr('有起止时间和严重程度', 'start, end, severity'),
    );
    at(rightX, rows[0] ?? 0, tr('面板', 'Panels'), MANY);
    at(
      rightX,
      rows[1] ?? 0,
      tr('仪表板', 'Dashboards'),
      tr('0..n，每个 1..n 个面板', '0..n, each 1..n panels'),
    );
    at(rightX, rows[2] ?? 0, tr('通知规则', 'Notification rule'), '1');
    kit.box({
      x: rightX,
      y: rows[3] ?? 0,
      w,
      h,
      title: tr('元素模板', 'Element template'),
      lines: [tr('同类元素的样板', 'pattern for one kind')],
      dashed: true,
    });
    kit.arrow(parent, element, { heads: 'none' });
    kit.arrow(element, child, { heads: 'none' });
    const [edgeL, edgeR] = [element.x, element.x + element.w];
    const toLeft = { heads: 'none', from: 'left', to: 'right' } as const;
    const toRight = { heads: 'none', from: 'right', to: 'left' } as const;
    kit.arrow({ x: edgeL, y: 158 }, { x: leftX + w, y: 36 }, toLeft);
    kit.arrow({ x: edgeL, y: 158 }, { x: leftX + w, y: 148 }, toLeft);
    kit.arrow({ x: edgeL, y: 220 }, { x: leftX + w, y: 230 }, toLeft);
    kit.arrow({ x: edgeL, y: 220 }, { x: leftX + w, y: 336 }, toLeft);
    kit.arrow({ x: edgeR, y: 158 }, { x: rightX, y: 36 }, toRight);
    kit.arrow({ x: edgeR, y: 158 }, { x: rightX, y: 148 }, toRight);
    kit.arrow({ x: edgeR, y: 214 }, { x: rightX, y: 230 }, toRight);
    kit.arrow(attributes, analyses, { tone: 'brand', label: tr('触发', 'trigger') });
    kit.arrow(analyses, events, { tone: 'brand', label: tr('生成', 'raise') });
    kit.arrow(
      { x: rightX, y: 336 },
      { x: edgeR, y: 228 },
      { dashed: true, tone: 'brand', from: 'left', to: 'right' },
    );
    kit.text(tr('由模板创建', 'created from'), {
      x: 498,
      y: 287,
      size: 12,
      color: 'muted',
    });
  },
};

export const windFarmTree: Figure = {
  narrow: (_locale, kit) => {
    kit.outline({
      x: 4,
      y: 4,
      w: 320,
      items: [
        { label: tr('风电场', 'Wind farm'), depth: 0, state: 'open' },
        { label: tr('风机-1', 'Turbine 1'), depth: 1, state: 'open' },
        { label: tr('风轮系统', 'Rotor system'), depth: 2 },
        { label: tr('传动系统', 'Drivetrain'), depth: 2 },
        { label: tr('发电系统', 'Power generation'), depth: 2, state: 'open' },
        { label: tr('发电机', 'Generator'), depth: 3 },
        { label: tr('变频器', 'Converter'), depth: 3 },
        { label: tr('偏航系统', 'Yaw system'), depth: 2 },
        { label: tr('控制系统', 'Control system'), depth: 2 },
        { label: tr('塔架与基础系统', 'Tower, foundation'), depth: 2 },
        { label: tr('辅助系统', 'Auxiliary system'), depth: 2 },
        { label: tr('风机-2', 'Turbine 2'), depth: 1, state: 'closed' },
      ],
    });
  },
  name: 'wind-farm-tree',
  chapter: '',
  width: 720,
  height: 346,
  title: tr('风电场的元素树', 'Element tree of a wind farm'),
  desc: tr(
    '风电场下是风机，风机下是七个子系统，发电系统下是发电机和变频器。',
    'Below the wind farm are turbines, below a turbine are its seven subsystems, below the power generation system are a generator and a converter.',
  ),
  draw(_locale, kit) {
    kit.tree({
      x: 8,
      y: 8,
      direction: 'right',
      nodeW: 152,
      gapX: 8,
      gapY: 32,
      root: {
        label: tr('风电场', 'Wind farm'),
        tone: 'brand',
        children: [
          {
            label: tr('风机-1', 'Turbine 1'),
            children: [
              { label: tr('风轮系统', 'Rotor system') },
              { label: tr('传动系统', 'Drivetrain') },
              {
                label: tr('发电系统', 'Power generation'),
                children: [{ label: tr('发电机', 'Generator') }, { label: tr('变频器', 'Converter') }],
              },
              { label: tr('偏航系统', 'Yaw system') },
              { label: tr('控制系统', 'Control system') },
              { label: tr('塔架与基础系统', 'Tower, foundation') },
              { label: tr('辅助系统', 'Auxiliary system') },
            ],
          },
          { label: tr('风机-2', 'Turbine 2') },
        ],
      },
    });
  },
};
