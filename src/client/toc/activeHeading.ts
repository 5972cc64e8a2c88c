/**
 * The heading whose section is in view: the last one above a line below the top of the window.
 * @param tops distances of the headings from the top of the window, in pixels, in order
 */
export function activeHeading(tops: readonly number[], linePx: number): number {
  let active = -1;
  tops.forEach((top, index) => {
    if (top <= linePx) active = index;
  });
  return active;
}
