import { el, tr, type Figure, type Kit, type Label, type Rect, type Tone } from '../kit';

type ReferenceKind = 'strong' | 'composition' | 'weak';

/** The place of an element in the drawn tree, and what ties it to its parent. */
interface Place {
  id: string;
  label: Label;
  column: 0 | 1;
  level: 0 | 1 | 2;
  parent?: string;
  kind?: ReferenceKind;
}

interface Case {
  name: string;
  title: Figure['title'];
  desc: Figure['desc'];
  places: readonly Place[];
  /** The place that the user deletes. */
  deleted: string;
  /** All places that are empty afterwards. */
  gone: readonly string[];
  action: Label;
  result: Label;
}

const KINDS: Record<ReferenceKind, { label: Label; tone: Tone }> = {
  strong: { label: tr('强引用', 'Strong reference'), tone: 'brand' },
  composition: { label: tr('包含引用', 'Composition reference'), tone: 'brand' },
  weak: { label: tr('弱引用', 'Weak reference'), tone: 'neutral' },
};

const STEP = { width: 216, gap: 32, caption: 54 };
const NODE = { w: 88, h: 46, gapX: 12, gapY: 30 };
const ROOT_H = 32;

const TURBINES = tr('风机', 'Wind Turbines');
const SITE = tr('风电厂-A', 'Site A');
const TURBINE = tr('风机-1', 'Wind Turbine-1');
const MOTORS = tr('电机', 'Motors');
const MOTOR = tr('电机-A', 'Motor-A');

/** Trees of turbines by type and by site; the kind of the reference in the tree by type differs by case. */
function turbineTrees(kind: ReferenceKind): Place[] {
  return [
    { id: 'type', label: TURBINES, column: 0, level: 0 },
    { id: 'site', label: SITE, column: 1, level: 0 },
    { id: 'type/turbine', label: TURBINE, column: 0, level: 1, parent: 'type', kind },
    { id: 'site/turbine', label: TURBINE, column: 1, level: 1, parent: 'site', kind: 'strong' },
  ];
}

const CASES: readonly Case[] = [
  {
    name: 'reference-strong',
    title: tr('强引用：在一处删除', 'Strong reference: deleted in one place'),
    desc: tr(
      '风机-1 在风机和风电厂-A 下都是强引用；在风电厂-A 下删除之后，风机下的仍在。',
      'Wind Turbine-1 is strongly referenced under Wind Turbines and Site A; after it is deleted under Site A, the one under Wind Turbines remains.',
    ),
    places: turbineTrees('strong'),
    deleted: 'site/turbine',
    gone: ['site/turbine'],
    action: tr('在风电厂-A 下删除', 'Delete under Site A'),
    result: tr('另一处保留', 'The other one stays'),
  },
  {
    name: 'reference-composition',
    title: tr('包含引用：删除父元素', 'Composition reference: the parent is deleted'),
    desc: tr(
      '电机-A 包含于风机-1，同时位于电机下；删除风机-1 之后，两处电机-A 都消失。',
      'Motor-A is part of Wind Turbine-1 and is also under Motors; after Wind Turbine-1 is deleted, both are gone.',
    ),
    places: [
      { id: 'type', label: TURBINES, column: 0, level: 0 },
      { id: 'motors', label: MOTORS, column: 1, level: 0 },
      { id: 'turbine', label: TURBINE, column: 0, level: 1, parent: 'type', kind: 'strong' },
      { id: 'motors/motor', label: MOTOR, column: 1, level: 1, parent: 'motors', kind: 'strong' },
      { id: 'turbine/motor', label: MOTOR, column: 0, level: 2, parent: 'turbine', kind: 'composition' },
    ],
    deleted: 'turbine',
    gone: ['turbine', 'turbine/motor', 'motors/motor'],
    action: tr('删除风机-1', 'Delete Wind Turbine-1'),
    result: tr('所有电机-A 都消失', 'Every Motor-A is gone'),
  },
  {
    name: 'reference-weak',
    title: tr('弱引用：移除弱引用', 'Weak reference: the weak one is removed'),
    desc: tr(
      '风机-1 在风机下是弱引用，在风电厂-A 下是强引用；移除弱引用之后，风电厂-A 下的仍在。',
      'Wind Turbine-1 is weak under Wind Turbines and strong under Site A; after the weak one is removed, the one under Site A remains.',
    ),
    places: turbineTrees('weak'),
    deleted: 'type/turbine',
    gone: ['type/turbine'],
    action: tr('移除弱引用', 'Remove the weak one'),
    result: tr('强引用不受影响', 'The strong one stays'),
  },
  {
    name: 'reference-last-strong',
    title: tr('弱引用：移除唯一的强引用', 'Weak reference: the only strong one is removed'),
    desc: tr(
      '风机-1 在风机下是弱引用，在风电厂-A 下是强引用；移除强引用之后，弱引用也消失，元素被删除。',
      'Wind Turbine-1 is weak under Wind Turbines and strong under Site A; after the strong one is removed, the weak one goes too and the element is deleted.',
    ),
    places: turbineTrees('weak'),
    deleted: 'site/turbine',
    gone: ['site/turbine', 'type/turbine'],
    action: tr('移除唯一的强引用', 'Remove the strong one'),
    result: tr('弱引用随之消失', 'The weak one goes too'),
  },
];

/** Line of a reference: solid when strong, dashed when weak, with a diamond at the parent when composition. */
function drawReference(kit: Kit, parent: Rect, child: Rect, kind: ReferenceKind): void {
  const { tone } = KINDS[kind];
  const x = parent.x + parent.w / 2;
  const top = parent.y + parent.h;
  kit.line(
    [
      { x, y: top },
      { x, y: child.y },
    ],
    { tone, dashed: kind === 'weak', width: 2 },
  );
  if (kind === 'composition') kit.add(el('path', { class: `f-${tone}`, d: `M${x} ${top}l5 7l-5 7l-5-7z` }));
}

/** A red cross on a round ground, so that it hides neither a name nor a line. */
function drawCross(kit: Kit, { x, y, w, h }: Rect): void {
  const inset = 6;
  kit.add(el('circle', { class: 'f-ground s-red w15', cx: x + w / 2, cy: y + h / 2, r: w / 2 }));
  for (const [from, to] of [
    [inset, w - inset],
    [w - inset, inset],
  ] as const)
    kit.line(
      [
        { x: x + from, y: y + inset },
        { x: x + to, y: y + h - inset },
      ],
      { tone: 'red', width: 2 },
    );
}

/** One state of the trees; `crossed` is struck out. */
function drawState(kit: Kit, x: number, y: number, places: readonly Place[], crossed?: string): void {
  const left = x + (STEP.width - 2 * NODE.w - NODE.gapX) / 2;
  const root = { x: left, y, w: 2 * NODE.w + NODE.gapX, h: ROOT_H };
  const areas = new Map<string, Rect>();
  for (const { id, column, level } of places) {
    areas.set(id, {
      x: left + column * (NODE.w + NODE.gapX),
      y: y + ROOT_H + NODE.gapY + level * (NODE.h + NODE.gapY),
      w: NODE.w,
      h: NODE.h,
    });
  }
  for (const { id, parent, kind } of places) {
    const area = areas.get(id);
    const above = parent === undefined ? undefined : areas.get(parent);
    if (area === undefined) continue;
    const middle = area.x + area.w / 2;
    if (above !== undefined && kind !== undefined) drawReference(kit, above, area, kind);
    else
      kit.line(
        [
          { x: middle, y: root.y + root.h },
          { x: middle, y: area.y },
        ],
        { width: 1.5 },
      );
  }
  kit.box({ ...root, title: tr('系统根节点', 'System Root'), size: 12 });
  for (const { id, label, kind } of places) {
    const area = areas.get(id);
    if (area === undefined) continue;
    const tone = id === crossed ? 'red' : kind === undefined ? 'neutral' : KINDS[kind].tone;
    kit.box({ ...area, tone, fill: kind === undefined ? 'paper' : 'soft', dashed: kind === 'weak' });
    if (id === crossed) drawCross(kit, { x: area.x + area.w - 10, y: area.y - 10, w: 20, h: 20 });
    kit.text(label, {
      x: area.x + area.w / 2,
      y: area.y + area.h / 2,
      width: area.w - 16,
      size: 12,
      bold: true,
      align: 'middle',
      valign: 'middle',
    });
  }
}

function drawLegend(kit: Kit, top: number, kinds: readonly ReferenceKind[], stacked: boolean): void {
  let [x, y] = [12, top];
  for (const kind of kinds) {
    const { label, tone } = KINDS[kind];
    kit.line(
      [
        { x, y },
        { x: x + 30, y },
      ],
      { tone, dashed: kind === 'weak', width: 2 },
    );
    if (kind === 'composition') kit.add(el('path', { class: `f-${tone}`, d: `M${x} ${y}l7-5l7 5l-7 5z` }));
    const area = kit.text(label, { x: x + 38, y, size: 12, color: 'muted' });
    if (stacked) y += 24;
    else x = area.x + area.w + 24;
  }
  drawCross(kit, { x: x - 4, y: y - 10, w: 20, h: 20 });
  kit.text(tr('删除', 'Deleted'), { x: x + (stacked ? 38 : 20), y, size: 12, color: 'muted' });
}

/** The three states of a case, each in a frame of its own, joined by arrows. */
function drawCase(
  kit: Kit,
  { places, deleted, gone, action, result }: Case,
  frameH: number,
  cornerOf: (index: number) => Pick<Rect, 'x' | 'y'>,
): Rect {
  const captions: Label[] = [tr('删除之前', 'Before'), action, result];
  const frames = captions.map((caption, index) => {
    const frame = { ...cornerOf(index), w: STEP.width, h: frameH };
    kit.rect(frame, 's-rule w-neutral', 10);
    kit.text(`${index + 1}`, { x: frame.x + 14, y: frame.y + 22, size: 13, bold: true, color: 'link' });
    kit.text(caption, { x: frame.x + 28, y: frame.y + 22, width: STEP.width - 40, size: 13, bold: true });
    const visible = index < 2 ? places : places.filter(({ id }) => !gone.includes(id));
    drawState(kit, frame.x, frame.y + STEP.caption - 8, visible, index === 1 ? deleted : undefined);
    return frame;
  });
  frames.slice(1).forEach((frame, index) => {
    const before = frames[index];
    if (before !== undefined) kit.arrow(before, frame, { tone: 'neutral' });
  });
  return frames.at(-1) ?? { x: 0, y: 0, w: 0, h: 0 };
}

function referenceFigure(shown: Case): Figure {
  const { name, title, desc, places } = shown;
  const levels = Math.max(...places.map(({ level }) => level)) + 1;
  const frameH = STEP.caption + ROOT_H + levels * (NODE.h + NODE.gapY) + 14;
  const kinds = (Object.keys(KINDS) as ReferenceKind[]).filter((kind) =>
    places.some((place) => place.kind === kind),
  );
  return {
    name,
    chapter: '06-advanced',
    width: 720,
    height: frameH + 46,
    title,
    desc,
    draw(_locale, kit) {
      drawCase(kit, shown, frameH, (index) => ({ x: 4 + index * (STEP.width + STEP.gap), y: 4 }));
      drawLegend(kit, frameH + 28, kinds, false);
    },
    narrow(_locale, kit) {
      const last = drawCase(kit, shown, frameH, (index) => ({
        x: (328 - STEP.width) / 2,
        y: 4 + index * (frameH + STEP.gap),
      }));
      drawLegend(kit, last.y + last.h + 22, kinds, true);
    },
  };
}

export const elementReferences: readonly Figure[] = CASES.map(referenceFigure);
