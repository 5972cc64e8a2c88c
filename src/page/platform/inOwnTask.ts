/**
 * Runs an effect in a separate task after the next frame, so that the browser paints what was rendered and handles input
 * first.
 * @returns a cleanup function, which also cancels the effect if it has not started yet
 */
export function inOwnTask(effect: () => void | (() => void)): () => void {
  let undo: void | (() => void);
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      undo = effect();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    undo?.();
  };
}
