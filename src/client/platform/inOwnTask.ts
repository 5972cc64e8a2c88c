/**
 * Runs an effect in its own task after rendering, so that the browser can handle input first.
 * @returns a cleanup function, which also cancels an effect that has not started
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
