/** Below this offset the navbar always shows. */
const TOP_PX = 64;

/** Whether a scroll from one offset to another hides the navbar. */
export function isScrollDown(from: number, to: number): boolean {
  return to > from && to > TOP_PX;
}
