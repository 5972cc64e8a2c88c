/**
 * Index of the current section's heading: the last one above a line near the top of the viewport.
 * @param tops distances of the headings from the top of the viewport in pixels, in document order
 */
export function activeHeading(tops: readonly number[], linePx: number): number {
  let active = -1;
  tops.forEach((top, index) => {
    if (top <= linePx) active = index;
  });
  return active;
}
