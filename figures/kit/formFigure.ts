import type { Kit } from './createKit';
import type { FormOptions } from './forms';
import { DESKTOP_COLUMN, NARROW_WIDTH } from './legibility';
import type { Draw, Figure, Label, Rect } from './types';

/** One form, with the meaning of its numbered marks. */
export interface FormFigure extends Pick<Figure, 'name' | 'chapter' | 'title' | 'desc' | 'schematic'> {
  forms: readonly FormOptions[];
  notes?: readonly Label[];
}

const EDGE = 4;
const GAP = 18;
const NOTES_WIDTH = 196;

function below({ y, h }: Rect): number {
  return y + h + GAP;
}

function stackForms(kit: Kit, forms: readonly FormOptions[], w: number): number {
  let top = EDGE;
  for (const options of forms) top = below(kit.form({ ...options, x: EDGE, y: top, w }));
  return top;
}

/** A figure of dialogs: the notes stand beside them, on phones below them. */
export function formFigure({ forms, notes = [], ...figure }: FormFigure): Figure {
  const room = DESKTOP_COLUMN - 2 * EDGE;
  const draw: Draw = (_locale, kit) => {
    if (notes.length > 0) {
      const w = room - NOTES_WIDTH - GAP;
      stackForms(kit, forms, w);
      kit.calloutList({ x: EDGE + w + GAP, y: EDGE + 8, w: NOTES_WIDTH, items: notes });
      return;
    }
    const w = (room - (forms.length - 1) * GAP) / forms.length;
    forms.forEach((options, index) => kit.form({ ...options, x: EDGE + index * (w + GAP), y: EDGE, w }));
  };
  const narrow: Draw = (_locale, kit) => {
    const w = NARROW_WIDTH - 2 * EDGE;
    const top = stackForms(kit, forms, w);
    if (notes.length > 0) kit.calloutList({ x: EDGE, y: top, w, items: notes });
  };
  return { ...figure, width: DESKTOP_COLUMN, draw, narrow };
}

/** Draws the same thing once in the width of the article and once in that of a phone; `wide` tells which. */
export function bothWidths(draw: (kit: Kit, w: number, wide: boolean) => void): {
  width: number;
  draw: Draw;
  narrow: Draw;
} {
  return {
    width: DESKTOP_COLUMN,
    draw: (_locale, kit) => draw(kit, DESKTOP_COLUMN - 2 * EDGE, true),
    narrow: (_locale, kit) => draw(kit, NARROW_WIDTH - 2 * EDGE, false),
  };
}
