/**
 * Runs an effect in a separate task after rendering, so that the browser can handle input first.
 * @returns a cleanup function, which also cancels the effect if it has not started yet
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
