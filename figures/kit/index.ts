export { samples, seededRandom } from './data';
export { COMPONENT, color } from './palette';
export { el } from './svgNode';
export { tr } from './types';
export type { Draw, Figure, Label, Locale, Localized, Rect, Tone } from './types';
export type { Kit } from './createKit';
export { bothWidths, formFigure } from './formFigure';
export type { FormField, FormOptions } from './forms';
export { decisionList, rowsFlow } from './narrowFlows';
