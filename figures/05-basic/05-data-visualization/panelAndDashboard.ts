import { tr, type Figure } from '../../kit';

export const panelAndDashboard: Figure = {
  name: 'panel-and-dashboard',
  schematic: true,
  chapter: '05-basic/05-data-visualization',
  width: 720,
  height: 300,
  narrow: true,
  title: tr('元素、面板与仪表板', 'Element, panels and dashboard'),
  desc: tr(
    '左侧是元素树中选中的元素，箭头指向由该元素的四个面板拼成的仪表板。',
    'A selected element in the tree at the left; an arrow leads to a dashboard made of four panels of this element.',
  ),
  draw(_locale, kit) {
    const tree = kit.group({
      ...(kit.narrow ? { x: 4, y: 4, w: 320, h: 180 } : { x: 8, y: 8, w: 210, h: 284 }),
      caption: tr('元素树', 'Element tree'),
    });
    const rows = kit.outline({
      ...tree,
      items: [
        { label: tr('电力集团', 'Power Company'), depth: 0, state: 'open' },
        { label: tr('风电厂-A', 'Wind Farm A'), depth: 1, state: 'open' },
        { label: tr('风机-1', 'Turbine 1'), depth: 2, selected: true },
        { label: tr('风机-2', 'Turbine 2'), depth: 2 },
        { label: tr('风电厂-B', 'Wind Farm B'), depth: 1, state: 'closed' },
      ],
    });
    const board = kit.narrow ? { x: 4, y: 228, w: 320, h: 260 } : { x: 300, y: 8, w: 412, h: 284 };
    const inner = kit.group({ ...board, caption: tr('仪表板', 'Dashboard') });
    const [w, h] = [(inner.w - 12) / 2, (inner.h - 12) / 2];
    const right = inner.x + w + 12;
    const lower = inner.y + h + 12;
    kit.panelCard({ x: inner.x, y: inner.y, w, h, title: tr('输出功率', 'Output power'), chart: 'line' });
    kit.panelCard({
      x: right,
      y: inner.y,
      w,
      h,
      title: tr('发电效率', 'Efficiency'),
      chart: 'gauge',
    });
    kit.panelCard({
      x: inner.x,
      y: lower,
      w,
      h,
      title: tr('日发电量', 'Daily generation'),
      chart: 'bar',
    });
    kit.panelCard({ x: right, y: lower, w, h, title: tr('状态记录', 'State records'), chart: 'table' });
    const [, , selected] = rows;
    const from = kit.narrow ? { x: 164, y: 184 } : selected;
    if (from) kit.arrow(from, board, { label: tr('拥有', 'owns'), tone: 'brand' });
  },
};
