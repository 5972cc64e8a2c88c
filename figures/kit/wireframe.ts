import { callouts } from './callouts';
import type { Canvas } from './canvas';
import { fields } from './fields';
import { forms } from './forms';
import { frames } from './frames';
import type { Shapes } from './shapes';

/** Parts of a user interface, in outline. */
export function wireframe(canvas: Canvas, shapes: Shapes) {
  const inputs = fields(canvas, shapes);
  const marks = callouts(canvas, shapes);
  return {
    ...inputs,
    ...marks,
    ...frames(canvas, shapes, inputs),
    ...forms(canvas, shapes, inputs, marks),
  };
}
