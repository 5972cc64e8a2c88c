/** Collapse animation duration in milliseconds for a height in pixels; grows sublinearly. */
export function collapseDuration(heightPx: number): number {
  if (heightPx <= 0) return 0;
  const steps = heightPx / 36;
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10);
}
