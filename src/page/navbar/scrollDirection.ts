/** At scroll offsets below this, the navbar is always shown. */
const TOP_PX = 64;

/** Whether scrolling from one offset to another hides the navbar. */
export function isScrollDown(from: number, to: number): boolean {
  return to > from && to > TOP_PX;
}
