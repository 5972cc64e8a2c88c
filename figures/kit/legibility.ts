/** Width of the article's column in a 1280 px wide window. */
export const DESKTOP_COLUMN = 624;

/** Width of the article's column on a 360 px wide phone. */
export const PHONE_COLUMN = 312;

/** Smallest text as shown in these columns, in pixels. */
export const LEAST_SHOWN = { desktop: 12, phone: 11 } as const;

/** Widest drawing that a phone shows with the smallest text of the kit at its least size. */
export const NARROW_WIDTH = 328;

/** The scale at which a drawing is shown in a column; drawings are never enlarged. */
export function shownScale(width: number, column: number): number {
  return Math.min(1, column / width);
}

/** Smallest text size that a drawing of this width may use, given the column in which it is shown. */
export function leastTextSize(width: number, column = DESKTOP_COLUMN): number {
  return Math.ceil(LEAST_SHOWN.desktop / shownScale(width, column));
}
