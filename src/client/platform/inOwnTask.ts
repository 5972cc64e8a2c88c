/**
 * Runs an effect in a task of its own, right after the page is drawn: the browser may answer the reader before it.
 * @returns the way back, which also ends an effect that has not begun
 */
export function inOwnTask(effect: () => void | (() => void)): () => void {
  let undo: void | (() => void);
  const timer = setTimeout(() => {
    undo = effect();
  });
  return () => {
    clearTimeout(timer);
    undo?.();
  };
}
