import { hierarchy, tree as tidyTree } from 'd3-hierarchy';
import type { Arrows } from './arrows';
import type { Canvas } from './canvas';
import type { BoxOptions, Shapes } from './shapes';
import { classes, el } from './svgNode';
import { wrapText } from './textMetrics';
import type { Label, Rect, Tone } from './types';

export interface TreeNode {
  /** Key of the returned area; default: the label in the drawn language. */
  id?: string;
  label: Label;
  lines?: readonly Label[];
  tone?: Tone;
  fill?: BoxOptions['fill'];
  /** Dashed outline: the same thing once more, by reference. */
  ref?: boolean;
  children?: readonly TreeNode[];
}

export interface TreeOptions {
  x: number;
  y: number;
  root: TreeNode;
  direction?: 'down' | 'right';
  nodeW?: number;
  gapX?: number;
  gapY?: number;
}

export interface OutlineItem {
  label: Label;
  depth: number;
  /** `open` or `closed` draws a triangle; a leaf has none. */
  state?: 'open' | 'closed';
  selected?: boolean;
  ref?: boolean;
}

/** Trees and indented lists. */
export function trees(canvas: Canvas, { box, boxHeight, text, rect }: Shapes, { line }: Arrows) {
  /** Draws a tidy tree with its upper left corner at x, y; returns the areas of the nodes. */
  function tree({
    x,
    y,
    root,
    direction = 'down',
    nodeW = 120,
    gapX = 16,
    gapY = 36,
  }: TreeOptions): Record<string, Rect> {
    const down = direction === 'down';
    const data = hierarchy<TreeNode>(root, (node) => (node.children ? [...node.children] : undefined));
    const nodeH = Math.max(
      ...data
        .descendants()
        .map(({ data: node }) =>
          boxHeight({ w: nodeW, title: node.label, lines: node.lines ?? [], size: 13 }),
        ),
    );
    const [across, along] = down ? [nodeW + gapX, nodeH + gapY] : [nodeH + gapX, nodeW + gapY];
    const laidOut = tidyTree<TreeNode>()
      .nodeSize([across, along])
      .separation(() => 1)(data);
    const first = Math.min(...laidOut.descendants().map((node) => node.x));
    const areas: Record<string, Rect> = {};
    const areaOf = (node: { x: number; y: number }): Rect => {
      const [dx, dy] = down ? [node.x - first, node.y] : [node.y, node.x - first];
      return { x: x + dx, y: y + dy, w: nodeW, h: nodeH };
    };
    for (const { source, target } of laidOut.links()) {
      const [a, b] = [areaOf(source), areaOf(target)];
      const points = down
        ? [
            { x: a.x + a.w / 2, y: a.y + a.h },
            { x: a.x + a.w / 2, y: a.y + a.h + gapY / 2 },
            { x: b.x + b.w / 2, y: b.y - gapY / 2 },
            { x: b.x + b.w / 2, y: b.y },
          ]
        : [
            { x: a.x + a.w, y: a.y + a.h / 2 },
            { x: a.x + a.w + gapY / 2, y: a.y + a.h / 2 },
            { x: b.x - gapY / 2, y: b.y + b.h / 2 },
            { x: b.x, y: b.y + b.h / 2 },
          ];
      line(points, { width: 1.5, dashed: target.data.ref ?? false });
    }
    for (const node of laidOut.descendants()) {
      const { id, label, lines, tone, fill, ref } = node.data;
      areas[id ?? canvas.t(label)] = box({
        ...areaOf(node),
        title: label,
        lines: lines ?? [],
        tone: tone ?? 'neutral',
        fill: fill ?? (tone ? 'soft' : 'paper'),
        dashed: ref ?? false,
        size: 13,
      });
    }
    return areas;
  }

  /** An indented list as in a file manager; returns the area of each row. */
  function outline({
    x,
    y,
    w,
    items,
    row = 26,
  }: {
    x: number;
    y: number;
    w: number;
    items: readonly OutlineItem[];
    row?: number;
  }): Rect[] {
    const size = canvas.textSize(13);
    let top = y;
    return items.map(({ label, depth, state, selected, ref }) => {
      const left = x + 8 + depth * 18;
      const width = w - (left - x) - 20;
      const lines = wrapText(canvas.t(label), width, { size, bold: selected ?? false }).length;
      const area = { x, y: top, w, h: row + (lines - 1) * size * 1.4 };
      top += area.h;
      const middle = area.y + area.h / 2;
      if (selected) rect({ ...area, y: area.y + 1, h: area.h - 2 }, 'w-brand', 4);
      if (state !== undefined) {
        const d =
          state === 'open' ? `M${left} ${middle - 2.5}h9l-4.5 5z` : `M${left + 2} ${middle - 4.5}v9l5-4.5z`;
        canvas.add(el('path', { class: 'f-line', d }));
      } else {
        canvas.add(
          el('circle', {
            class: classes(ref ? 'nofill' : 'f-rule', 's-neutral', ref && 'ref'),
            cx: left + 4.5,
            cy: middle,
            r: ref ? 4.5 : 3.5,
          }),
        );
      }
      text(label, {
        x: left + 16,
        y: middle,
        width,
        size: 13,
        bold: selected ?? false,
        valign: 'middle',
      });
      return area;
    });
  }

  return { tree, outline };
}
