import { visit } from 'unist-util-visit';
import type { CompiledDocument } from '../../../core/model/compiledDocument';
import type { SourcePlace } from '../../../core/model/places';
import { warning, type ContentProblem } from '../../../core/model/problem';

const STEP = /^(?:Step \d+|第 ?\d+ ?步)(?:\s*[:：]|$)/;

/** Reports sections headed as numbered steps ("Step 3: …") without an image. */
export function checkStepPictures(document: CompiledDocument): ContentProblem[] {
  const { headings, headingPlaces, tree } = document;
  if (!headings.some(({ text }) => STEP.test(text))) return [];
  const pictures: SourcePlace[] = [];
  visit(tree, 'place', ({ place }) => {
    if (place.type === 'image') pictures.push(place);
  });
  return headings.flatMap(({ text, level }, index) => {
    const place = headingPlaces[index];
    if (!place || !STEP.test(text)) return [];
    const next = headings.findIndex((heading, at) => at > index && heading.level <= level);
    const end = headingPlaces[next]?.line ?? Infinity;
    const shown = pictures.some(({ file, line }) => file === place.file && line > place.line && line < end);
    if (shown) return [];
    const message = `the step "${text}" shows no image`;
    const hint = 'add ![description](./images/….svg) below it';
    return warning(place.file, place.line, 'step-without-picture', message, hint);
  });
}
