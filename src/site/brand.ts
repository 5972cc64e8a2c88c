/**
 * The brand's colors. `npm run check:content` reports what has another one: the style sheets of `src/core/styles`, and
 * `static/favicon.svg`. The contact popup, the seals of the footer and the figures read them here.
 */
export const BRAND = {
  /** Links and controls on a light page; at least 4.5:1 on white. */
  light: '#1859d1',
  /** The same on a dark page, and in the footer. */
  dark: '#86b1ff',
  /** Lines of icons and figures on a light page; at least 3:1 on white. */
  mark: '#2d7df0',
} as const;
